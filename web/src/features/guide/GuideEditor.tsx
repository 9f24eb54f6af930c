import { chakra } from '@chakra-ui/react';
import { type ReactElement, useMemo, useState } from 'react';
import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import type { Guide } from '#shared/domain/guide.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { withGate } from '#web/brand/guide/guideForm.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import type { Point } from '#web/maps/mapView.ts';
import { removeDraft } from '#web/storage/drafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorLine } from '#web/ui/form/ErrorLine.tsx';
import { Page } from '#web/ui/Page.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { BackToCode } from './BackToCode.tsx';
import { GatePhoto } from './GatePhoto.tsx';
import { ConflictNotice, NewerVersion } from './GuideNotices.tsx';
import { OnArrival } from './OnArrival.tsx';
import { Points } from './Points.tsx';
import { Preview } from './Preview.tsx';
import { RemoveGuide } from './RemoveGuide.tsx';
import { Steps } from './Steps.tsx';
import { guideDraft, useGuideForm } from './useGuideForm.ts';
import { VisitorsSay } from './VisitorsSay.tsx';

const Columns = chakra('form', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(20rem, 1fr)' },
  },
});

const Side = chakra('div', {
  base: { display: 'grid', gap: '5', position: { lg: 'sticky' }, top: { lg: '5.5rem' } },
});

interface GuideEditorProps {
  zarCode: EditableZarCode;
  onReload: () => Promise<boolean>;
}

/** docs/product/guides.md#the-page-of-the-owner */
export function GuideEditor({ zarCode, onReload }: GuideEditorProps): ReactElement {
  const { form, conflict, settle } = useGuideForm(zarCode);
  const [reloading, setReloading] = useState(false);
  /** The guide before the current version was loaded. */
  const [before, setBefore] = useState<{ guide: Guide | undefined } | null>(null);
  const { data } = useApi('images.list', { params: { code: zarCode.id } });
  const code = shownCode(zarCode.zarcode);
  const { latitude, longitude } = zarCode;
  const own = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const reload = async () => {
    setReloading(true);
    const { guide } = zarCode;
    if (await onReload()) {
      setBefore({ guide });
      settle();
    }
    setReloading(false);
  };
  /** Points that were edited here don't follow what was saved, so the next save would undo the gate. */
  const followGate = async (gate: Point) => {
    if (form.formState.dirtyFields.points === true)
      form.setValue('points', withGate(form.getValues('points'), gate), { shouldDirty: true });
    await onReload();
  };
  const isSame = before !== null && JSON.stringify(before.guide) === JSON.stringify(zarCode.guide);
  return (
    <Page
      title={t`Directions to ${code}`}
      intro={t`The last hundred metres, as you would say them on the phone.`}
      back={<BackToCode code={code} />}
    >
      <Columns {...form.element} aria-label={t`Directions`}>
        <CardStack>
          <FormDraft form={form} name={guideDraft(zarCode.id)} what={t`directions to a ZarCode`} />
          {conflict ? <ConflictNotice busy={reloading} onReload={() => void reload()} /> : null}
          {before === null || conflict ? null : <NewerVersion guide={isSame ? null : zarCode.guide} />}
          <Steps form={form} />
          <VisitorsSay zarCode={zarCode} own={own} onAccepted={followGate} />
          <Points form={form} own={own} />
          <OnArrival form={form} />
          <GatePhoto form={form} code={code} title={zarCode.title} images={data?.images} />
        </CardStack>
        <Side>
          <Preview form={form} images={data?.images} />
          <div>
            <Button type="submit" variant="accent" size="lg" wide busy={form.busy} busyText={t`Saving...`}>
              {t`Save directions`}
            </Button>
            <ErrorLine id="guide-error" error={form.formState.errors.steps?.message ?? ''} />
            {zarCode.guide === undefined ? null : (
              <RemoveGuide
                zarCode={zarCode}
                onRemoved={() => {
                  form.discardChanges();
                  removeDraft(guideDraft(zarCode.id));
                }}
              />
            )}
          </div>
        </Side>
      </Columns>
    </Page>
  );
}
