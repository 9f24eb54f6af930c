import { presentFoundCode } from '#functions/domain/serialize.ts';
import { searchAddresses } from '#functions/domain/search/searchAddresses.ts';
import { searchCodes } from '#functions/domain/search/searchCodes.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { search } from '#shared/contract/search.ts';

const mostCodes = 6;
const mostPlaces = 6;
const shortestSearch = 3; // SPEC section 5

export const handler = handle('search.combined', search.combined, async ({ query, address, services }) => {
  const text = query.q.trim();
  if (text.length < shortestSearch) return { results: [] };
  const [codes, { results, ...more }] = await Promise.all([
    searchCodes(services.table, text, mostCodes),
    // In this order: whoever asks too much must not cost money with Google.
    rateLimit(services, 'searchAddress', address).then(() => searchAddresses(services, text, mostPlaces)),
  ]);
  return { results: [...codes.map(presentFoundCode), ...results], ...more };
});
