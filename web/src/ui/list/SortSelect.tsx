import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { type Column, columnId } from './columns.ts';
import type { ListTable } from './useListTable.ts';

interface SortSelectProps<T extends object> {
  table: ListTable<T>;
  columns: readonly Column<T>[];
}

/** On a phone, whose cards have no headers to press. Lists that the server sorts have a filter for it. */
export function SortSelect<T extends object>({ table, columns }: SortSelectProps<T>): ReactElement | null {
  const ids = columns.map((_, index) => columnId(index)).filter((id) => table.getColumn(id)?.getCanSort());
  if (ids.length === 0) return null;
  const [sorted] = table.state.sorting;
  return (
    <chakra.div p="4" borderBottomWidth="1px">
      <SelectField
        label="Sort by"
        hideLabel
        value={sorted === undefined ? '' : `${sorted.id} ${sorted.desc}`}
        onChange={(event) => {
          const [id = '', desc] = event.currentTarget.value.split(' ');
          table.setSorting([{ id, desc: desc === 'true' }]);
        }}
      >
        {sorted === undefined ? <option value="">Sort by</option> : null}
        {ids.flatMap((id) => {
          const { header } = columns[Number(id)] ?? { header: '' };
          return [
            <option key={`${id} false`} value={`${id} false`}>{`${header}, ascending`}</option>,
            <option key={`${id} true`} value={`${id} true`}>{`${header}, descending`}</option>,
          ];
        })}
      </SelectField>
    </chakra.div>
  );
}
