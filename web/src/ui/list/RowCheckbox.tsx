import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    minW: 'touch',
    cursor: 'pointer',
    '& > input': {
      width: '5',
      height: '5',
      flexShrink: 0,
      accentColor: 'var(--chakra-colors-primary)',
      cursor: 'pointer',
    },
  },
});

interface RowCheckboxProps {
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  children?: ReactNode;
  'aria-labelledby'?: string;
}

export function RowCheckbox({ checked, onChange, children, ...rest }: RowCheckboxProps): ReactElement {
  return (
    <Label>
      <input
        type="checkbox"
        checked={checked === true}
        // There is no attribute for it.
        ref={(input) => {
          if (input !== null) input.indeterminate = checked === 'some';
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...rest}
      />
      {children}
    </Label>
  );
}
