import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { ErrorLine } from './ErrorLine.tsx';

const Group = chakra('fieldset', {
  base: { display: 'grid', gap: '3', minW: 0 },
  variants: { beside: { true: { gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(8rem, 1fr))' } } } },
});

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    minH: '12',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': {
      width: '5',
      height: '5',
      flexShrink: 0,
      accentColor: 'var(--chakra-colors-primary)',
      outline: 'none',
    },
  },
});

interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
}

interface RadioGroupProps<V extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly RadioOption<V>[];
  /** None is chosen yet. */
  value: V | null;
  onChange: (value: V) => void;
  /** What is wrong; empty while nothing is. A group without it can have no error and needs no room for one. */
  error?: string;
  disabled?: boolean;
  /** Short options stand beside one another where there is room. */
  beside?: boolean;
}

/** One of a few, all in view. The whole box of an option is the target. */
export function RadioGroup<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  error,
  disabled = false,
  beside = false,
}: RadioGroupProps<V>): ReactElement {
  const name = useId();
  const invalid = error !== undefined && error !== '';
  return (
    <Group
      beside={beside}
      role="radiogroup"
      disabled={disabled}
      tabIndex={-1}
      outline="none"
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? `${name}-error` : undefined}
    >
      <chakra.legend fontWeight="semibold" mb="2" srOnly={hideLegend}>
        {legend}
      </chakra.legend>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <chakra.span display="block" fontWeight="semibold">
              {option.label}
            </chakra.span>
            {option.hint === undefined ? null : (
              <chakra.span display="block" fontSize="sm" color="fg.muted">
                {option.hint}
              </chakra.span>
            )}
          </span>
        </Option>
      ))}
      {error === undefined ? null : <ErrorLine id={`${name}-error`} error={error} />}
    </Group>
  );
}
