import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { beforeEndElsewhere, sessionOwner } from '#web/session/session.ts';
import { readDraft, removeDraft, removeOldDrafts, takeOverDraft, writeDraft } from '#web/storage/drafts.ts';
import type { AppForm } from '#web/ui/form/useAppForm.ts';

export interface Draft<T extends FieldValues> {
  /** The form, and the thing that it is about: 'edit.7PTFLHV'. */
  name: string;
  /** In words, for the warning before signing out: 'an answer to a message'. */
  what: string;
  /** What the draft is stored as a difference from, where that is not what the form began with. */
  base?: T;
}

export interface FormDraftProps<T extends FieldValues, Checked extends FieldValues> extends Draft<T> {
  form: AppForm<T, Checked>;
  /** After "Start again" has emptied the form. */
  onStartAgain?: () => void;
}

const differs = <T extends FieldValues>(values: T, defaults: T) =>
  Object.keys(values).some((field) => values[field] !== defaults[field]);

/** Fills in what this person typed before, and stores what they type until it is sent. */
export function useDraft<T extends FieldValues, Checked extends FieldValues>(
  form: AppForm<T, Checked>,
  { name, what, base }: Draft<T>,
) {
  // A session that ends while the form is open does not change whose words these are.
  const [owner] = useState(sessionOwner);
  const [isRestored, setRestored] = useState(false);

  // Another tab's draft of the same form is not this one's to remove.
  const isStored = useRef(false);
  const forget = () => {
    if (isStored.current) removeDraft(name, owner);
    isStored.current = false;
    setRestored(false);
  };

  const store = useEffectEvent((values: T, defaults: T) => {
    if (!differs(values, defaults)) return forget();
    writeDraft(name, { what, values, base: base ?? defaults }, owner);
    isStored.current = true;
  });
  const defaultsNow = () => form.control._defaultValues as unknown as T;
  const storeAgain = useEffectEvent(() => store(form.getValues(), defaultsNow()));
  const restore = useEffectEvent(() => {
    removeOldDrafts();
    takeOverDraft(name);
    const draft = readDraft(name, base ?? form.getValues(), owner);
    // Typed before this was loaded.
    if (form.hasChanges()) storeAgain();
    if (draft === null) return;
    let isFilled = false;
    for (const [field, value] of Object.entries(draft)) {
      const path = field as FieldPath<T>;
      // What was typed since the page opened is newer.
      if (form.getFieldState(path).isDirty || form.getValues(path) === value) continue;
      form.setValue(path, value as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
      isFilled = true;
    }
    isStored.current = true;
    setRestored(isFilled);
  });
  const leave = useEffectEvent(() => {
    // Sent, or emptied by "Cancel" just now.
    if (!form.hasChanges() || !differs(form.getValues(), defaultsNow())) forget();
  });

  const { subscribe } = form;
  useEffect(() => {
    restore();
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        // After signing out nothing more is stored of that person.
        if (sessionOwner() === owner) store(values, defaultValues as T);
      },
    });
    // Signing out in another tab deletes this person's drafts, but not what stands in this one.
    const stopWatching = beforeEndElsewhere(() => storeAgain());
    return () => {
      unsubscribe();
      stopWatching();
      leave();
    };
  }, [subscribe, owner]);

  return {
    isRestored,
    startAgain: () => {
      form.reset(base as DefaultValues<T> | undefined, { keepDirtyValues: false });
      forget();
    },
  };
}
