import { lazy, type ReactElement, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormDraftProps } from './useDraft.ts';

const nothing = { DraftLine: () => null };

// Apart, because no page needs it for its first paint. Where it can't be fetched the form works without it.
const DraftLine = lazy(async () => {
  const loaded = await import('./DraftLine.tsx').catch(() => nothing);
  return {
    default: loaded.DraftLine as (props: FormDraftProps<FieldValues, FieldValues>) => ReactElement | null,
  };
});

/**
 * Stores what is typed into a form until it is sent, and says so where it was filled in again: the first thing inside
 * of the form (docs/product.md, "Drafts").
 */
export function FormDraft<T extends FieldValues, Checked extends FieldValues>(
  props: FormDraftProps<T, Checked>,
): ReactElement {
  return (
    <Suspense fallback={null}>
      <DraftLine {...(props as unknown as FormDraftProps<FieldValues, FieldValues>)} key={props.name} />
    </Suspense>
  );
}
