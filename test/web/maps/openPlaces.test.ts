import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveFiles } from '#test/support/placeFiles.ts';
import { openPlaces } from '#web/maps/open/openPlaces.ts';

const site = serveFiles();
beforeEach(() => {
  site.paths.length = 0;
  site.online = true;
  vi.stubGlobal('fetch', site.fetch);
});
afterEach(() => vi.unstubAllGlobals());

test('at most eight suggestions, and each resolves to a point', async () => {
  const found = await openPlaces.search('be', null);
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(8);
  for (const { id } of found) expect(await openPlaces.resolve(id, '')).not.toBeNull();
  expect(await openPlaces.resolve('nowhere', '')).toBeNull();
});

describe('the names at a point', () => {
  test.each([
    ['Khayelitsha', -34.039, 18.675, 'Khayelitsha', 'Cape Town', 'Western Cape'],
    ['a part of Khayelitsha', -34.0577, 18.6737, 'Harare, Khayelitsha', 'Cape Town', 'Western Cape'],
    ['Langa', -33.9459, 18.5303, 'Langa', 'Cape Town', 'Western Cape'],
    ['Umlazi', -29.9657, 30.8849, 'Umlazi', 'Durban', 'KwaZulu-Natal'],
    ['Soweto', -26.26781, 27.85849, 'Soweto', 'Johannesburg', 'Gauteng'],
    ['Makhanda, by its official name', -33.3101, 26.5256, undefined, 'Makhanda', 'Eastern Cape'],
  ])('%s', async (_, latitude, longitude, suburb, city, province) => {
    const names = await openPlaces.reverse({ latitude, longitude });
    expect(names).toMatchObject({ city, province });
    expect(names?.suburb).toBe(suburb);
  });

  test('come from the tile of the point, and from neighbours only where something nearer may be', async () => {
    await openPlaces.reverse({ latitude: -29.25, longitude: 26.25 });
    const [own, ...more] = site.paths;
    expect(own).toMatch(/\/tiles\/-59_52\.json$/);
    expect(more.length).toBeLessThan(8);
    const fetched = site.paths.length;
    await openPlaces.reverse({ latitude: -29.25, longitude: 26.25 });
    expect(site.paths).toHaveLength(fetched);
  });

  test('without a connection, are those of the bundled towns, until there is one again', async () => {
    const point = { latitude: -25.5, longitude: 28.1 };
    site.online = false;
    expect(await openPlaces.reverse(point)).toMatchObject({ city: 'Pretoria', province: 'Gauteng' });
    site.online = true;
    expect((await openPlaces.reverse(point))?.suburb).toMatch(/Soshanguve|Mabopane/);
  });
});

describe('a search', () => {
  test.each([
    ['Durban', -29.86, 31.02, 'KwaZulu-Natal'],
    ['Cape Town', -33.92, 18.42, 'Western Cape'],
    ['Johannesburg', -26.2, 28.04, 'Gauteng'],
  ])(
    'finds the nearest of places with one name first, seen from %s',
    async (_, latitude, longitude, province) => {
      const [found] = await openPlaces.search('fairview', { latitude, longitude });
      expect(found?.title).toBe('Fairview');
      expect(found?.subtitle).toContain(province);
    },
  );

  test('finds a large place before a nearer one of the same beginning', async () => {
    const far = await openPlaces.search('soweto', { latitude: -33.92, longitude: 18.42 });
    expect(far[0]?.subtitle).toContain('Gauteng');
  });

  test('finds suburbs, with area, city and province, and resolves them', async () => {
    const [found] = await openPlaces.search('khayelitsha', null);
    expect(found).toMatchObject({ title: 'Khayelitsha', subtitle: 'Cape Town, Western Cape' });
    expect((await openPlaces.resolve(found?.id ?? '', ''))?.point.latitude).toBeCloseTo(-34.04, 1);
  });

  test('fetches one small file for a word, and none again', async () => {
    await openPlaces.search('zw', null);
    await openPlaces.search('zwi', null);
    await openPlaces.search('zwide', null);
    expect(site.paths).toEqual([expect.stringMatching(/\/names\/zw\.json$/)]);
    await openPlaces.search('qqqq', null);
    expect(site.paths).toHaveLength(1);
  });

  test.each([
    ['Guguletu', 'Guguletu (Gugulethu)', 'Cape Town, Western Cape'],
    ['site c', 'Site C (Khayelitsha)', 'Cape Town, Western Cape'],
    ['Grahamstown', 'Grahamstown (Makhanda)', 'Eastern Cape'],
  ])('%s is titled as it was searched, with its official name beside it', async (text, title, subtitle) => {
    expect((await openPlaces.search(text, null))[0]).toMatchObject({ title, subtitle });
  });

  test('without a connection finds the bundled towns', async () => {
    site.online = false;
    const [found] = await openPlaces.search('hermanus', null);
    expect(found).toMatchObject({ title: 'Hermanus', subtitle: 'Western Cape' });
    expect(await openPlaces.search('vryg', null)).toEqual([]);
    site.online = true;
    expect((await openPlaces.search('vryg', null))[0]?.title).toMatch(/^Vryg/);
  });
});

test('far from every town only the province is known', async () => {
  const names = await openPlaces.reverse({ latitude: -25.2, longitude: 20.4 });
  expect(names?.province).toBe('Northern Cape');
  expect(names?.city).toBeUndefined();
});

test('beside a border the province on the other side can be chosen', async () => {
  // On the Vaal west of Vereeniging, between Gauteng and the Free State.
  const names = await openPlaces.reverse({ latitude: -26.66, longitude: 27.95 });
  expect([names?.province, ...(names?.otherProvinces ?? [])].sort()).toEqual(['Free State', 'Gauteng']);
});

test('another country and the sea have no names', async () => {
  expect(await openPlaces.reverse({ latitude: -29.6, longitude: 28.2 })).toBeNull();
  expect(await openPlaces.reverse({ latitude: -38, longitude: 20 })).toBeNull();
});
