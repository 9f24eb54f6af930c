import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { formOf } from '#web/brand/place/codeForm.ts';
import { exactPoint } from '#web/brand/place/exactPoint.ts';
import { usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { readDraft } from '#web/storage/drafts.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import { toast } from '#web/ui/toast.ts';

export const editDraft = (id: string) => `edit.${id}`;

/** The form of an edit, and what ends it: its time is over, or another edit came first. */
export function useEditForm(zarCode: EditableZarCode, creator: boolean) {
  const { run } = useMutationOf('zarcodes.update');
  const router = useRouter();
  const [ended, setEnded] = useState(false);
  const [conflict, setConflict] = useState(false);
  const code = shownCode(zarCode.zarcode);
  const { latitude, longitude } = zarCode;
  const saved = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);

  const submit = async (input: PendingCode) => {
    setConflict(false);
    const body = { ...input, ...exactPoint(input, saved), version: zarCode.version };
    try {
      return await run({ params: { code: zarCode.id }, body });
    } catch (error) {
      const reason = error instanceof ApiError ? error.code : null;
      setConflict(reason === 'edit_conflict');
      setEnded(reason === 'edit_window_closed');
      throw error;
    }
  };
  const leave = ({ version }: EditableZarCode) => {
    const changed = { title: t`ZarCode updated`, description: t`Your changes to ${code} were saved.` };
    toast(version === zarCode.version ? { title: t`Nothing was changed` } : changed);
    return router.navigate({ href: creator ? '/creator-dashboard' : `/zarcodes/${code}` });
  };
  const defaults = useMemo(() => formOf(zarCode), [zarCode]);
  const [draft] = useState(() => readDraft(editDraft(zarCode.id), defaults));
  const place = usePlaceForm({
    defaults,
    names: draft?.city === undefined && draft?.suburb === undefined ? 'saved' : 'typed',
    submit,
    onDone: leave,
    failed: t`Failed to update ZarCode`,
  });
  return { place, saved, ended, setEnded, conflict };
}
