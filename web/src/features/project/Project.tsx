import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { formatCode } from '#shared/domain/code.ts';
import { duplicateMetres } from '#shared/domain/duplicates.ts';
import { shownDay } from '#shared/domain/time.ts';
import { plural, t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { maxPrinted, usePrinting } from '#web/brand/signSheets/usePrinting.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { CardStack, TitledCard } from '#web/ui/TitledCard.tsx';
import { ByBooklet } from './ByBooklet.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';
import { Bars, Pairs } from './ProjectLists.tsx';
import { ProjectMap } from './ProjectMap.tsx';
import { codesAsGeoJson, countsByDay, detailColumns, nearPairs } from './project.ts';
import { useDetails } from './useDetails.ts';
import { useProjectCodes } from './useProjectCodes.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '20rem', md: '28rem' },
    borderWidth: '1px',
    borderRadius: 'xl',
    bg: 'bg.muted',
    isolation: 'isolate',
    overflow: 'hidden',
  },
});

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface ProjectProps {
  profile: OwnCreator;
  importId: string;
  onImport: (id: string) => void;
}

/** All codes of a creator, or those of one import. */
export function Project({ profile, importId, onImport }: ProjectProps): ReactElement {
  const { codes: all, isCut, problem, retry } = useProjectCodes(profile.id);
  const imports = useApi('imports.list').data?.imports.filter(({ made }) => made > 0) ?? [];
  const results = useApi('imports.results', importId === '' ? null : { params: { id: importId } });
  const ofImport = useMemo(
    () =>
      results.data?.results.flatMap(({ zarcode, undone }) =>
        undone || zarcode === undefined ? [] : [zarcode],
      ),
    [results.data],
  );
  const codes = useMemo(() => selected(all, importId, ofImport), [all, importId, ofImport]);
  return (
    <CardStack>
      <chakra.div maxW="md">
        <SelectField
          label={t`Which ZarCodes`}
          value={importId}
          onChange={({ target }) => onImport(target.value)}
        >
          <option value="">{t`All of your profile`}</option>
          {imports.map(({ id, name, createdAt }) => (
            <option key={id} value={id}>
              {`${name}, ${shownDay(createdAt)}`}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      {problem !== null || results.error !== undefined ? (
        <LoadProblem
          title={t`Your ZarCodes could not be loaded`}
          message={problem ?? results.error?.message ?? ''}
          onRetry={() => {
            retry();
            void results.mutate();
          }}
        />
      ) : codes?.length === 0 ? (
        <EmptyState
          title={t`No ZarCodes yet`}
          action={<LinkButton to="/creator-import/{-$id}">{t`Import places`}</LinkButton>}
        >
          {t`What you make in field mode, of files and one by one is shown here.`}
        </EmptyState>
      ) : (
        <Made
          // The map of another selection begins at its codes.
          key={importId}
          codes={codes}
          gone={codes === undefined || importId === '' ? undefined : (ofImport?.length ?? 0) - codes.length}
          claimed={importId === '' ? profile.stats.claimed : undefined}
          isCut={isCut}
        />
      )}
    </CardStack>
  );
}

function selected(
  all: readonly ZarCodeCard[] | undefined,
  importId: string,
  ofImport: readonly string[] | undefined,
): readonly ZarCodeCard[] | undefined {
  if (importId === '') return all;
  if (ofImport === undefined) return undefined;
  const wanted = new Set(ofImport.map(formatCode));
  return all?.filter(({ zarcode }) => wanted.has(formatCode(zarcode)));
}

interface MadeProps {
  /** Undefined while they are loaded. */
  codes: readonly ZarCodeCard[] | undefined;
  /** Of an import: claimed, deleted or undone since. */
  gone: number | undefined;
  claimed: number | undefined;
  isCut: boolean;
}

function Made({ codes, gone, claimed, isCut }: MadeProps): ReactElement {
  const days = useMemo(() => countsByDay(codes ?? []), [codes]);
  const pairs = useMemo(() => nearPairs(codes ?? []), [codes]);
  const checked = useDetails(codes ?? []);
  const loading = codes === undefined;
  const hidden = codes?.filter(({ visibility }) => visibility === 'private').length;
  const saveCsv = async () => {
    const { codesAsCsv } = await import('#web/files/codesAsCsv.ts');
    const more = checked.details === null ? undefined : detailColumns(checked.details);
    saveFile('zarcodes-project.csv', codesAsCsv(codes ?? [], location.origin, more), 'text/csv');
  };
  return (
    <>
      {isCut ? (
        <Notice>{t`The newest of your ZarCodes are shown. Choose an import to see its own.`}</Notice>
      ) : null}
      <StatTileGrid
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        <StatTile label={t`ZarCodes`} value={codes?.length} loading={loading} />
        <StatTile label={t`Less than ${duplicateMetres} m apart`} value={pairs.length} loading={loading} />
        <StatTile label={t`Only you see them`} value={hidden} loading={loading} />
        {claimed === undefined ? (
          <StatTile label={t`Claimed or deleted since`} value={gone} loading={loading} />
        ) : (
          <StatTile label={t`Claimed by residents`} value={claimed} loading={loading} />
        )}
      </StatTileGrid>
      <Frame>{loading ? <MapMessage kind="loading" wide /> : <ProjectMap codes={codes} />}</Frame>
      <Actions>
        <Button variant="outline" disabled={loading} onClick={() => void saveCsv()}>
          <Download aria-hidden="true" />
          {t`Save as CSV`}
        </Button>
        <Button
          variant="outline"
          disabled={loading}
          onClick={() =>
            saveFile(
              'zarcodes-project.geojson',
              codesAsGeoJson(codes ?? [], checked.details),
              'application/json',
            )
          }
        >
          <Download aria-hidden="true" />
          {t`Save as GeoJSON`}
        </Button>
        {codes === undefined ? null : <PrintParts codes={codes} />}
      </Actions>
      {pairs.length === 0 ? null : (
        <TitledCard
          title={plural(
            pairs.length,
            t`${pairs.length} possible duplicate`,
            t`${pairs.length} possible duplicates`,
          )}
          intro={t`Two ZarCodes that are less than ${duplicateMetres} m apart may stand for one home.`}
        >
          <Pairs pairs={pairs} />
        </TitledCard>
      )}
      {days.length === 0 ? null : (
        <TitledCard title={t`ZarCodes of each day`}>
          <Bars
            rows={days.map(([day, count]) => ({
              id: day,
              label: shownDay(`${day}T12:00:00+02:00`),
              count,
            }))}
          />
        </TitledCard>
      )}
      {codes === undefined || codes.length === 0 ? null : (
        <>
          <ByBooklet codes={codes} />
          <ProjectDetails codes={codes} checked={checked} />
        </>
      )}
    </>
  );
}

/** Signs and claim slips of all of them, in parts that a printing shop takes. */
function PrintParts({ codes }: { codes: readonly ZarCodeCard[] }): ReactElement {
  const { print, printing } = usePrinting();
  const parts = Array.from({ length: Math.ceil(codes.length / maxPrinted) }, (_, index) =>
    codes.slice(index * maxPrinted, (index + 1) * maxPrinted),
  );
  return (
    <>
      {parts.map((part, index) => {
        const from = index * maxPrinted + 1;
        const to = index * maxPrinted + part.length;
        return (
          <Button
            key={from}
            variant="outline"
            onClick={() => print({ count: part.length, load: async () => part })}
          >
            <Printer aria-hidden="true" />
            {parts.length === 1 ? t`Print all signs` : t`Print the signs ${from} to ${to}`}
          </Button>
        );
      })}
      {printing}
    </>
  );
}
