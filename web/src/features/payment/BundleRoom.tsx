import type { ReactElement } from 'react';
import type { BundleOffers } from '#shared/contract/bundles.ts';
import { t } from '#shared/text/t.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { Choice } from './order.ts';

interface BundleRoomProps {
  choice: Choice;
  offers: BundleOffers | undefined;
}

/** Says before it is bought that a part of a bundle cannot be used yet. */
export function BundleRoom({ choice, offers }: BundleRoomProps): ReactElement | null {
  if (choice === 'code' || offers === undefined || offers.room >= choice) return null;
  const { maxCodes, room } = offers;
  return (
    <Notice title={t`You can make ${room} of these ${choice} ZarCodes now`}>
      <p>
        {t`An account can have ${maxCodes} ZarCodes at a time. The others wait for you: there is room again once residents have claimed some, or contact us for a higher limit.`}
      </p>
    </Notice>
  );
}
