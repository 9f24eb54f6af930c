import type { FieldValues } from 'react-hook-form';
import { sessionOwner } from '#web/session/session.ts';
import { writeDraft } from '#web/storage/drafts.ts';
import type { FormDraftProps } from './useDraft.ts';

/** Stores what stands in a form that is gone from the page (brand/FormDraft.tsx). */
export function storeLate(
  { form, name, what, base }: FormDraftProps<FieldValues, FieldValues>,
  owner: string,
): void {
  // After signing out nothing more is stored of that person.
  if (sessionOwner() !== owner) return;
  const values = form.getValues();
  writeDraft(name, { what, values, base: base ?? form.control._defaultValues }, owner);
}
