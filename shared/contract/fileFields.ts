import * as z from 'zod';
import type { MediaType } from './route.ts';

/** The response of a route with `file`, of one of its types. */
export const answeredFile = <const T extends readonly MediaType[]>(types: T) =>
  z.object({ fileName: z.string(), mediaType: z.enum(types), text: z.string() });

/** The response of a route with `file: ['image/jpeg']`: shown where it is linked, not saved. */
export const answeredPicture = () =>
  z.object({ mediaType: z.literal('image/jpeg'), bytes: z.instanceof(Uint8Array) });
