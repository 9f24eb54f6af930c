import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { beforeEndElsewhere, sessionOwner } from '#web/session/session.ts';
import { mayHaveDraft } from '#web/storage/mayHaveDraft.ts';
import type { FormDraftProps } from './useDraft.ts';

type AnyDraftProps = FormDraftProps<FieldValues, FieldValues>;

const nothing = { DraftLine: (_: AnyDraftProps): ReactElement | null => null, storeLate: () => {} };

// Where it can't be fetched the form works without it.
const loadDraft = () => import('./DraftLine.tsx').catch(() => nothing);
const DraftLine = lazy(async () => ({ default: (await loadDraft()).DraftLine }));

/**
 * Stores what is typed into a form until it is sent, and says so where it was filled in again: the first thing inside
 * of the form (docs/product/offline.md#drafts). On a public page it loads once a field has the focus or a value.
 */
export function FormDraft<T extends FieldValues, Checked extends FieldValues>(
  props: FormDraftProps<T, Checked>,
): ReactElement | null {
  const { name, form } = props;
  const [isNeeded, setNeeded] = useState(false);
  const { ref } = form.element;
  const hasChanges = useEffectEvent(() => form.hasChanges());
  useEffect(() => {
    const element = ref.current;
    const need = () => setNeeded(true);
    // Typed before the form was taken over, when the focus may have left it again.
    const isUsed = element?.contains(document.activeElement) === true || hasChanges();
    if (element === null || isUsed || sessionOwner() !== '' || mayHaveDraft(name)) return need();
    element.addEventListener('focusin', need, { once: true });
    return () => element.removeEventListener('focusin', need);
  }, [ref, name]);
  const common = props as unknown as AnyDraftProps;
  const [owner] = useState(sessionOwner);
  const isMounted = useRef(false);
  /** Where DraftLine is not loaded yet, or not shown by React yet, which waits for up to 300 ms. */
  const storeWithoutIt = useEffectEvent((mayStore: () => boolean) => {
    if (isMounted.current || !form.hasChanges()) return;
    void loadDraft().then(({ storeLate }) => mayStore() && storeLate(common, owner));
  });
  useEffect(() => {
    // As useDraft does: nobody can have meant to delete what stands in another tab.
    const stopWatching = beforeEndElsewhere(() => storeWithoutIt(() => true));
    return () => {
      stopWatching();
      // After signing out nothing more is stored of that person.
      storeWithoutIt(() => sessionOwner() === owner);
    };
  }, [owner]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <DraftLine {...common} key={name} />
      <Mounted
        onMount={() => {
          isMounted.current = true;
        }}
      />
    </Suspense>
  );
}

function Mounted({ onMount }: { onMount: () => void }): null {
  const mount = useEffectEvent(onMount);
  useEffect(() => mount(), []);
  return null;
}
