import { getSettings } from '#functions/data/settings.ts';
import { paymentMode } from '#functions/domain/settings/paymentMode.ts';
import { sellerOf } from '#functions/domain/settings/sellerOf.ts';
import { handle } from '#functions/lib/handle.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle('settings.public', settings.public, async ({ deps }) => {
  const stored = await getSettings(deps.table);
  const { googleMapsApiKey, mapProvider, basemap } = stored;
  return {
    googleMapsApiKey,
    mapProvider,
    payments: paymentMode(deps.config, stored),
    ...(mapProvider === 'own' && basemap !== '' && { basemap }),
    ...(stored.companyName !== '' && { seller: sellerOf(stored) }),
  };
});
