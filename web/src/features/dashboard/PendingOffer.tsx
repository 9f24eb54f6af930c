import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { orderSearch } from '#web/storage/orderKey.ts';
import { forgetPending, pendingCode } from '#web/storage/pendingCode.ts';
import { rich } from '#web/text/rich.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Offer } from './Offer.tsx';

/** A code whose form is filled in but not paid for. */
export function PendingOffer(): ReactElement | null {
  const [pending, setPending] = useState(() => pendingCode.read());
  if (pending === null) return null;
  return (
    <Offer
      title={t`One ZarCode is waiting for payment`}
      action={
        <LinkButton to="/payment" search={orderSearch()} variant="solid">
          {t`Go to payment`}
        </LinkButton>
      }
      onDismiss={() => {
        forgetPending();
        setPending(null);
      }}
    >
      {rich(t`<title/> in ${pending.city}. Nothing has been charged yet.`, {
        title: () => <strong>{pending.title}</strong>,
      })}
    </Offer>
  );
}
