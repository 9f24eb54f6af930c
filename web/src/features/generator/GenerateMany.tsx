import { lazy, type ReactElement, Suspense, useDeferredValue, useState } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { t } from '#shared/text/t.ts';
import { emptyForm, nextForm } from '#web/brand/place/codeForm.ts';
import { PlaceEditor } from '#web/brand/place/PlaceEditor.tsx';
import { usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { readDraft } from '#web/storage/drafts.ts';
import { rich } from '#web/text/rich.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { BackLink } from './BackLink.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { LastMade } from './LastMade.tsx';
import { NearCode } from './NearCode.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useCreatorStart } from './useStart.ts';
import { useSubmitCreatorCode } from './useSubmitCreatorCode.ts';

// A list, which there is none of before the first code.
const MadeCodes = lazy(async () => ({ default: (await import('./MadeCodes.tsx')).MadeCodes }));

const draftName = 'creator-generator';

/** One place after the other gets its code, without payment. */
export function GenerateMany({ profile }: { profile: OwnCreator }): ReactElement {
  const { submit, made, refusal, fullPrefix } = useSubmitCreatorCode();
  const [draft] = useState(() => readDraft(draftName, emptyForm));
  const place = usePlaceForm({
    defaults: emptyForm,
    names: draft?.city === undefined ? 'map' : 'typed',
    submit,
    // They make many in a row, and can edit each at any time: only what may well be wrong is worth a question.
    confirm: 'inDoubt',
    clearWhenDone: nextForm,
    onDone: () => {
      place.pin.next();
      place.form.setFocus('title');
    },
    failed: t`Failed to create ZarCode`,
  });
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const { start, codes } = useDeferredValue(useCreatorStart(profile.id));
  const { isActive, uniquePrefix, useStandardPrefix, today } = profile;
  const problem = refusal ?? (isActive ? null : creatorMessages.inactive);
  return (
    <>
      <BackLink creator />
      <Page title={t`Generate ZarCodes`} intro={t`Pin a place, give it a name, and go on with the next one.`}>
        <PlaceEditor place={place} start={start}>
          <DetailsForm
            place={place}
            near={<NearCode codes={codes} point={place.pin.point} />}
            top={<LastMade code={made[0]} fullPrefix={fullPrefix} />}
            cost={
              problem === null ? (
                <p>
                  {rich(
                    t`<b>Nothing to pay.</b> You have made ${today.made} of ${today.max} ZarCodes today.`,
                  )}
                </p>
              ) : (
                <Notice title={problem}>{t`What you typed is still here.`}</Notice>
              )
            }
            submitButton={(state) => <SubmitButton {...state} label={t`Generate ZarCode`} ready />}
            draft={{ name: draftName, what: t`the details of a ZarCode` }}
            ownPrefix={useStandardPrefix || uniquePrefix === '' ? undefined : uniquePrefix}
          />
        </PlaceEditor>
        {made.length === 0 ? null : (
          <Suspense>
            <MadeCodes codes={made} />
          </Suspense>
        )}
      </Page>
    </>
  );
}
