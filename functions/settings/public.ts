import { getSettings } from '#functions/data/settings.ts';
import { handle } from '#functions/lib/handle.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle('settings.public', settings.public, async ({ services }) => {
  const { googleMapsApiKey, mapProvider } = await getSettings(services.table);
  return { googleMapsApiKey, mapProvider };
});
