import type { AreaPermissions } from './permission.ts';
import { countsHits, looksUpCodes } from './shared.ts';

export const search: AreaPermissions<'search'> = {
  'search.combined': {
    table: [
      looksUpCodes,
      { actions: ['Query'], keys: ['WORD#*'] },
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      countsHits,
    ],
    // Google's Places API.
    secrets: ['places'],
  },
};
