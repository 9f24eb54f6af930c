import { t } from '#shared/text/t.ts';
import './mapParts.css';
import type { PublicSettings } from '#shared/contract/settings.ts';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import type { AreaOnPage } from '#shared/domain/areaPageTexts.ts';
import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { shownCodeOf } from '#shared/domain/shownCodeOf.ts';
import type { CreatorPageContent, PageContent } from '#web/visit/pageContent.ts';
import { codePins, fitPins } from './codePins.ts';
import { mapFetchLimit } from './mapFetchLimit.ts';
import { areaMapLabel, creatorMapLabel } from './mapTexts.ts';
import {
  type MapListeners,
  type MapOptions,
  type MapProvider,
  type MapView,
  pretoria,
  zooms,
} from './mapView.ts';
import { pointedAt } from './pointedAt.ts';
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

/** The map of the page that is shown. @param need loads the app, where the map breaks */
export async function drawEarlyMap(
  place: HTMLElement,
  { code, area, creator }: PageContent,
  need: () => void,
): Promise<void> {
  if (code !== null) await drawMapOfCode(place, code.zarCode, need);
  if (area !== null) await drawMapOfArea(place, area.area, need);
  if (creator !== null) await drawMapOfCreator(place, creator, need);
}

/** As PointMap.tsx draws it. */
async function drawMapOfCode(place: HTMLElement, zarCode: CodeOnPage, need: () => void): Promise<void> {
  const { latitude, longitude, label: name } = pointedAt(zarCode, location.hash.slice(1));
  const point = { latitude, longitude };
  const options = { label: t`Map: ${name}`, center: point, zoom: zooms.detail };
  const provider = await fetchProvider();
  return draw(provider, place, options, (view) => view.setMarker({ point, label: name }), need);
}

/** As AreaMap.tsx draws it. */
async function drawMapOfArea(place: HTMLElement, area: AreaOnPage, need: () => void): Promise<void> {
  const label = areaMapLabel(shownCodeOf(area));
  const options = { label, center: area.areaCentre, zoom: zooms.area };
  return draw(await fetchProvider(), place, options, () => {}, need);
}

/** As CreatorMap.tsx draws it. */
async function drawMapOfCreator(
  place: HTMLElement,
  page: CreatorPageContent,
  need: () => void,
): Promise<void> {
  const { slug, displayName } = page.creator;
  const [provider, codes] = await Promise.all([fetchProvider(), codesOf(page)]);
  const pins = codePins(codes, slug, (shown) => location.assign(`/${slug}/${shown}`));
  const options = { label: creatorMapLabel(displayName), center: pretoria, zoom: zooms.country };
  const show = (view: MapView) => {
    view.setPins(pins);
    fitPins(view, pins);
  };
  return draw(provider, place, options, show, need);
}

async function draw(
  provider: MapProvider,
  place: HTMLElement,
  options: Pick<MapOptions, 'label' | 'center' | 'zoom'>,
  show: (view: MapView) => void,
  need: () => void,
): Promise<void> {
  if (isLate) return;
  const ground = createGround(place);
  const listeners: MapListeners = {
    onBroken: () => {
      remove();
      need();
    },
  };
  const view = provider.createView(ground, {
    ...options,
    gestures: 'cooperative',
    onZoom: (zoom) => listeners.onZoom?.(zoom),
    onMove: (bounds) => listeners.onMove?.(bounds),
    onBroken: (error) => listeners.onBroken?.(error),
  });
  early = { label: options.label, ground, view, listeners };
  try {
    show(await view);
  } catch (error) {
    remove();
    throw error;
  }
}

async function fetchProvider(): Promise<MapProvider> {
  return loadMapProvider(await json<PublicSettings>('/api/settings/public'));
}

/** Those of the page, where that has them all. */
async function codesOf({ creator, codes, search }: CreatorPageContent): Promise<readonly ShownCard[]> {
  if (search === '' && codes.pagination.totalPages <= 1) return codes.zarCodes;
  const answer = await json<{ zarCodes: readonly ShownCard[] }>(
    `/api/creators/${creator.id}/zarcodes?limit=${mapFetchLimit}`,
  );
  return answer.zarCodes;
}

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
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
