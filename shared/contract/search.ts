import * as z from 'zod';
import { route } from './route.ts';

const searchResult = () =>
  z.object({
    type: z.enum(['zarcode', 'address']),
    /** The code, or the place's id, to be passed as `placeId`. */
    id: z.string(),
    zarcode: z.string().optional(),
    /** As it was searched: a place may be found by an old or everyday name. */
    title: z.string(),
    officialName: z.string().optional(),
    /** For a place: its area, city and province, because names repeat. */
    subtitle: z.string(),
    description: z.string(),
    /**
     * `lat, lng` with six decimals; empty for a Google place, which the map looks up by its id, and for a code of which
     * only the area is shown.
     */
    location: z.string(),
  });
export type SearchResult = z.output<ReturnType<typeof searchResult>>;

export const search = {
  combined: route(() => ({
    method: 'GET',
    path: '/search/combined',
    level: 'public',
    summary: 'Codes and places that match a complete code or at least three characters',
    query: z.strictObject({ q: z.string().max(200, 'Please search for something shorter.') }),
    response: z.object({
      results: z.array(searchResult()),
      /** The source of the places, to be shown with them. */
      attribution: z.string().optional(),
    }),
    errors: ['too_many_requests'],
    // Other people make codes too.
    cacheSeconds: 60,
    // What many type is answered once.
    edgeSeconds: 60,
  })),
};
