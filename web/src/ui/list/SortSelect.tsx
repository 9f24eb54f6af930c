import { chakra } from '@chakra-ui/react';
import type { ColumnSort } from '@tanstack/react-table';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';

interface SortSelectProps {
  columns: readonly { id: string; header: string }[];
  sorted: ColumnSort | undefined;
  onSort: (sort: ColumnSort) => void;
}

/** On a phone, whose cards have no headers to press. Lists that the server sorts have a filter for it. */
export function SortSelect({ columns, sorted, onSort }: SortSelectProps): ReactElement {
  return (
    <chakra.div p="4" borderBottomWidth="1px">
      <SelectField
        label={t`Sort by`}
        hideLabel
        value={sorted === undefined ? '' : `${sorted.id} ${sorted.desc}`}
        onChange={(event) => {
          const [id = '', desc] = event.currentTarget.value.split(' ');
          onSort({ id, desc: desc === 'true' });
        }}
      >
        {sorted === undefined ? <option value="">{t`Sort by`}</option> : null}
        {columns.flatMap(({ id, header }) => [
          <option key={`${id} false`} value={`${id} false`}>{t`${header}, ascending`}</option>,
          <option key={`${id} true`} value={`${id} true`}>{t`${header}, descending`}</option>,
        ])}
      </SelectField>
    </chakra.div>
  );
}
