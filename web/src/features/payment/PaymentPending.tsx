import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const timeoutMs = 20_000;

/** The provider notifies the server, which can take a while; the page updates by itself. */
export function PaymentPending(): ReactElement {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page title="Confirming your payment">
      <Card display="grid" gap="4">
        <chakra.p role="status" display="flex" gap="3" alignItems="center" fontWeight="semibold">
          <Spinner color="primary" />
          Waiting for the payment to be confirmed...
        </chakra.p>
        {long ? (
          <>
            <p>
              This is taking longer than usual. You can close this page: as soon as the payment is confirmed,
              your code appears in My ZarCodes and a receipt goes to your email.
            </p>
            <LinkButton to="/my-codes" variant="outline">
              My ZarCodes
            </LinkButton>
          </>
        ) : (
          <chakra.p color="fg.muted">This usually takes a few seconds.</chakra.p>
        )}
      </Card>
    </Page>
  );
}
