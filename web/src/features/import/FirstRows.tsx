import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { isPoint, pointText } from '#web/maps/mapView.ts';
import type { ChosenColumns } from './chosenColumns.ts';
import type { Slip } from './filePoints.ts';
import { importRows } from './placeRows.ts';
import type { PlaceTable } from './placeTable.ts';
import { rowText } from './stateTexts.ts';

const Rows = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
    '& > li': { p: '3', borderWidth: '1px', borderRadius: 'lg', minW: '0' },
  },
});

const shown = 3;

interface FirstRowsProps {
  table: PlaceTable;
  chosen: ChosenColumns;
  slip: Slip | null;
}

/** The first rows as they will be. */
export function FirstRows({ table, chosen, slip }: FirstRowsProps): ReactElement {
  const id = useId();
  const first = { ...table, rows: table.rows.slice(0, shown) };
  const rows = importRows(first, chosen, { slip, homes: { kind: 'none' }, now: new Date(0) });
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight="bold" mb="2">
        {t`The first places`}
      </chakra.h3>
      <Rows>
        {rows.map(
          ({ title, description, addressLine1, addressLine2, suburb, city, province, ...point }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else
            <li key={index}>
              <chakra.p fontSize="sm" color="fg.muted">
                {rowText(table.counts, first.rows[index]?.number ?? 0)}
              </chakra.p>
              <chakra.p fontWeight="bold">{title ?? t`No title`}</chakra.p>
              <p>
                {placeLine(
                  ...[addressLine1, addressLine2, suburb, city, province].map((part) => String(part ?? '')),
                )}
              </p>
              <chakra.p color={isPoint(point) ? undefined : 'fg.error'} fontVariantNumeric="tabular-nums">
                {isPoint(point) ? pointText(point) : t`No coordinates`}
              </chakra.p>
              {description === undefined ? null : (
                <chakra.p fontSize="sm" lineClamp={2}>
                  {description}
                </chakra.p>
              )}
            </li>
          ),
        )}
      </Rows>
    </section>
  );
}
