import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';

const Group = chakra('fieldset', { base: { minW: 0 } });

const Options = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  variants: {
    large: {
      true: {
        display: 'grid',
        gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'touch',
    minW: 'touch',
    px: '3',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    // Over the whole of it, so that it is also what a screen reader's touch finds.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& svg': { flexShrink: 0 },
  },
  variants: { large: { true: { flexDirection: 'column', gap: '1', px: '1', py: '2', minH: '16' } } },
});

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly mark?: ReactNode;
}

interface ChoicesProps<V extends string> {
  legend: string;
  options: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Big ones in a grid, their marks above their names. */
  large?: boolean;
}

/** One of several short words, all in view and a tap each. */
export function Choices<V extends string>(props: ChoicesProps<V>): ReactElement {
  const { legend, options, value, onChange, large = false } = props;
  const name = useId();
  return (
    <Group>
      <chakra.legend fontWeight="semibold" mb="1.5">
        {legend}
      </chakra.legend>
      <Options large={large}>
        {options.map((option) => (
          <Option key={option.value} large={large}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
    </Group>
  );
}
