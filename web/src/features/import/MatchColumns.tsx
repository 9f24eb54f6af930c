import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { maxImportName } from '#shared/domain/imports.ts';
import { residentConsents } from '#shared/domain/residentConsent.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { plural, t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ColumnGrid, ColumnSelect } from '#web/files/ColumnSelect.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { ConsentFound } from './ConsentFound.tsx';
import { type ChosenColumns, chooseColumns } from './chosenColumns.ts';
import { FirstRows } from './FirstRows.tsx';
import { projectionOf, type Slip, slipOf } from './filePoints.ts';
import { projectionTexts } from './fileProblems.ts';
import { storeImport } from './importStore.ts';
import { LeftOut } from './LeftOut.tsx';
import type { Meaning } from './placeColumns.ts';
import { type Homes, importRows } from './placeRows.ts';
import type { PlaceTable } from './placeTable.ts';
import { SlipNotice } from './SlipNotice.tsx';

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', overflowWrap: 'anywhere' },
});

const texts: Readonly<Record<Meaning, string>> = {
  title: t`Title or house number`,
  coordinates: t`Both coordinates in one`,
  latitude: t`Latitude`,
  longitude: t`Longitude`,
  addressLine1: t`Address`,
  addressLine2: t`Address line 2`,
  suburb: t`Suburb`,
  city: t`City`,
  province: t`Province`,
  description: t`Description`,
  isHome: t`Somebody lives there`,
  consent: t`The resident agreed`,
};

const ofPlaces = [
  'title',
  'latitude',
  'longitude',
  'coordinates',
  'addressLine1',
  'addressLine2',
  'suburb',
  'city',
  'province',
  'description',
] as const satisfies Meaning[];

interface MatchColumnsProps {
  name: string;
  table: PlaceTable;
}

type Problems = Partial<Record<'title' | 'point' | 'homes' | 'consent' | 'day', string>>;

const notChecked = failure(t`The file could not be checked`, t`Please try again.`, 'imports');

/** Which column of a file is for what, who lives there, and what then comes of it. */
export function MatchColumns({ name, table }: MatchColumnsProps): ReactElement {
  const id = useId();
  const navigate = useNavigate();
  const { run, busy } = useMutationOf('imports.create');
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState(() => chooseColumns(table));
  const [slip, setSlip] = useState<Slip | null>(null);
  const [homesKind, setHomesKind] = useState<Homes['kind'] | null>(chosen.consent === null ? null : 'column');
  const [day, setDay] = useState(() => dayInJohannesburg(now));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const homes: Homes = homesKind === 'paper' ? { kind: 'paper', day } : { kind: homesKind ?? 'column' };
  const found = useMemo(() => slipOf(table, chosen), [table, chosen]);
  const projection = useMemo(() => projectionOf(table, chosen), [table, chosen]);
  const missing = problemsOf({ chosen, homesKind, day, now });
  const problems = isTried ? missing : {};
  const count = table.rows.length;
  const select = (meaning: Meaning, problem?: string) => (
    <ColumnSelect
      key={meaning}
      id={`${id}-${meaning}`}
      label={texts[meaning]}
      columns={table.columns}
      value={chosen[meaning]}
      problemId={problem === undefined ? undefined : `${id}-${problem}`}
      onChange={(index) => {
        setChosen({ ...chosen, [meaning]: index });
        setSlip(null);
      }}
    />
  );
  const check = async () => {
    setTried(true);
    if (Object.keys(missing).length > 0 || projection !== null) {
      // Once the sentences are there.
      setTimeout(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]')?.focus(),
      );
      return;
    }
    const rows = importRows(table, chosen, { slip, homes, now });
    try {
      const made = await run({ body: { name: name.slice(0, maxImportName), rows } });
      const { counts, columns, rows: lines } = table;
      await storeImport({ table: { counts, columns, rows: lines }, rows, check: made });
      await navigate({ to: '/creator-import/{-$id}', params: { id: made.id } });
    } catch (error) {
      const isTooMuch = error instanceof ApiError && error.code === 'payload_too_large';
      toastFailure(
        isTooMuch
          ? {
              ...notChecked(error),
              message: t`These places have too much text for one import. Please split the file, or leave the descriptions out.`,
            }
          : notChecked(error),
      );
    }
  };
  if (count === 0) return <LeftOut {...table} />;
  return (
    <Stack ref={form}>
      <TitledCard title={t`Columns of the file`} intro={t`Please check which column is for what.`}>
        <Stack>
          <LeftOut {...table} />
          <ColumnGrid role="group" aria-label={t`Columns of the file`}>
            {ofPlaces.map((meaning) =>
              select(
                meaning,
                meaning === 'title' && problems.title !== undefined
                  ? 'title-problem'
                  : meaning.endsWith('itude') && problems.point !== undefined
                    ? 'point-problem'
                    : undefined,
              ),
            )}
          </ColumnGrid>
          <Problem id={`${id}-title-problem`} text={problems.title} />
          <Problem id={`${id}-point-problem`} text={problems.point} />
          {projection === null ? null : (
            <div data-wrong="" tabIndex={-1}>
              <Notice tone="error">{projectionTexts[projection]}</Notice>
            </div>
          )}
          <SlipNotice found={found} slip={slip} onChange={setSlip} />
          <FirstRows table={table} chosen={chosen} slip={slip} />
        </Stack>
      </TitledCard>
      <TitledCard
        title={t`Homes and consent`}
        intro={t`Who lives at a place has to agree before it gets a ZarCode: “${residentConsents.home}”`}
      >
        <Stack>
          <RadioGroup
            legend={t`Who lives at these places?`}
            value={homesKind}
            onChange={setHomesKind}
            error={problems.homes ?? ''}
            options={[
              {
                value: 'column',
                label: t`A column says who agreed`,
                hint: t`Yes, or the day on which they did. Homes without it get no ZarCode.`,
              },
              {
                value: 'paper',
                label: t`All residents agreed, on paper`,
                hint: t`You have the signed papers and can show them.`,
              },
              { value: 'none', label: t`Nobody lives there`, hint: t`Shops, schools, taps and the like.` },
            ]}
          />
          {homesKind === null || homesKind === 'none' ? null : (
            <ColumnGrid>
              {homesKind === 'column'
                ? select('consent', problems.consent === undefined ? undefined : 'consent-problem')
                : null}
              {select('isHome')}
            </ColumnGrid>
          )}
          <Problem id={`${id}-consent-problem`} text={problems.consent} />
          {homesKind === 'column' && chosen.consent !== null ? (
            <ConsentFound table={table} chosen={chosen} now={now} />
          ) : null}
          {homesKind === 'paper' ? (
            <chakra.div maxW="xs">
              <TextField
                label={t`Day by which all had agreed`}
                type="date"
                required
                max={dayInJohannesburg(now)}
                value={day}
                error={problems.day ?? ''}
                onChange={({ target }) => setDay(target.value)}
              />
            </chakra.div>
          ) : null}
        </Stack>
      </TitledCard>
      <chakra.div display="grid" gap="2" justifyItems={{ sm: 'start' }}>
        <Button size="lg" busy={busy} busyText={t`Checking...`} onClick={() => void check()}>
          {plural(count, t`Check ${count} place`, t`Check ${count} places`)}
        </Button>
        <chakra.p color="fg.muted" fontSize="sm">{t`Nothing is made yet.`}</chakra.p>
      </chakra.div>
    </Stack>
  );
}

interface Given {
  readonly chosen: ChosenColumns;
  readonly homesKind: Homes['kind'] | null;
  readonly day: string;
  readonly now: Date;
}

function problemsOf({ chosen, homesKind, day, now }: Given): Problems {
  const hasPoint = chosen.coordinates !== null || (chosen.latitude !== null && chosen.longitude !== null);
  return {
    ...(chosen.title === null && { title: t`Please choose the column with the titles or house numbers.` }),
    ...(!hasPoint && { point: t`Please choose the columns with the coordinates.` }),
    ...(homesKind === null && { homes: t`Please say who lives at these places.` }),
    ...(homesKind === 'column' &&
      chosen.consent === null && { consent: t`Please choose the column that says who agreed.` }),
    ...(homesKind === 'paper' &&
      !(day >= '2000-01-01' && day <= dayInJohannesburg(now)) && {
        day: t`Please enter a day that is not in the future.`,
      }),
  };
}

function Problem({ id, text }: { id: string; text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <chakra.p id={id} role="alert" color="fg.error" fontWeight="semibold">
      {text}
    </chakra.p>
  );
}
