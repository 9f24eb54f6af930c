import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minH: 'touch', cursor: 'pointer' },
});

const Box = chakra('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: 0,
    accentColor: 'var(--chakra-colors-primary)',
    cursor: 'pointer',
  },
});

type CheckboxProps = HTMLChakraProps<'input'> & { children: ReactNode };

/** The whole line is the target. */
export function Checkbox({ children, ...input }: CheckboxProps): ReactElement {
  return (
    <Label>
      <Box type="checkbox" {...input} />
      <span>{children}</span>
    </Label>
  );
}
