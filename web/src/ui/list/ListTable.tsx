import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { t } from '#shared/text/t.ts';
import { Table } from '#web/ui/Table.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type Column, columnId } from './columns.ts';
import { openRow } from './openRow.ts';
import { TableRow } from './parts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { ListTable as Model } from './useListTable.ts';

export interface RowsProps<T extends object> {
  table: Model<T>;
  columns: readonly Column<T>[];
  /** What is listed: `Parcels`. */
  label: string;
  isSelectable: boolean;
  onOpen: ((row: T) => void) | undefined;
}

/** The rows on a wide screen. */
export function ListTable<T extends object>({
  table,
  columns,
  label,
  isSelectable,
  onOpen,
}: RowsProps<T>): ReactElement {
  const id = useId();
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {isSelectable ? (
            <chakra.th scope="col" width="1px">
              <VisuallyHidden>{t`Selected`}</VisuallyHidden>
            </chakra.th>
          ) : null}
          {columns.map((column, index) => (
            <HeaderCell key={columnId(index)} table={table} column={column} id={columnId(index)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            data-row={row.id}
            data-opens={onOpen === undefined ? undefined : ''}
            onClick={(event) => openRow(event, onOpen && (() => onOpen(row.original)))}
          >
            {isSelectable ? (
              <td>
                <RowCheckbox
                  checked={row.getIsSelected()}
                  onChange={(checked) => row.toggleSelected(checked)}
                  aria-labelledby={`${id}-${row.id}`}
                />
              </td>
            ) : null}
            {columns.map((column, index) => (
              <BodyCell
                key={columnId(index)}
                column={column}
                row={row.original}
                titleId={`${id}-${row.id}`}
              />
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

interface BodyCellProps<T> {
  column: Column<T>;
  row: T;
  titleId: string;
}

function BodyCell<T>({
  column: { cell, card, align, noWrap },
  row,
  titleId,
}: BodyCellProps<T>): ReactElement {
  const look = { 'data-align': align, 'data-no-wrap': noWrap === true ? '' : undefined };
  return card === 'title' ? (
    <th scope="row" id={titleId} {...look}>
      {cell(row)}
    </th>
  ) : (
    <td {...look}>{cell(row)}</td>
  );
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '8',
    mx: '-2',
    px: '2',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '[aria-sort] > &': { color: 'fg' },
  },
});

const pictures = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: undefined } as const;

interface HeaderCellProps<T extends object> {
  table: Model<T>;
  column: Column<T>;
  id: string;
}

/** On a tablet other columns would squeeze a text to a few characters a line. */
const leastTextWidth = '8.5rem';

function HeaderCell<T extends object>({ table, column, id }: HeaderCellProps<T>): ReactElement {
  const { header, align, width, card } = column;
  const isText = card === 'title' || card === 'text';
  const widths = { width: { lg: width }, minW: isText ? leastTextWidth : undefined };
  const sortable = table.getColumn(id);
  if (sortable?.getCanSort() !== true) {
    return (
      <chakra.th scope="col" data-align={align} {...widths}>
        {header}
      </chakra.th>
    );
  }
  const sorted = sortable.getIsSorted() || 'none';
  const Picture = pictures[sorted];
  return (
    <chakra.th scope="col" data-align={align} {...widths} aria-sort={ariaSort[sorted]}>
      <SortButton type="button" onClick={() => sortable.toggleSorting()}>
        {header}
        <Picture size={16} aria-hidden="true" />
      </SortButton>
    </chakra.th>
  );
}
