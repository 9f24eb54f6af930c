import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { maxImportRows } from '#shared/domain/imports.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { maxMegabytes } from './fileProblems.ts';
import type { PlaceTable } from './placeTable.ts';
import { readFile } from './readFile.ts';

const MatchColumns = lazy(async () => ({ default: (await import('./MatchColumns.tsx')).MatchColumns }));

const most = maxImportRows.toLocaleString(localeOf(language()));

interface Opened {
  /** Another choice of the same file begins anew. */
  readonly number: number;
  readonly name: string;
  /** Null while it is read; a sentence where nothing can be read. */
  readonly read: PlaceTable | string | null;
}

/** From a file to its check. */
export function NewImport(): ReactElement {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const begun: Opened = { number: (opened?.number ?? 0) + 1, name: file.name, read: null };
    setOpened(begun);
    const read = await readFile(file);
    // Another one may have been chosen meanwhile.
    setOpened((now) => (now === begun ? { ...begun, read } : now));
  };
  const isReading = opened?.read === null;
  const table = opened !== null && typeof opened.read === 'object' ? opened.read : null;
  return (
    <>
      <TitledCard title={t`Choose a file`}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <FileDrop
            button={
              <>
                <FileUp aria-hidden="true" />
                {table === null ? t`Choose a file` : t`Choose another file`}
              </>
            }
            label={t`File with places`}
            hint={t`Choose a file or drop it here: CSV of a spreadsheet, GeoJSON, KML, KMZ or GPX, with at most ${most} places and ${maxMegabytes} MB.`}
            accept=".csv,.tsv,.txt,.geojson,.json,.kml,.kmz,.gpx,text/csv,application/geo+json,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,application/gpx+xml"
            busy={isReading}
            onFiles={(files) => void open(files)}
          />
          <div role="status">
            {opened === null ? null : isReading ? (
              <chakra.p display="flex" alignItems="center" gap="3">
                <Spinner />
                {t`Reading ${opened.name}`}
              </chakra.p>
            ) : (
              <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                {opened.name}
              </chakra.p>
            )}
          </div>
          {typeof opened?.read === 'string' ? (
            <Notice key={opened.number} tone="error">
              {opened.read}
            </Notice>
          ) : null}
        </chakra.div>
      </TitledCard>
      {opened === null || table === null ? null : (
        <Suspense fallback={<Spinner />}>
          <MatchColumns key={opened.number} name={opened.name} table={table} />
        </Suspense>
      )}
    </>
  );
}
