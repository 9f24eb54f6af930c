import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Offer } from './Offer.tsx';

/** Prepaid codes that are left. Nothing while unknown: the banner is a bonus, and its absence is no error. */
export function BundleBanner(): ReactElement | null {
  const { data } = useApi('bundles.active');
  const bundles = data?.bundles ?? [];
  const left = bundles.reduce((sum, bundle) => sum + bundle.remainingZarcodes, 0);
  const total = bundles.reduce((sum, bundle) => sum + bundle.totalZarcodes, 0);
  if (left === 0) return null;
  return (
    <Offer
      title={plural(left, t`${left} prepaid ZarCode left`, t`${left} prepaid ZarCodes left`)}
      action={
        <LinkButton to="/generator" variant="solid">
          {t`Use one now`}
        </LinkButton>
      }
    >
      {bundles.length === 1
        ? t`${left} of ${total} in your bundle. Your next code is made at once, with nothing to pay.`
        : t`${left} of ${total} in your bundles. Your next code is made at once, with nothing to pay.`}
    </Offer>
  );
}
