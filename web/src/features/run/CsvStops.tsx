import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { maxStops } from '#shared/domain/stops.ts';
import { plural, t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { ColumnGrid, ColumnSelect } from '#web/files/ColumnSelect.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { addWritten } from './addWritten.ts';
import { type Meaning, meanings } from './columnNames.ts';
import { type CsvTable, stopsOfTable } from './readCsv.ts';
import { useRun } from './runStore.ts';
import { StopTexts } from './StopTexts.tsx';
import type { WrittenStop } from './stopsInText.ts';

const Stack = chakra('div', { base: { display: 'grid', gap: '4', overflowWrap: 'anywhere' } });
const Preview = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: '1',
      justifyItems: 'start',
      p: '3',
      borderWidth: '1px',
      borderRadius: 'lg',
    },
  },
});
const Title = chakra('h3', { base: { fontWeight: 'bold', mb: '2' } });

const texts: Readonly<Record<Meaning, string>> = {
  code: 'ZarCode',
  reference: t`Reference`,
  recipient: t`Recipient`,
  phone: t`Phone`,
  note: t`Note`,
  amount: t`Amount to collect`,
};

const previewed = 3;
const namedRows = 10;

interface CsvStopsProps {
  table: CsvTable;
  onClose: () => void;
  onAdded: (() => void) | undefined;
}

/** Which column of a file is for what, and what then comes of it. */
export function CsvStops({ table, onClose, onAdded }: CsvStopsProps): ReactElement {
  const [chosen, setChosen] = useState(table.chosen);
  const code = useRef<HTMLSelectElement>(null);
  const { stops, without } = useMemo(() => stopsOfTable(table, chosen, location.host), [table, chosen]);
  const counts = useCounts(stops);
  const id = useId();
  const isEmpty = stops.length === 0;
  const isFull = !isEmpty && counts.added + counts.known === 0;
  const add = () => {
    if (isEmpty) return code.current?.focus();
    addWritten(stops);
    onClose();
    onAdded?.();
  };
  return (
    <Dialog
      title={t`Stops from a file`}
      onClose={onClose}
      keepOpenOutside
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          {isFull ? null : <Button onClick={add}>{addText(counts)}</Button>}
        </>
      }
    >
      <Stack>
        <div role="status" id={`${id}-found`}>
          <Found {...counts} />
          {isEmpty ? null : <WithoutCode rows={without} />}
        </div>
        <ColumnGrid role="group" aria-label={t`Columns of the file`}>
          {meanings.map((meaning) => (
            <ColumnSelect
              key={meaning}
              ref={meaning === 'code' ? code : undefined}
              id={`${id}-${meaning}`}
              label={texts[meaning]}
              columns={table.columns}
              value={chosen[meaning]}
              isRequired={meaning === 'code'}
              problemId={meaning === 'code' && isEmpty ? `${id}-found` : undefined}
              onChange={(index) => setChosen({ ...chosen, [meaning]: index })}
            />
          ))}
        </ColumnGrid>
        {isEmpty ? null : (
          <section aria-labelledby={`${id}-preview`}>
            <Title id={`${id}-preview`}>{t`The first stops`}</Title>
            <Preview>
              {stops.slice(0, previewed).map((stop, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a code may stand in a file twice
                <li key={index}>
                  <CodePlate code={stop.code} size="sm" />
                  <StopTexts stop={stop} />
                  {stop.phone === undefined ? null : <p>{stop.phone}</p>}
                </li>
              ))}
            </Preview>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

interface Counts {
  /** Codes of the file, each once. */
  readonly codes: number;
  /** Of them, in the run already. */
  readonly known: number;
  readonly added: number;
  readonly leftOut: number;
}

function useCounts(stops: readonly WrittenStop[]): Counts {
  const { value: run } = useRun();
  const before = new Set(run?.stops.map(({ code }) => code));
  const codes = [...new Set(stops.map(({ code }) => code))];
  const known = codes.filter((code) => before.has(code)).length;
  const added = Math.min(codes.length - known, maxStops - before.size);
  return { codes: codes.length, known, added, leftOut: codes.length - known - added };
}

function addText({ added, known }: Counts): string {
  return added === 0 && known > 0
    ? t`Update the stops`
    : plural(added, t`Add ${added} stop`, t`Add ${added} stops`);
}

function Found({ codes, known, leftOut }: Counts): ReactElement {
  if (codes === 0)
    return <chakra.p color="fg.error">{t`This column has no code. Please choose another.`}</chakra.p>;
  return (
    <>
      <chakra.p fontWeight="bold">
        {plural(codes, t`There is ${codes} code in this file.`, t`There are ${codes} codes in this file.`)}
      </chakra.p>
      {known === 0 ? null : (
        <p>
          {plural(
            known,
            t`${known} of them is in your run already.`,
            t`${known} of them are in your run already.`,
          )}
        </p>
      )}
      {leftOut === 0 ? null : (
        <p>
          {t`A run has at most ${maxStops} stops.`}{' '}
          {plural(
            leftOut,
            t`${leftOut} code has no room and is left out.`,
            t`${leftOut} codes have no room and are left out.`,
          )}
        </p>
      )}
    </>
  );
}

function WithoutCode({ rows }: { rows: readonly number[] }): ReactElement | null {
  const count = rows.length;
  if (count === 0) return null;
  const numbers = [...rows.slice(0, namedRows), ...(count > namedRows ? ['…'] : [])].join(', ');
  return (
    <p>
      {plural(
        count,
        t`${count} row has no code and is left out: row ${numbers}.`,
        t`${count} rows have no code and are left out: rows ${numbers}.`,
      )}
    </p>
  );
}
