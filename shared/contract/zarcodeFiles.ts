/** The routes of codes that answer with a file: apart from the others, whose schemas their functions need not load. */
import * as z from 'zod';
import { exportFormats } from '#shared/domain/exportFormats.ts';
import { code } from './fields.ts';
import { answeredFile, answeredPicture } from './fileFields.ts';
import { type MediaType, route } from './route.ts';
import { shareCardQuery, shareCardSeconds } from './shareCardFields.ts';

/** Of the files in which people take a code along. */
const exportTypes = [
  'application/gpx+xml',
  'application/vnd.google-earth.kml+xml',
  'application/geo+json',
  'text/vcard',
  'text/csv',
] as const satisfies MediaType[];

export const zarcodeFiles = {
  shareCard: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/share-card',
    level: 'public',
    summary:
      'The picture of a link preview: the code, its name and area, the first step and a photo or a map',
    params: z.strictObject({ code: z.string().max(200) }),
    query: shareCardQuery(),
    response: answeredPicture(),
    file: ['image/jpeg'],
    errors: ['not_found', 'too_many_requests'],
    edgeSeconds: shareCardSeconds,
  })),
  export: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/export',
    level: 'public',
    optionalCaller: true,
    summary:
      'A code with its guide as a file for other programs: its point and those beside it, the address, the steps as sentences',
    params: z.strictObject({ code: code() }),
    query: z.strictObject({ format: z.enum(exportFormats) }),
    opensCodes: true,
    response: answeredFile(exportTypes),
    file: exportTypes,
    errors: ['not_found', 'code_reserved', 'pin_wrong', 'too_many_requests'],
  })),
};
