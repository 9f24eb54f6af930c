import { expect, test } from 'vitest';
import { MapRefused, MapUnavailable } from '#web/maps/mapErrors.ts';
import { mapTexts } from '#web/maps/mapTexts.ts';
import { loadMapProvider } from '#web/maps/provider.ts';
import { mapProblemOf } from '#web/maps/useMapProvider.ts';

test('the texts are those of docs/product/maps.md#map-messages', () => {
  expect(mapTexts).toEqual({
    failed: 'Failed to load the map. Please try again later.',
    failedTitle: 'Map Error',
    offline: 'The map needs a connection.',
    notConfigured: 'Map Unavailable - Google Maps API not configured',
    unavailable: 'Map unavailable',
    failedGoogle: 'Failed to load Google Maps',
  });
});

test('Google without a key is unavailable at once, without an attempt', async () => {
  const settings = { mapProvider: 'google', googleMapsApiKey: '' } as const;
  await expect(loadMapProvider(settings)).rejects.toBeInstanceOf(MapUnavailable);
});

test('only an unknown error can be retried', () => {
  expect(mapProblemOf(new MapUnavailable())).toBe('unavailable');
  expect(mapProblemOf(new MapRefused())).toBe('refused');
  expect(mapProblemOf(new Error('network'))).toBe('failed');
});
