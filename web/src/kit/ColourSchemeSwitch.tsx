import type { ReactElement } from 'react';
import { appearances, setAppearance } from '#web/theme/appearance.ts';
import { useAppearance } from '#web/theme/useAppearance.ts';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';

export function ColourSchemeSwitch(): ReactElement {
  return (
    <RadioGroup
      legend="Colours"
      hideLegend
      beside
      options={appearances.map((value) => ({ value, label: value }))}
      value={useAppearance()}
      onChange={setAppearance}
    />
  );
}
