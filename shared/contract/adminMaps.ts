import * as z from 'zod';
import { codeKinds } from './adminZarcodes.ts';
import { coordinateText, wholeText } from './fields.ts';
import { answeredFile } from './fileFields.ts';
import { route } from './route.ts';

/** Google My Maps imports no more of one file (https://support.google.com/mymaps/answer/3024836). */
export const rowsInFile = 2000;

export const adminMaps = {
  tiles: route(() => ({
    method: 'GET',
    path: '/admin/maps/tiles',
    level: 'admin',
    summary: 'How many codes are in each tile of a map view; a view is 8 to 32 tiles wide',
    query: z.strictObject({
      ne_lat: coordinateText(90),
      ne_lng: coordinateText(180),
      sw_lat: coordinateText(90),
      sw_lng: coordinateText(180),
      kind: z.enum(['', ...codeKinds]).optional(),
      verified: z.enum(['', 'true', 'false']).optional(),
    }),
    response: z.object({
      /** The middle of each tile that has codes. */
      tiles: z.array(z.object({ latitude: z.number(), longitude: z.number(), count: z.number() })),
      /** In the whole country. */
      total: z.number(),
      /** How many files the export has. */
      files: z.number(),
    }),
    // People make codes.
    cacheSeconds: 60,
  })),
  exportCsv: route(() => ({
    method: 'GET',
    path: '/admin/maps/export-csv',
    level: 'admin',
    summary: 'Codes as a CSV file that Google My Maps imports: 2,000 a file, further files by page',
    query: z.strictObject({ page: wholeText(1, 10_000).default(1) }),
    response: answeredFile(['text/csv']),
    file: ['text/csv'],
    errors: ['not_found', 'unavailable'],
  })),
};
