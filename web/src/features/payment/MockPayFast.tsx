import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { paidFor } from '#web/brand/paidFor.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { NoPayment } from './NoPayment.tsx';

/** Stands in for PayFast where no provider is set up, and says so. */
export function MockPayFast({ id }: { id: string | null }): ReactElement {
  const { data, error, mutate } = useApi('payments.get', id === null ? null : { params: { id } });
  if (id === null) return <NoPayment />;
  return (
    <Page title={t`Test payment`} intro={t`This page stands in for PayFast. No money changes hands.`}>
      {error === undefined ? null : (
        <LoadProblem
          title={t`This payment could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined ? <Skeleton height="14rem" /> : null}
      {data === undefined ? null : data.mode === 'mock' ? (
        <MockPayment payment={data} />
      ) : (
        <Notice tone="error" title={t`This payment is made with PayFast, not here.`} />
      )}
    </Page>
  );
}

function MockPayment({ payment }: { payment: Payment }): ReactElement {
  const navigate = useNavigate();
  const { run, busy } = useMutationOf('payments.complete');
  const [paid, setPaid] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const search = { id: payment.id };
  const settle = async () => {
    setProblem(null);
    try {
      await run({ params: { id: payment.id }, body: {} });
      setPaid(true);
      await navigate({ to: '/payment/success', search, replace: true });
    } catch (error) {
      setProblem(messageOf(error, t`The payment didn't go through. Nothing was charged.`));
    }
  };
  const open = payment.status === 'pending';
  return (
    <Card
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      borderTop="8px solid"
      borderTopColor="sun"
    >
      <div>
        <chakra.p color="fg.muted">{paidFor(payment)}</chakra.p>
        <chakra.p fontSize="4xl" fontWeight="black" lineHeight="tight" mt="1">
          R{payment.amount}
        </chakra.p>
      </div>
      {problem === null ? null : <Notice tone="error" title={problem} />}
      {open ? (
        <>
          <Button size="lg" wide busy={busy || paid} busyText={t`Paying...`} onClick={() => void settle()}>
            {t`Pay now`}
          </Button>
          <LinkButton to="/payment/cancel" variant="outline" wide>
            {t`Cancel`}
          </LinkButton>
        </>
      ) : (
        <LinkButton to="/payment/success" search={search} wide>
          {t`See the result`}
        </LinkButton>
      )}
    </Card>
  );
}
