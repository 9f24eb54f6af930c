import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { shownDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { Input } from '#web/ui/form/controls.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Filter, FilterPlace } from './filter.ts';
import type { FilterField } from './useListSearch.ts';

const Days = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > div': {
      display: 'flex',
      // With large letters a label and its day take two lines.
      flexWrap: 'wrap',
      flex: '1 1 12rem',
      minW: 0,
      alignItems: 'center',
      columnGap: '2',
    },
    '& input': { flex: '1 1 8rem', width: 'auto' },
    // On a phone, where the days are below one another, they begin at the same place.
    '& label': {
      minW: { base: '10', md: 'auto' },
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
  },
});

const Heading = chakra('p', { base: { width: 'full', mb: '-1.5', fontWeight: 'semibold' } });

interface DaysFilterProps {
  /** What happened between the days: `Registered`. */
  label: string;
  from: FilterField<string>;
  to: FilterField<string>;
}

/** From one day to another, both included, or open at either end. */
export function daysFilter(props: DaysFilterProps): Filter {
  const { label, from, to } = props;
  const setting = (textOf: (day: string) => string, { value, onChange }: FilterField<string>) =>
    value === '' ? [] : [{ text: textOf(shownDay(`${value}T12:00:00Z`)), clear: () => onChange('') }];
  return {
    label,
    kind: 'days',
    control: (place) => <DaysFilter {...props} place={place} />,
    settings: [...setting((day) => t`From ${day}`, from), ...setting((day) => t`Until ${day}`, to)],
  };
}

function DaysFilter({ label, from, to, place }: DaysFilterProps & { place: FilterPlace }): ReactElement {
  return (
    <Days data-filter="days">
      {place === 'sheet' ? <Heading aria-hidden="true">{label}</Heading> : null}
      <DayInput label={label} name={t`From`} field={from} max={to.value} />
      <DayInput label={label} name={t`to`} field={to} min={from.value} />
    </Days>
  );
}

interface DayInputProps {
  label: string;
  name: string;
  field: FilterField<string>;
  min?: string;
  max?: string;
}

function DayInput({ label, name, field: { value, onChange }, min, max }: DayInputProps): ReactElement {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {name}
      </label>
      <Input
        id={id}
        type="date"
        value={value}
        min={min === '' ? undefined : min}
        max={max === '' ? undefined : max}
        // Typing a year passes through years that nobody means, and leaves no steps to go back to.
        onChange={(event) => onChange(event.currentTarget.value, { replace: true })}
      />
    </div>
  );
}
