import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { importProblems } from '#shared/domain/imports.ts';
import { plural, t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { FaultsMap } from './FaultsMap.tsx';
import { type Duplicate, type FaultyRow, faultyRows } from './faultyRows.ts';
import { faultsAsCsv } from './importCsv.ts';
import type { StoredImport } from './importStore.ts';
import { fieldTexts, rowText } from './stateTexts.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '17rem', md: '24rem' },
    borderWidth: '1px',
    borderRadius: 'xl',
    overflow: 'hidden',
    bg: 'bg.muted',
    isolation: 'isolate',
  },
});

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      py: '3',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      scrollMarginTop: '20',
    },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

/** How many rows are listed first, and with each press. */
const step = 50;

const kindNames = ['blocked', 'near', 'warned', 'all'] as const;
type Kind = (typeof kindNames)[number];

const kindTexts: Readonly<Record<Kind, string>> = {
  blocked: t`Left out for a fault`,
  near: t`May be there already`,
  warned: t`With a warning, made all the same`,
  all: t`All of them`,
};

const isOfKind: Readonly<Record<Kind, (row: FaultyRow) => boolean>> = {
  blocked: ({ faults }) => faults.some(({ blocks }) => blocks),
  near: ({ duplicate }) => duplicate !== undefined,
  warned: ({ faults }) => faults.length > 0 && !faults.some(({ blocks }) => blocks),
  all: () => true,
};

interface CheckReportProps {
  stored: StoredImport;
  /** Its codes are made, or being made. */
  isMade: boolean;
}

/** What is wrong with which row: a list, a map, and a file. */
export function CheckReport({ stored, isMade }: CheckReportProps): ReactElement {
  const [shown, setShown] = useState(step);
  const [chosen, choose] = useState<Kind | null>(null);
  const every = useMemo(() => faultyRows(stored), [stored]);
  const kinds = kindNames.filter((kind) => every.some(isOfKind[kind]));
  // Of thousands of warnings nobody sees what is left out.
  const kind = chosen ?? kinds[0] ?? 'all';
  const all = useMemo(() => every.filter(isOfKind[kind]), [every, kind]);
  const open = useCallback((index: number) => setShown((now) => Math.max(now, index + 1)), []);
  const { check, table } = stored;
  if (every.length === 0)
    return <Notice tone="success" title={t`The check found nothing wrong with any row.`} />;
  const save = () =>
    saveFile(`${check.name.replace(/\.\w{1,8}$/, '')}-check.csv`, faultsAsCsv(stored), 'text/csv');
  const left = all.length - shown;
  return (
    <TitledCard
      title={plural(every.length, t`${every.length} row to look at`, t`${every.length} rows to look at`)}
      intro={
        isMade
          ? t`What the check found in the file.`
          : t`Correct them in your file and choose it again, or go on without those that are left out.`
      }
      action={
        <Button variant="outline" size="sm" onClick={save}>
          <Download aria-hidden="true" />
          {t`Save as CSV`}
        </Button>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <chakra.div maxW="sm">
          <SelectField
            label={t`Which rows`}
            value={kind}
            onChange={({ target }) => {
              choose(target.value as Kind);
              setShown(step);
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {`${kindTexts[each]} (${every.filter(isOfKind[each]).length})`}
              </option>
            ))}
          </SelectField>
        </chakra.div>
        <Frame>
          <FaultsMap stored={stored} faulty={all} onOpen={open} />
        </Frame>
        <Rows>
          {all.slice(0, shown).map((each) => (
            <li key={each.row} id={`row-${each.row}`} tabIndex={-1}>
              <p>
                <chakra.strong me="2">{rowText(table.counts, each.number)}</chakra.strong>
                {each.title}
              </p>
              {each.faults.map(({ field, problem, blocks }) => (
                <p key={`${field} ${problem}`}>
                  <Badge tone={blocks ? 'error' : 'info'} me="2">
                    {blocks ? t`Left out` : t`Warning`}
                  </Badge>
                  {`${fieldTexts[field]}: ${importProblems[problem]}`}
                </p>
              ))}
              {each.duplicate === undefined ? null : (
                <DuplicateLine duplicate={each.duplicate} stored={stored} />
              )}
            </li>
          ))}
        </Rows>
        {left > 0 ? (
          <Button variant="outline" justifySelf="start" onClick={() => setShown(shown + step)}>
            {t`Show ${Math.min(step, left)} more of ${left}`}
          </Button>
        ) : null}
        {check.moreErrors > 0 ? (
          <p>
            {plural(
              check.moreErrors,
              t`${check.moreErrors} more fault is not listed.`,
              t`${check.moreErrors} more faults are not listed.`,
            )}
          </p>
        ) : null}
      </chakra.div>
    </TitledCard>
  );
}

function DuplicateLine({
  duplicate: { of, metres },
  stored: { table },
}: {
  duplicate: Duplicate;
  stored: StoredImport;
}): ReactElement {
  const far = Math.round(metres);
  return (
    <p>
      <Badge tone="muted" me="2">{t`Duplicate`}</Badge>
      {'zarcode' in of ? (
        <>
          {t`${far} m from`}{' '}
          <TextLink to="/zarcodes/$code" params={{ code: shownCode(of.zarcode) }}>
            {shownCode(of.zarcode)}
          </TextLink>
        </>
      ) : (
        t`${far} m from row ${table.rows[of.row - 1]?.number ?? of.row}`
      )}
    </p>
  );
}
