import { rankResults } from '#functions/domain/search/rankResults.ts';
import { searchAddresses } from '#functions/domain/search/searchAddresses.ts';
import { searchCodes } from '#functions/domain/search/searchCodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { isWithinLimit, networkOf } from '#functions/lib/withinLimit.ts';
import { createPlaces } from '#functions/services/places.ts';
import { search } from '#shared/contract/search.ts';
import { foldedWords } from '#shared/domain/text.ts';
import { visitor } from '#shared/domain/visibility.ts';

// docs/product/search.md#search
const maxCodes = 6;
const maxPlaces = 6;
const minLength = 3;

/** By the address, and by what is searched from it. */
const limited = (deps: Dependencies, clientIp: string, text: string): Promise<void> =>
  rateLimitInOrder(
    deps,
    ['searchRepeat', `${networkOf(clientIp)} ${foldedWords(text).join(' ')}`],
    ['searchAddress', clientIp],
  );

export const handler = handle(
  'search.combined',
  search.combined,
  async ({ query, clientIp, deps }) => {
    const text = query.q.trim();
    if (text.length < minLength) return { results: [] };
    const mayRead = (count: number) => isWithinLimit(deps, 'lookupAddress', clientIp, count);
    const [codes, { addresses, ...more }] = await Promise.all([
      searchCodes(deps.table, text, maxCodes, { viewer: visitor, mayRead }),
      // The limit comes first: each call to Google costs money.
      limited(deps, clientIp, text).then(() => searchAddresses(deps, text, maxPlaces)),
    ]);
    return { results: rankResults(text, codes, addresses), ...more };
  },
  { places: createPlaces },
);
