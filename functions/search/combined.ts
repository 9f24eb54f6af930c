import { searchAddresses } from '#functions/domain/search/searchAddresses.ts';
import { searchCodes } from '#functions/domain/search/searchCodes.ts';
import { serializeFoundCode } from '#functions/domain/serialize.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { search } from '#shared/contract/search.ts';

const maxCodes = 6;
const maxPlaces = 6;
const shortestSearch = 3; // SPEC section 5

export const handler = handle('search.combined', search.combined, async ({ query, clientIp, deps }) => {
  const text = query.q.trim();
  if (text.length < shortestSearch) return { results: [] };
  const [codes, { results, ...more }] = await Promise.all([
    searchCodes(deps.table, text, maxCodes),
    // In this order: whoever asks too much must not cost money with Google.
    rateLimit(deps, 'searchAddress', clientIp).then(() => searchAddresses(deps, text, maxPlaces)),
  ]);
  return { results: [...codes.map(serializeFoundCode), ...results], ...more };
});
