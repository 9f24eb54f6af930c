import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { GuideFormState } from '#web/brand/guide/guideForm.ts';
import { StepList } from '#web/brand/guide/StepList.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

export function Steps({ form }: { form: GuideFormState }): ReactElement {
  return (
    <TitledCard
      title={t`The way`}
      intro={t`From the road that everybody knows: what one passes, and where one turns.`}
    >
      <StepList form={form} />
    </TitledCard>
  );
}
