import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import type { Filter, FilterPlace } from './filter.ts';
import type { FilterField } from './useListSearch.ts';

interface SelectFilterProps<V extends string> extends FilterField<V> {
  label: string;
  /** Labels by value. */
  options: Readonly<Record<Exclude<V, ''>, string>> | readonly Exclude<V, ''>[];
  /** The choice that filters nothing: `All provinces`. */
  all?: string;
}

export function selectFilter<V extends string>(props: SelectFilterProps<V>): Filter {
  const { label, options, all, value, onChange } = props;
  const labels: readonly (readonly [string, string])[] = Array.isArray(options)
    ? options.map((option) => [option, option])
    : Object.entries(options);
  const text = labels.find(([option]) => option === value)?.[1];
  return {
    label,
    kind: 'select',
    control: (place) => (
      <SelectFilter
        label={label}
        labels={all === undefined ? labels : [['', all], ...labels]}
        place={place}
        value={value}
        // The options are the filter's values.
        onChange={(chosen) => onChange(chosen as V)}
      />
    ),
    // An order is always one of its options.
    settings: all === undefined || text === undefined ? [] : [{ text, clear: () => onChange('' as V) }],
  };
}

interface ControlProps extends FilterField<string> {
  label: string;
  labels: readonly (readonly [string, string])[];
  place: FilterPlace;
}

function SelectFilter({ label, labels, place, value, onChange }: ControlProps): ReactElement {
  return (
    <chakra.div data-filter="select">
      <SelectField
        label={label}
        hideLabel={place === 'bar'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {labels.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectField>
    </chakra.div>
  );
}
