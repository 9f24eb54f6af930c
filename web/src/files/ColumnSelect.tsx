import { chakra } from '@chakra-ui/react';
import type { ReactElement, Ref } from 'react';
import { t } from '#shared/text/t.ts';
import { Select } from '#web/ui/form/controls.ts';
import type { FileColumn } from './csvTable.ts';

/** Around lists of columns. */
export const ColumnGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    // Two beside each other at 360 px, one with large letters.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    alignItems: 'end',
    '& label': { display: 'block', fontWeight: 'semibold', mb: '1' },
    '& select': { textOverflow: 'ellipsis' },
  },
});

interface ColumnSelectProps {
  id: string;
  label: string;
  columns: readonly FileColumn[];
  /** The index of the chosen one. */
  value: number | null;
  onChange: (index: number | null) => void;
  /** Without it nothing can be done: there is no “None”. */
  isRequired?: boolean;
  /** The id of what says what is wrong with it. */
  problemId?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Which column of a file is for one thing. */
export function ColumnSelect(props: ColumnSelectProps): ReactElement {
  const { id, label, columns, value, onChange, isRequired = false, problemId, ref } = props;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        ref={ref}
        id={id}
        value={value ?? ''}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {isRequired ? null : <option value="">{t`None`}</option>}
        {columns.map((column) => (
          <option key={column.index} value={column.index}>
            {columnText(column, columns)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** With its number where no name says which it is. */
function columnText({ index, name, sample }: FileColumn, columns: readonly FileColumn[]): string {
  const number = index + 1;
  if (name === '') return t`Column ${number} (${sample})`;
  const isTwice = columns.some((other) => other.index !== index && other.name === name);
  return isTwice ? `${name} (${number})` : name;
}
