import { getSettings } from '#functions/data/settings.ts';
import { testMaps } from '#functions/domain/settings/testMaps.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createPlaces } from '#functions/services/places.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle(
  'settings.testMaps',
  settings.testMaps,
  async ({ caller, deps }) => {
    await caller.user();
    await rateLimit(deps, 'mapsTestAccount', caller.id);
    return testMaps(deps, await getSettings(deps.table));
  },
  { places: createPlaces },
);
