import { type ReactElement, useDeferredValue, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { usePriceCents } from '#web/api/price.ts';
import { useApi } from '#web/api/useApi.ts';
import { emptyForm, formOf } from '#web/brand/place/codeForm.ts';
import { PlaceEditor } from '#web/brand/place/PlaceEditor.tsx';
import { usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { readDraft } from '#web/storage/drafts.ts';
import { generatorDraft } from '#web/storage/pendingCode.ts';
import { Page } from '#web/ui/Page.tsx';
import { BundleBanner, CostCard } from './BundleNotice.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { ForShop } from './ForShop.tsx';
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
  const draftName = generatorDraft(intentOf(looked));
  const [draft] = useState(() => readDraft(draftName, emptyForm));
  const [pending] = useState(() => (draft === null ? restorePending(intentOf(looked)) : null));
  const bundles = useApi('bundles.active');
  const remaining = bundles.data?.bundles.reduce((sum, bundle) => sum + bundle.remainingZarcodes, 0) ?? 0;
  const { submit, created, hold } = useSubmitCode(remaining > 0, intentOf(looked));
  const place = usePlaceForm({
    defaults: pending === null ? emptyForm : formOf(pending),
    names: pending === null && draft?.city === undefined ? 'map' : 'typed',
    submit,
    confirm: 'always',
    failed: t`Failed to create ZarCode`,
  });
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const { start, codes } = useDeferredValue(useStart());
  const priceCents = usePriceCents();
  const isPinned = pending !== null || draft?.latitude !== undefined;
  useSearchIntent(isPinned ? null : place.map, looked, place.pin.place);
  return (
    <Page title={t`Generate a ZarCode`} intro={<BundleBanner remaining={remaining} />}>
      <ForShop />
      <PlaceEditor place={place} start={start}>
        {created === null ? (
          <DetailsForm
            place={place}
            codes={codes}
            cost={<CostCard remaining={remaining} priceCents={priceCents} />}
            submitLabel={remaining > 0 ? t`Generate ZarCode` : t`Continue to Payment`}
            ready={!bundles.isLoading}
            draft={{ name: draftName, what: t`the details of a ZarCode`, base: emptyForm }}
          />
        ) : (
          <SuccessPanel created={created} onSign={hold} />
        )}
      </PlaceEditor>
    </Page>
  );
}
