import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactElement, useId } from 'react';
import type { Column } from './columns.ts';
import type { RowsProps } from './ListTable.tsx';
import { openRow } from './openRow.ts';
import { CardLines, CardRow, Cards } from './parts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

/** The rows on a phone. */
export function ListCards<T extends object>({
  table,
  columns,
  label,
  isSelectable,
  onOpen,
}: RowsProps<T>): ReactElement {
  const id = useId();
  return (
    <Cards aria-label={label}>
      {table.getRowModel().rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the link or the button in the row.
        <li
          key={row.id}
          data-row={row.id}
          data-opens={onOpen === undefined ? undefined : ''}
          onClick={(event) => openRow(event, onOpen && (() => onOpen(row.original)))}
        >
          <CardRow>
            <chakra.div display="flex" alignItems="center" minW="0" fontWeight="semibold">
              {isSelectable ? (
                <RowCheckbox
                  checked={row.getIsSelected()}
                  onChange={(checked) => row.toggleSelected(checked)}
                  aria-labelledby={`${id}-${row.id}`}
                />
              ) : null}
              <chakra.div id={`${id}-${row.id}`} minW="0" overflowWrap="anywhere">
                <Cells columns={columns} part="title" row={row.original} />
              </chakra.div>
            </chakra.div>
            <Cells columns={columns} part="corner" row={row.original} />
          </CardRow>
          <CardBody columns={columns} row={row.original} />
        </li>
      ))}
    </Cards>
  );
}

interface CellsProps<T> {
  columns: readonly Column<T>[];
  part: NonNullable<Column<T>['card']>;
  row: T;
}

const partsOf = <T,>(columns: readonly Column<T>[], part: Column<T>['card']) =>
  columns.filter(({ card = 'line' }) => card === part);

function Cells<T>({ columns, part, row }: CellsProps<T>): ReactElement[] {
  return partsOf(columns, part).map(({ header, cell }) => <div key={header}>{cell(row)}</div>);
}

function CardBody<T>({ columns, row }: Omit<CellsProps<T>, 'part'>): ReactElement {
  const has = (part: Column<T>['card']) => partsOf(columns, part).length > 0;
  return (
    <>
      <Cells columns={columns} part="text" row={row} />
      {has('fact') ? (
        <CardRow color="fg.muted" fontSize="sm">
          <Cells columns={columns} part="fact" row={row} />
        </CardRow>
      ) : null}
      {has('line') ? (
        <CardLines>
          {partsOf(columns, 'line').map(({ header, cell }) => (
            <Fragment key={header}>
              <dt>{header}</dt>
              <dd>{cell(row)}</dd>
            </Fragment>
          ))}
        </CardLines>
      ) : null}
      {has('actions') ? (
        // In line with the texts above, as far as the pictures in the buttons are seen.
        <CardRow mx="-3">
          <Cells columns={columns} part="actions" row={row} />
        </CardRow>
      ) : null}
    </>
  );
}
