import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { AnsweredFile } from '#functions/lib/fileResponse.ts';
import type { ExportFormat } from '#shared/domain/exportFormats.ts';
import { type ExportedCode, exportedCode } from './exportedCode.ts';
import { geoJson } from './geoJson.ts';
import { gpx } from './gpx.ts';
import { kml } from './kml.ts';
import { pointsCsv } from './pointsCsv.ts';
import { vCard } from './vCard.ts';

const formats = {
  gpx: { mediaType: 'application/gpx+xml', write: gpx },
  kml: { mediaType: 'application/vnd.google-earth.kml+xml', write: kml },
  geojson: { mediaType: 'application/geo+json', write: geoJson },
  vcf: { mediaType: 'text/vcard', write: vCard },
  csv: { mediaType: 'text/csv', write: pointsCsv },
} as const satisfies Record<
  ExportFormat,
  { mediaType: AnsweredFile['mediaType']; write: (exported: ExportedCode) => string }
>;

/** A code with its guide, for somebody who may see the whole code (`viewOf`). */
export function codeFile(zarCode: ZarCode, format: ExportFormat, appUrl: string) {
  const { mediaType, write } = formats[format];
  const exported = exportedCode(zarCode, appUrl);
  return { fileName: `${exported.code}.${format}`, mediaType, text: write(exported) };
}
