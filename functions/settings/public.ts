import { getSettings } from '#functions/data/settings.ts';
import { handle } from '#functions/lib/handle.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle('settings.public', settings.public, async ({ deps }) => {
  const { googleMapsApiKey, mapProvider } = await getSettings(deps.table);
  return { googleMapsApiKey, mapProvider };
});
