import type { ReactElement } from 'react';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { AuditTrail } from '#web/brand/audit/AuditTrail.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { PaymentConfiguration } from './PaymentConfiguration.tsx';
import { SystemConfiguration } from './SystemConfiguration.tsx';
import { TestEmail } from './TestEmail.tsx';

/** docs/product/back-office-money.md#system-settings. */
export function SystemSettings(): ReactElement {
  const { data, error, mutate } = useApi('settings.get');
  return (
    <Page title="System Settings" intro="Changes apply to everyone from the next page or order.">
      {error === undefined ? null : (
        <LoadProblem
          title="Failed to fetch settings"
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined ? <Skeleton height="40rem" /> : null}
      {data === undefined ? null : (
        <CardStack>
          <SystemConfiguration settings={data} />
          <PaymentConfiguration settings={data} />
          <TestEmail />
        </CardStack>
      )}
      <AuditTrail kind="settings" id="settings" />
    </Page>
  );
}
