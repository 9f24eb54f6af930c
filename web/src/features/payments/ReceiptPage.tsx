import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { isUnknownPayment } from '#web/brand/unknownPayment.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Receipt } from './Receipt.tsx';
import { receiptTitle } from './receiptTitle.ts';
import { useReceipt } from './useReceipt.ts';
import './receipt.css';

/** docs/product/money.md#my-payments: one payment on a page that can be printed. */
export function ReceiptPage({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useReceipt(id);
  if (isUnknownPayment(error)) {
    return <NoReceipt title={t`We don't know this payment`}>{t`The link may be incomplete.`}</NoReceipt>;
  }
  if (data !== undefined && data.status !== 'complete') {
    return <NoReceipt title={t`This payment has no receipt`}>{t`It was not completed.`}</NoReceipt>;
  }
  return (
    <Page
      title={data === undefined ? t`Receipt` : receiptTitle(data)}
      action={
        <chakra.div data-not-printed display="flex" flexWrap="wrap" gap="2">
          <LinkButton to="/payments" variant="ghost">
            {t`All payments`}
          </LinkButton>
          {data === undefined ? null : (
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t`Print`}
            </Button>
          )}
        </chakra.div>
      }
    >
      {error === undefined || data !== undefined ? null : (
        <LoadProblem
          title={t`Your receipt could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined ? <Skeleton height="28rem" /> : null}
      {data === undefined ? null : <Receipt payment={data} />}
    </Page>
  );
}

function NoReceipt({ title, children }: { title: string; children: string }): ReactElement {
  return (
    <Page title={title} hideHeading>
      <EmptyState title={title} action={<LinkButton to="/payments">{t`My Payments`}</LinkButton>}>
        {children}
      </EmptyState>
    </Page>
  );
}
