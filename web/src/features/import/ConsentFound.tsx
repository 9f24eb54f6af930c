import { type ReactElement, useMemo } from 'react';
import { t } from '#shared/text/t.ts';
import type { ChosenColumns } from './chosenColumns.ts';
import type { PlaceTable } from './placeTable.ts';
import { consentCounts } from './writtenConsents.ts';

const namedCells = 5;

interface ConsentFoundProps {
  table: PlaceTable;
  chosen: ChosenColumns;
  now: Date;
}

/** How many rows of the chosen column say that the resident agreed, and what in it says neither yes nor no. */
export function ConsentFound({ table, chosen, now }: ConsentFoundProps): ReactElement {
  const { agreed, unclear } = useMemo(() => consentCounts(table, chosen, now), [table, chosen, now]);
  const shown = [
    ...unclear.slice(0, namedCells).map((cell) => `“${cell.slice(0, 30)}”`),
    ...(unclear.length > namedCells ? ['…'] : []),
  ].join(', ');
  const count = table.rows.length;
  return (
    <div role="status">
      <p>{t`${agreed} of ${count} rows say that the resident agreed.`}</p>
      {unclear.length === 0 ? null : (
        <p>{t`This counts as no consent, because it is neither a yes nor a day: ${shown}`}</p>
      )}
    </div>
  );
}
