import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import type { ImportProgress } from '#shared/contract/imports.ts';
import { duplicateMetres } from '#shared/domain/duplicates.ts';
import { importMessages } from '#shared/domain/imports.ts';
import { plural, t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import type { Check, StoredImport } from './importStore.ts';

const TermsDialog = lazy(async () => ({ default: (await import('#web/brand/TermsDialog.tsx')).TermsDialog }));

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

interface CheckedImportProps {
  progress: ImportProgress;
  /** Null on another device than that of the check. */
  stored: StoredImport | null;
  onChanged: (progress: ImportProgress) => void;
}

const notBegun = failure(t`The import could not begin`, t`Please try again.`, 'imports');

const blockedRows = ({ errors }: Check) =>
  new Set(errors.filter(({ blocks }) => blocks).map(({ row }) => row));

/** What the check found, and the decision to make the codes. */
export function CheckedImport({ progress, stored, onChanged }: CheckedImportProps): ReactElement {
  const { id, rows, codes } = progress;
  const { run, busy } = useMutationOf('imports.commit');
  const [duplicates, setDuplicates] = useState<'skip' | 'make'>('skip');
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState('');
  const [isReading, read] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const blocked = stored === null ? new Set<number>() : blockedRows(stored.check);
  const near = new Set(stored?.check.duplicates.map(({ row }) => row).filter((row) => !blocked.has(row)));
  const count = duplicates === 'skip' ? codes - near.size : codes;
  const commit = async () => {
    if (!agreed) {
      setProblem(t`Please agree to the terms of service.`);
      return box.current?.focus();
    }
    try {
      onChanged(await run({ params: { id }, body: { termsConfirmed: true, duplicates } }));
      // What was pressed goes, and the focus with it.
      setTimeout(() => document.querySelector('h1')?.focus());
    } catch (error) {
      toastFailure(notBegun(error));
    }
  };
  return (
    <TitledCard title={t`What the check found`}>
      <Stack>
        <StatTileGrid
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        >
          <StatTile label={t`Places in the file`} value={rows} />
          <StatTile label={t`Can get a ZarCode`} value={codes} />
          <StatTile label={t`Left out for a fault`} value={rows - codes} />
          <StatTile label={t`May be there already`} value={stored === null ? undefined : near.size} />
        </StatTileGrid>
        {codes === 0 ? (
          <Notice tone="error">{importMessages.nothingToMake}</Notice>
        ) : (
          <>
            <Costs check={stored?.check} />
            {stored !== null && near.size === 0 ? null : (
              <RadioGroup
                legend={
                  stored === null
                    ? t`Places less than ${duplicateMetres} m from a ZarCode or from another row`
                    : plural(
                        near.size,
                        t`${near.size} place is less than ${duplicateMetres} m from a ZarCode or from another row`,
                        t`${near.size} places are less than ${duplicateMetres} m from a ZarCode or from another row`,
                      )
                }
                value={duplicates}
                onChange={setDuplicates}
                beside
                options={[
                  { value: 'skip', label: t`Leave them out` },
                  { value: 'make', label: t`Make them all the same` },
                ]}
              />
            )}
            {count === 0 ? (
              <Notice>{t`All of these places may be there already. Nothing is made unless you choose to make them all the same.`}</Notice>
            ) : (
              <>
                <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
                  <Checkbox
                    ref={box}
                    checked={agreed}
                    error={agreed || problem === '' ? undefined : problem}
                    required
                    onChange={({ target }) => setAgreed(target.checked)}
                  >
                    {t`I have permission to publish these places, and I agree to the terms.`}
                  </Checkbox>
                  <Button variant="ghost" size="sm" onClick={() => read(true)}>
                    {t`Read the terms`}
                  </Button>
                </chakra.div>
                <Button
                  size="lg"
                  justifySelf={{ sm: 'start' }}
                  busy={busy}
                  busyText={t`Starting...`}
                  onClick={() => void commit()}
                >
                  {plural(count, t`Make ${count} ZarCode`, t`Make ${count} ZarCodes`)}
                </Button>
              </>
            )}
          </>
        )}
        {stored === null ? (
          <chakra.p color="fg.muted">{t`The faults of each row are on the device that checked the file. Choose the file again to see them here.`}</chakra.p>
        ) : null}
      </Stack>
      {isReading ? (
        <Suspense fallback={null}>
          <TermsDialog onClose={() => read(false)} />
        </Suspense>
      ) : null}
    </TitledCard>
  );
}

/** What it costs, and how long it takes. */
function Costs({ check }: { check: Check | undefined }): ReactElement {
  if (check === undefined) return <p>{t`A creator’s ZarCodes cost nothing.`}</p>;
  const { perDay, leftToday, days } = check.limits;
  return (
    <div>
      <p>{t`Price: R${check.price}. A creator’s ZarCodes cost nothing.`}</p>
      <p>
        {days > 1
          ? t`You can make ${perDay} in a day and ${leftToday} more today, so this import goes on by itself for ${days} days.`
          : t`You can make ${leftToday} more today, so all of it is made today.`}
      </p>
    </div>
  );
}
