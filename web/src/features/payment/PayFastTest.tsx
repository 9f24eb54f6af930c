import { plural, t } from '#shared/text/t.ts';
import '#web/api/adminRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { testTimeoutMs } from '#shared/domain/payFastTest.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TestCredentials } from './TestCredentials.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

export const payFastTestTitle = t`PayFast test page`;

/** Shown to those who can't read the setting; its default. */
const defaultTimeoutMs = 10_000;

/** Tries the settings of PayFast without an order; closes by itself (docs/product/payments.md#payfast-test-page). */
export function PayFastTest(): ReactElement {
  const isSuperAdmin = useMeetsLevel('superAdmin');
  const { data, error } = useApi('settings.get', isSuperAdmin ? {} : null);
  const isLoading = isSuperAdmin && data === undefined && error === undefined;
  return (
    <Page title={payFastTestTitle} intro={t`Nothing is ordered here, and no money moves.`}>
      {isLoading ? (
        <Skeleton height="14rem" />
      ) : (
        <ClosingCard
          timeoutMs={testTimeoutMs(data?.payFastTestPageTimeout ?? defaultTimeoutMs)}
          isSuperAdmin={isSuperAdmin}
        />
      )}
    </Page>
  );
}

interface ClosingCardProps {
  timeoutMs: number;
  isSuperAdmin: boolean;
}

function ClosingCard({ timeoutMs, isSuperAdmin }: ClosingCardProps): ReactElement {
  const navigate = useNavigate();
  const [staysOpen, setStaysOpen] = useState(false);
  const close = () => {
    // Does nothing where the page is not in a window of its own.
    window.close();
    void navigate({ to: '/dashboard', replace: true });
  };
  const seconds = useSecondsLeft(staysOpen ? null : timeoutMs, close);
  return (
    <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p role="timer">
        {staysOpen
          ? t`This page stays open.`
          : plural(
              seconds,
              t`This page closes in ${seconds} second.`,
              t`This page closes in ${seconds} seconds.`,
            )}
      </chakra.p>
      {isSuperAdmin ? <TestCredentials onStart={() => setStaysOpen(true)} /> : null}
      {staysOpen ? null : (
        <Button variant="outline" wide onClick={() => setStaysOpen(true)}>
          {t`Keep it open`}
        </Button>
      )}
      <Button variant="outline" wide onClick={close}>
        {t`Close`}
      </Button>
    </Card>
  );
}
