import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { GuideInput } from '#shared/contract/guideInput.ts';
import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { emptyGuide, formOf, type GuideFormState } from '#web/brand/guide/guideForm.ts';
import { guideResolver } from '#web/brand/guide/guideResolver.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { toast } from '#web/ui/toast.ts';

export const guideDraft = (id: string) => `guide.${id}`;

interface EditedGuide {
  readonly form: GuideFormState;
  /** Another change came first. */
  readonly conflict: boolean;
  readonly settle: () => void;
}

/** The form of a guide. With a newer version what was edited stays, and all else follows. */
export function useGuideForm(zarCode: EditableZarCode): EditedGuide {
  const { run } = useMutationOf('zarcodes.setGuide');
  const router = useRouter();
  const [conflict, setConflict] = useState(false);
  const { id, version, guide } = zarCode;
  const code = shownCode(zarCode.zarcode);
  const defaults = useMemo(() => formOf(guide ?? emptyGuide), [guide]);

  const submit = async (input: GuideInput) => {
    setConflict(false);
    try {
      return await run({ params: { code: id }, body: { ...input, version } });
    } catch (error) {
      setConflict(error instanceof ApiError && error.code === 'edit_conflict');
      throw error;
    }
  };
  const leave = (saved: Pick<EditableZarCode, 'version'>) => {
    const changed = { title: t`Directions saved`, description: t`Drivers see them on the page of ${code}.` };
    toast(saved.version === version ? { title: t`Nothing was changed` } : changed);
    return router.navigate({ to: '/zarcodes/$code', params: { code } });
  };
  const form = useAppForm({
    defaults,
    resolver: guideResolver,
    submit,
    onDone: leave,
    failure: failure(t`Error`, t`The directions could not be saved`),
    alwaysToast: true,
    onInvalid: ({ steps }) => ({
      title: t`Not saved yet`,
      description: steps?.message ?? t`Please look at what is marked.`,
    }),
  });
  return { form, conflict, settle: () => setConflict(false) };
}
