import type { ReactElement, ReactNode } from 'react';
import { CheckboxInput, CheckboxLabel } from '#web/ui/form/checkboxParts.ts';

interface RowCheckboxProps {
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  children?: ReactNode;
  'aria-labelledby'?: string;
}

export function RowCheckbox({ checked, onChange, children, ...rest }: RowCheckboxProps): ReactElement {
  return (
    <CheckboxLabel minW="touch">
      <CheckboxInput
        type="checkbox"
        checked={checked === true}
        // There is no attribute for it.
        ref={(input: HTMLInputElement | null) => {
          if (input !== null) input.indeterminate = checked === 'some';
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...rest}
      />
      {children}
    </CheckboxLabel>
  );
}
