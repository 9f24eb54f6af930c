import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import type { ListTexts } from '#web/ui/list/listTexts.ts';

export type AccountRow<K extends keyof AccountDetail> = AccountDetail[K] extends readonly (infer T)[]
  ? T
  : never;

interface TableProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  texts: ListTexts;
  none: string;
  /** Where there may be more: the list that has them. */
  all?: ReactElement;
}

/** The newest ten of a list, in the detail of a person. */
export function NewestTable<T extends { readonly id: string }>({
  rows,
  columns,
  texts,
  none,
  all,
}: TableProps<T>): ReactElement {
  const source = { rows, isLoading: false, error: undefined, retry: () => undefined };
  return (
    <>
      <DataList source={source} columns={columns} texts={texts} empty={{ title: none }} />
      {rows.length < 10 ? null : (
        <chakra.p mt="3" color="fg.muted" fontSize="sm">
          The newest ten are shown. {all}
        </chakra.p>
      )}
    </>
  );
}

/** The column of the time. */
export const timeColumn = <T extends { readonly createdAt: string }>(header: string): Column<T> => ({
  header,
  card: 'line',
  noWrap: true,
  cell: ({ createdAt }) => <DateText at={createdAt} time />,
});
