import type { PublicSettings } from '#shared/contract/settings.ts';

/** What a map is chosen and loaded by. */
export type MapSettings = Pick<PublicSettings, 'mapProvider' | 'googleMapsApiKey' | 'basemap'>;

const storageKey = 'kept_map';

/** The archive of which an area was kept last on this device: without a connection it is the map. Null without any. */
export function keptBasemap(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function noteKeptBasemap(file: string | undefined): void {
  // Where storage is refused, no area was kept.
  try {
    if (file === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, file);
  } catch {}
}

let kept: MapSettings | null = null;

/** Without a connection: those of the map of which an area is kept. The same object each time. */
export function keptSettings(): MapSettings | null {
  const basemap = keptBasemap();
  if (basemap === null) return null;
  if (kept?.basemap !== basemap) kept = { mapProvider: 'own', googleMapsApiKey: '', basemap };
  return kept;
}
