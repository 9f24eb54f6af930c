/** A page whose map is our own, with an archive that is made up. */
import { expect, type Page, type Route } from '@playwright/test';
import { makeBasemap } from '../support/basemap/makeBasemap.ts';
import { newAccount, signIn, tembisa } from './people.ts';

const khayelitsha = { latitude: -34.0364, longitude: 18.6775 };
export const archive = makeBasemap([khayelitsha, tembisa]);

export const ownSettings = (basemap?: string) => ({
  googleMapsApiKey: '',
  mapProvider: 'own',
  payments: 'mock',
  basemap,
});

export async function useOwnMap(page: Page, basemap?: string): Promise<void> {
  await page.route('**/api/settings/public', (route) => route.fulfill({ json: ownSettings(basemap) }));
}

/** As S3 and the edge do. */
export function partOf(bytes: Buffer, range: string) {
  const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const body = bytes.subarray(Number(start), Number(end) + 1);
  const headers = {
    'content-range': `bytes ${start}-${Number(start) + body.length - 1}/${bytes.length}`,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { status: 206, headers, body };
}

/** @returns the ranges that were read */
export async function serveArchive(page: Page, bytes: Buffer): Promise<string[]> {
  const ranges: string[] = [];
  await page.route('**/api/images/basemaps/*', (route: Route) => {
    const range = route.request().headers()['range'] ?? '';
    ranges.push(range);
    return route.fulfill(partOf(bytes, range));
  });
  return ranges;
}

export async function openAt(page: Page): Promise<void> {
  await signIn(page, await newAccount(page.request));
  await page.goto('/generator');
  const search = page.getByRole('combobox', { name: /Search for a place/ });
  await search.fill('-34.0364, 18.6775');
  await page.getByRole('option', { name: /Put the pin exactly here/ }).click();
  await expect(page.getByText('Zoom 18')).toBeVisible();
}

export const map = (page: Page) => page.getByRole('application');
/** How many different colours a layer of the map has where it is drawn: a blank one has none or one. */
export const coloursOf = (page: Page, pane: string) =>
  map(page).evaluate((element, name) => {
    const canvases = [...element.querySelectorAll<HTMLCanvasElement>(`.leaflet-${name}-pane canvas`)];
    const colours = new Set<string>();
    for (const canvas of canvases) {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      for (let at = 0; at < pixels.length; at += 4 * 97)
        if (pixels[at + 3] === 255) colours.add(`${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`);
    }
    return colours.size;
  }, pane);
