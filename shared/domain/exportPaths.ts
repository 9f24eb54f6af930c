import type { ExportFormat } from './exportFormats.ts';

/** Where a plain link gets the file. @param shown as 7PT-FLHV */
export const exportPath = (shown: string, format: ExportFormat): string =>
  `/api/zarcodes/${shown}/export?format=${format}`;

/** Each file by the name that people call it. @param shown as 7PT-FLHV */
export const exportLinks = (shown: string): Readonly<Record<string, string>> => ({
  GPX: exportPath(shown, 'gpx'),
  KML: exportPath(shown, 'kml'),
  GeoJSON: exportPath(shown, 'geojson'),
  vCard: exportPath(shown, 'vcf'),
  CSV: exportPath(shown, 'csv'),
});
