/** The files in which people take a code along (docs/product/guides.md#take-it-along). */
export const exportFormats = ['gpx', 'kml', 'geojson', 'vcf', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
