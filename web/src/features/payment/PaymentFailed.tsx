import type { ReactElement } from 'react';
import type { PaymentStatus } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TryAgain } from './TryAgain.tsx';

export type UnpaidStatus = Exclude<PaymentStatus, 'pending' | 'complete'>;

const texts = {
  failed: {
    tone: 'error',
    title: t`Payment failed`,
    notice: t`The payment didn't go through.`,
    more: t`Nothing was bought. Your details are saved, so you can try again.`,
  },
  cancelled: {
    tone: 'info',
    title: t`Payment cancelled`,
    notice: t`The payment was cancelled.`,
    more: t`Nothing was bought. Your details are saved, so you can try again.`,
  },
  expired: {
    tone: 'info',
    title: t`Order expired`,
    notice: t`This order was not paid within 24 hours.`,
    more: t`You can place it again. If you have paid after all, it still counts: what you bought comes by email as soon as PayFast confirms it.`,
  },
} as const satisfies Record<UnpaidStatus, object>;

export function PaymentFailed({ status }: { status: UnpaidStatus }): ReactElement {
  const { tone, title, notice, more } = texts[status];
  return (
    <Page title={title}>
      <Card display="grid" gap="5">
        <Notice tone={tone} title={notice}>
          <p>{more}</p>
        </Notice>
        <TryAgain />
      </Card>
    </Page>
  );
}
