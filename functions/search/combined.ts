import { rankResults } from '#functions/domain/search/rankResults.ts';
import { searchAddresses } from '#functions/domain/search/searchAddresses.ts';
import { searchCodes } from '#functions/domain/search/searchCodes.ts';
import { handle } from '#functions/lib/handle.ts';
import { isWithinLimit, rateLimit } from '#functions/lib/rateLimit.ts';
import { createPlaces } from '#functions/services/places.ts';
import { search } from '#shared/contract/search.ts';

// docs/product.md, "Search"
const maxCodes = 6;
const maxPlaces = 6;
const minLength = 3;

export const handler = handle(
  'search.combined',
  search.combined,
  async ({ query, clientIp, deps }) => {
    const text = query.q.trim();
    if (text.length < minLength) return { results: [] };
    const [codes, { addresses, ...more }] = await Promise.all([
      searchCodes(deps.table, text, maxCodes, (codes) =>
        isWithinLimit(deps, 'lookupAddress', clientIp, codes),
      ),
      // The limit comes first: each call to Google costs money.
      rateLimit(deps, 'searchAddress', clientIp).then(() => searchAddresses(deps, text, maxPlaces)),
    ]);
    return { results: rankResults(text, codes, addresses), ...more };
  },
  { places: createPlaces },
);
