/** The picture of a code's link preview: which one, for whom, and where. */
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { maxShareCardBytes, shareCardSize } from '#shared/domain/shareCard.ts';
import { testBucket } from '#test/support/bucket.ts';
import { testClock } from '#test/support/clock.ts';
import { setLevel } from '#test/support/levels.ts';
import { guideSample, processedImage } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  await testBucket();
  world = await newWorld();
  owner = await world.person();
});

const card = (code: string, query = {}) => world.call('zarcodes.shareCard', { params: { code }, query });

/** Where the page says that its picture is. */
async function preview(code: string): Promise<string> {
  const { raw } = await world.call('zarcodes.page', { params: { code } });
  return /property="og:image" content="([^"]*)"/.exec(raw)?.[1] ?? '';
}

const versionOf = async (code: string) => new URL(await preview(code)).searchParams.get('v');

test('is a JPEG that the edge keeps for a year, whatever version is asked for', async () => {
  const code = await world.buyCode(owner);
  for (const query of [{}, { v: 'abc' }]) {
    const answer = await card(code.replace('-', ''), query);
    expect(answer.status).toBe(200);
    expect(answer.headers).toEqual({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=0, s-maxage=31536000',
    });
    expect(answer.body.length).toBeLessThanOrEqual(maxShareCardBytes);
    expect(await sharp(answer.body).metadata()).toMatchObject(shareCardSize);
  }
});

test.each([{ v: 'x'.repeat(500) }, { w: '1' }])('the query %j is refused', async (query) => {
  const { status, body } = await card(await world.buyCode(owner), query);
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

test('a spelling that a change does not purge is kept for half a minute', async () => {
  const code = await world.buyCode(owner);
  const { headers } = await card(code.toLowerCase());
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
});

test.each(['4ZZ-ZZZ4', 'no-t-a-code', ' '])('%j has none', async (code) => {
  const { status, body, headers } = await card(code);
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
});

test('a private code has none, as one that does not exist; an area has one without its spot', async () => {
  const code = await world.buyCode(owner);
  const whole = await card(code);
  await setLevel(code, 'private');
  expect((await card(code)).raw).toBe((await card('4ZZ-ZZZ4')).raw);
  await setLevel(code, 'area');
  const area = await card(code);
  expect(area.status).toBe(200);
  const elsewhere = await world.buyCode(owner, { latitude: -25.735, longitude: 28.215 });
  await setLevel(elsewhere, 'area');
  const areas = await Promise.all([area.body, (await card(elsewhere)).body].map(mapOnCard));
  // The same map for two places of one province.
  expect(areas[0]).toBe(areas[1]);
  expect(areas[0]).not.toBe(await mapOnCard(whole.body));
  expect(await preview(code)).toMatch(/\/share-card\?v=[\w-]{10}$/);
});

/** Its pixels, as a text to compare. */
const mapOnCard = async (jpeg: Buffer) =>
  (await sharp(jpeg).extract({ left: 752, top: 56, width: 392, height: 518 }).raw().toBuffer()).toString(
    'base64',
  );

test('its address changes with what it shows, and with nothing else', async () => {
  const code = await world.buyCode(owner, { description: 'Blue gate' });
  const first = await versionOf(code);
  const seen = new Set([first]);
  await world.openEditWindow(owner, code);
  const edit = async (change: object, version: number) => {
    const { body } = await world.call('zarcodes.get', { token: owner.token, params: { code } });
    const { title, description, latitude, longitude, addressLine1, addressLine2, suburb, city, province } =
      body;
    const place = {
      title,
      description,
      latitude,
      longitude,
      addressLine1,
      addressLine2,
      suburb,
      city,
      province,
    };
    const answer = await world.call('zarcodes.update', {
      token: owner.token,
      params: { code },
      body: { ...place, ...change, version },
    });
    expect(answer.status, answer.raw).toBe(200);
    return answer.body.version as number;
  };
  const { body } = await world.call('zarcodes.get', { token: owner.token, params: { code } });
  let version = await edit({ description: 'Green gate' }, body.version);
  expect(await versionOf(code)).toBe(first);
  version = await edit({ title: 'Another name' }, version);
  seen.add(await versionOf(code));
  await world.call('zarcodes.setGuide', {
    token: owner.token,
    params: { code },
    body: { version, ...guideSample },
  });
  seen.add(await versionOf(code));
  const { imageId } = await processedImage({ world, person: owner }, code);
  seen.add(await versionOf(code));
  const params = { code, imageId };
  await world.call('images.update', { token: owner.token, params, body: { isFeatured: true } });
  seen.add(await versionOf(code));
  expect(seen.size).toBe(4);
});

test('the photo of the gate comes before the featured one, and the map where it is gone', async () => {
  const code = await world.buyCode(owner);
  const params = { code };
  const map = await mapOnCard((await card(code)).body);
  const gate = await processedImage({ world, person: owner }, code);
  expect(await mapOnCard((await card(code)).body)).toBe(map);
  const guide = { version: 1, ...guideSample, gatePhotoId: gate.imageId };
  const saved = await world.call('zarcodes.setGuide', { token: owner.token, params, body: guide });
  expect(saved.status, saved.raw).toBe(200);
  // The test's photos are blue.
  const pixel = { left: 948, top: 315, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp((await card(code)).body)
    .extract(pixel)
    .raw()
    .toBuffer();
  expect(blue).toBeGreaterThan(red + 100);
  await world.call('images.delete', { token: owner.token, params: gate });
  expect(await mapOnCard((await card(code)).body)).toBe(map);
});

test('who guesses is limited, who fetches is not', async () => {
  const { config } = world.deps;
  const rateLimits = { ...config.rateLimits, lookupAddress: { max: 2, seconds: 60 } };
  // Its clock stands still: the limit is one of a minute.
  const { now } = testClock('2026-04-01T10:00:00.000Z');
  const limited = await newWorld({ config: { ...config, rateLimits }, now });
  const known = await limited.buyCode(await limited.person());
  const seen = [];
  for (const code of ['4ZZ-ZZZ2', '4ZZ-ZZZ3', '4ZZ-ZZZ4', known])
    seen.push((await limited.call('zarcodes.shareCard', { params: { code } })).status);
  expect(seen).toEqual([404, 404, 429, 200]);
});
