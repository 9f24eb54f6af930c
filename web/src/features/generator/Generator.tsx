import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { emptyForm, formOf } from '#web/brand/place/codeForm.ts';
import { PlaceEditor } from '#web/brand/place/PlaceEditor.tsx';
import { type PlaceForm, usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { readDraft } from '#web/storage/drafts.ts';
import { generatorDraft } from '#web/storage/pendingCode.ts';
import { Page } from '#web/ui/Page.tsx';
import { BundleBanner, CostCard } from './BundleNotice.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { ForShop } from './ForShop.tsx';
import { NearCode } from './NearCode.tsx';
import { SubmitButton, type SubmitState } from './SubmitButton.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { useBundles } from './useBundles.ts';
import { useSearchIntent } from './useSearchIntent.ts';
import { restorePending, useStart } from './useStart.ts';
import { useSubmitCode } from './useSubmitCode.ts';

interface GeneratorProps {
  address: string;
  placeId: string;
}

const intentOf = ({ address, placeId }: GeneratorProps) => `${placeId} ${address}`.trim();

/** Pin a place, describe it, get its code. What is fetched belongs to the parts that show it: the whole is much to draw. */
export function Generator(looked: GeneratorProps): ReactElement {
  const draftName = generatorDraft(intentOf(looked));
  const [draft] = useState(() => readDraft(draftName, emptyForm));
  const [pending] = useState(() => (draft === null ? restorePending(intentOf(looked)) : null));
  const { submit, created, hold } = useSubmitCode(intentOf(looked));
  const place = usePlaceForm({
    defaults: pending === null ? emptyForm : formOf(pending),
    names: pending === null && draft?.city === undefined ? 'map' : 'typed',
    submit,
    confirm: 'always',
    failed: t`Failed to create ZarCode`,
  });
  const isPinned = pending !== null || draft?.latitude !== undefined;
  useSearchIntent(isPinned ? null : place.map, looked, place.pin.place);
  return (
    <Page title={t`Generate a ZarCode`} intro={<BundleBanner />}>
      <ForShop />
      <OwnPlaceEditor place={place}>
        {created === null ? (
          <DetailsForm
            place={place}
            near={<OwnNearCode place={place} />}
            cost={<CostCard />}
            submitButton={(state) => <PaidSubmitButton {...state} />}
            draft={{ name: draftName, what: t`the details of a ZarCode`, base: emptyForm }}
          />
        ) : (
          <SuccessPanel created={created} onSign={hold} />
        )}
      </OwnPlaceEditor>
    </Page>
  );
}

/** Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw. */
const useLateStart = () => useDeferredValue(useStart());

interface OwnPlaceProps {
  place: PlaceForm;
}

function OwnPlaceEditor({ place, children }: OwnPlaceProps & { children: ReactNode }): ReactElement {
  return (
    <PlaceEditor place={place} start={useLateStart().start}>
      {children}
    </PlaceEditor>
  );
}

function OwnNearCode({ place }: OwnPlaceProps): ReactElement {
  return <NearCode codes={useLateStart().codes} point={place.pin.point} />;
}

function PaidSubmitButton(state: SubmitState): ReactElement {
  const { remaining, isLoading } = useBundles();
  const label = remaining > 0 ? t`Generate ZarCode` : t`Continue to Payment`;
  return <SubmitButton {...state} label={label} ready={!isLoading} />;
}
