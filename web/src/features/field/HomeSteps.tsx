import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { GuideInput } from '#shared/contract/guideInput.ts';
import { failure } from '#web/api/failure.ts';
import { emptyGuide, formOf } from '#web/brand/guide/guideForm.ts';
import { guideResolver } from '#web/brand/guide/guideResolver.ts';
import { StepList } from '#web/brand/guide/StepList.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import type { DraftProblem } from './fieldChanges.ts';

interface HomeStepsProps {
  /** As the draft has them when this is shown first. */
  steps: string;
  /** What was found when the home was saved: the fields say what is wrong with the steps. */
  problems: readonly DraftProblem[];
  onChange: (steps: string) => void;
}

/** The steps of a guide, in the form of the guide's own page. */
export function HomeSteps({ steps, problems, onChange }: HomeStepsProps): ReactElement {
  const form = useAppForm({
    defaults: formWith(steps),
    resolver: guideResolver,
    // It is a part of another form.
    submit: () => undefined,
    failure: failure('', ''),
  });
  const now = useWatch({ control: form.control, name: 'steps' });
  const store = useEffectEvent(() => {
    if (now !== steps) onChange(now);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is stored when it changes
  useEffect(() => store(), [now]);
  const { trigger } = form;
  useEffect(() => {
    if (problems.includes('steps')) void trigger();
  }, [problems, trigger]);
  return <StepList form={form} />;
}

const formWith = (steps: string) => ({ ...formOf(emptyGuide), steps: steps || '[]' });

/** @returns what is sent of them; null where the server would refuse it */
export async function guideOf(steps: string): Promise<GuideInput | null> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await guideResolver(formWith(steps), undefined, options);
  return Object.keys(errors).length === 0 ? (values as GuideInput) : null;
}
