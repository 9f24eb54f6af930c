import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import type { FilterField } from './useListSearch.ts';

interface SelectFilterProps<V extends string> extends FilterField<V> {
  label: string;
  /** Labels by value. */
  options: Readonly<Record<Exclude<V, ''>, string>> | readonly Exclude<V, ''>[];
  /** The choice that filters nothing: `All provinces`. */
  all?: string;
}

export function SelectFilter<V extends string>({
  label,
  options,
  all,
  value,
  onChange,
}: SelectFilterProps<V>): ReactElement {
  const labels = Array.isArray(options) ? options.map((option) => [option, option]) : Object.entries(options);
  return (
    <chakra.div data-filter="select">
      <SelectField
        label={label}
        hideLabel
        value={value}
        // The options are the filter's values.
        onChange={(event) => onChange(event.currentTarget.value as V)}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {labels.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectField>
    </chakra.div>
  );
}
