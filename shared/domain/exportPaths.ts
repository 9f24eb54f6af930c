/** The files in which people take a code along (docs/product/guides.md#take-it-along). */
export const exportFormats = ['gpx', 'kml', 'geojson', 'vcf', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What people call a file of a format. */
export const exportNames: Readonly<Record<ExportFormat, string>> = {
  gpx: 'GPX',
  kml: 'KML',
  geojson: 'GeoJSON',
  vcf: 'vCard',
  csv: 'CSV',
};

/** Where a plain link gets the file. @param shown as 7PT-FLHV */
export const exportPath = (shown: string, format: ExportFormat): string =>
  `/api/zarcodes/${shown}/export?format=${format}`;
