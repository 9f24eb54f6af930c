import './mapParts.css';
import type { PublicSettings } from '#shared/contract/settings.ts';
import { type CodeOnPage, shownCodeOf } from '#shared/domain/codePageTexts.ts';
import { type MapListeners, type MapView, zooms } from './mapView.ts';
import { loadMapProvider } from './provider.ts';

/** A map that is drawn before the app has loaded. */
interface EarlyMap {
  readonly label: string;
  /** What it is drawn into, which can be moved to another place. */
  readonly ground: HTMLElement;
  readonly view: Promise<MapView>;
  /** Those of who takes it. */
  readonly listeners: MapListeners;
}

let early: EarlyMap | null = null;
let isLate = false;

/** What a provider draws into: an element of its own, because it may be moved or still be going away. */
export function createGround(parent: Element | null): HTMLElement {
  const ground = document.createElement('div');
  ground.className = 'map-ground';
  parent?.append(ground);
  return ground;
}

/** The map of a code's page, as PointMap.tsx draws it. @param need loads the app, where the map can't be drawn or is broken */
export async function drawEarlyMap(place: HTMLElement, zarCode: CodeOnPage, need: () => void): Promise<void> {
  const { title, latitude, longitude } = zarCode;
  const point = { latitude, longitude };
  const name = `${title}, ${shownCodeOf(zarCode)}`;
  const answer = await fetch('/api/settings/public');
  const provider = await loadMapProvider((await answer.json()) as PublicSettings);
  if (isLate) return;
  const label = `Map: ${name}`;
  const ground = createGround(place);
  const listeners: MapListeners = {
    onBroken: () => {
      remove();
      need();
    },
  };
  const view = provider.createView(ground, {
    label,
    center: point,
    zoom: zooms.detail,
    gestures: 'cooperative',
    onZoom: (zoom) => listeners.onZoom?.(zoom),
    onMove: (bounds) => listeners.onMove?.(bounds),
    onBroken: (error) => listeners.onBroken?.(error),
  });
  early = { label, ground, view, listeners };
  try {
    (await view).setMarker({ point, label: name });
  } catch (error) {
    remove();
    throw error;
  }
}

function remove(): void {
  early?.ground.remove();
  early = null;
}

/** For the app's own map of the same place: from then on that answers for it. Null where there is none. */
export function takeEarlyMap(label: string): EarlyMap | null {
  isLate = true;
  const taken = early?.label === label ? early : null;
  if (taken !== null) early = null;
  return taken;
}
