import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { type Appearance as Choice, setAppearance } from '#web/theme/appearance.ts';
import { useAppearance } from '#web/theme/useAppearance.ts';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const options: readonly { value: Choice; label: string }[] = [
  { value: 'system', label: t`System` },
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
];

/** Stored in this browser only: a phone in the sun and a computer at night need different ones. */
export function Appearance(): ReactElement {
  return (
    <TitledCard title={t`Appearance`} intro={t`For this browser. System follows the setting of your device.`}>
      <RadioGroup
        legend={t`Appearance`}
        hideLegend
        beside
        options={options}
        value={useAppearance()}
        onChange={setAppearance}
      />
    </TitledCard>
  );
}
