import { type ReactElement, useDeferredValue, useState } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { useApi } from '#web/api/useApi.ts';
import { emptyForm, formOf } from '#web/brand/place/codeForm.ts';
import { PlaceEditor } from '#web/brand/place/PlaceEditor.tsx';
import { usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { Page } from '#web/ui/Page.tsx';
import { BundleBanner, CostCard } from './BundleNotice.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { useSearchIntent } from './useSearchIntent.ts';
import { restorePending, useStart } from './useStart.ts';
import { useSubmitCode } from './useSubmitCode.ts';

interface GeneratorProps {
  address: string;
  placeId: string;
}

const intentOf = ({ address, placeId }: GeneratorProps) => `${placeId} ${address}`.trim();

/** Pin a place, describe it, get its code. */
export function Generator(looked: GeneratorProps): ReactElement {
  const [pending] = useState(() => restorePending(intentOf(looked)));
  const bundles = useApi('bundles.active');
  const remaining = bundles.data?.bundles.reduce((sum, bundle) => sum + bundle.remainingZarcodes, 0) ?? 0;
  const { submit, created } = useSubmitCode(remaining > 0, intentOf(looked));
  const place = usePlaceForm({
    defaults: pending === null ? emptyForm : formOf(pending),
    names: pending === null ? 'map' : 'typed',
    submit,
    confirm: 'always',
    failed: 'Failed to create ZarCode',
  });
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const { start, codes } = useDeferredValue(useStart());
  const priceCents = usePriceCents();
  useSearchIntent(pending === null ? place.map : null, looked, place.pin.place);
  return (
    <Page title="Generate a ZarCode" intro={<BundleBanner remaining={remaining} />}>
      <PlaceEditor place={place} start={start}>
        {created === null ? (
          <DetailsForm
            place={place}
            codes={codes}
            cost={<CostCard remaining={remaining} priceCents={priceCents} />}
            submitLabel={remaining > 0 ? 'Generate ZarCode' : 'Continue to Payment'}
            ready={!bundles.isLoading}
          />
        ) : (
          <SuccessPanel created={created} />
        )}
      </PlaceEditor>
    </Page>
  );
}
