import { chakra } from '@chakra-ui/react';
import { type ReactElement, useDeferredValue, useState } from 'react';
import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { EditHistory } from '#web/brand/place/EditHistory.tsx';
import { SavedPlaceEditor } from '#web/brand/place/SavedPlaceEditor.tsx';
import { type TypedValue, typedValues } from '#web/brand/place/typedValues.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { zooms } from '#web/maps/mapView.ts';
import { Page } from '#web/ui/Page.tsx';
import { BackLink } from './BackLink.tsx';
import { ConflictNotice, Countdown, EditOver } from './EditNotices.tsx';
import { TypedValues } from './TypedValues.tsx';
import { editDraft, useEditForm } from './useEditForm.ts';

interface EditFormProps {
  zarCode: EditableZarCode;
  /** When the edit window ends, in milliseconds since 1970; null where there is none to keep to. */
  endsAt: number | null;
  /** From an edit that another one came before. */
  typedBefore: readonly TypedValue[];
  onReload: (typed: readonly TypedValue[]) => Promise<void>;
  creator: boolean;
}

export function EditForm({ zarCode, endsAt, typedBefore, onReload, creator }: EditFormProps): ReactElement {
  const { place, ended, setEnded, conflict, saved } = useEditForm(zarCode, creator);
  const [reloading, setReloading] = useState(false);
  const [start] = useState({ center: saved, zoom: zooms.detail });
  // After the form: the map is much to draw.
  const shownStart = useDeferredValue<typeof start | null>(start, null);
  const { form } = place;
  const typed = () => typedValues(zarCode, form.getValues());
  const reload = async () => {
    setReloading(true);
    await onReload(typed());
    setReloading(false);
  };
  return (
    <>
      <BackLink creator={creator} />
      <Page
        title={t`Edit ${shownCode(zarCode.zarcode)}`}
        intro={t`The code stays the same, even when you move its pin.`}
      >
        <chakra.div display="grid" gap="4" mb="5" _empty={{ display: 'none' }}>
          {endsAt === null || ended ? null : <Countdown endsAt={endsAt} onOver={() => setEnded(true)} />}
          {ended ? <EditOver zarcode={zarCode.zarcode} /> : null}
          {conflict && !ended ? <ConflictNotice busy={reloading} onReload={reload} /> : null}
          <TypedValues title={t`What you typed before`} values={typedBefore} />
        </chakra.div>
        {ended ? (
          <TypedValues title={t`What you typed`} values={typed()} empty={t`You had not changed anything.`} />
        ) : (
          <SavedPlaceEditor place={place} start={shownStart} saved={saved}>
            <FormDraft
              form={form}
              name={editDraft(zarCode.id)}
              what={t`changes of a ZarCode`}
              onStartAgain={place.pin.startAgain}
            />
          </SavedPlaceEditor>
        )}
        <EditHistory zarcode={zarCode.id} />
      </Page>
    </>
  );
}
