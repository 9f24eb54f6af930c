import { beforeAll, expect, test } from 'vitest';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { processedImage } from '#test/support/samples.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('the photos of a code are public, without owner data', async () => {
  const person = await world.person({ firstName: 'Zanele' });
  const params = await processedImage({ world, person });
  for (const code of [params.code, params.code.toLowerCase(), params.code.replace('-', '')]) {
    const { status, body, raw } = await world.call('images.list', { params: { code } });
    expect(status).toBe(200);
    expect(body.images).toHaveLength(1);
    expect(raw).not.toContain(person.id);
    expect(Object.keys(body.images[0]).toSorted()).toEqual(
      [
        'id',
        'zarCodeId',
        'originalFilename',
        'fileSize',
        'displayOrder',
        'isFeatured',
        'caption',
        'width',
        'height',
      ].toSorted(),
    );
  }
});

test('a code without photos and an unknown code return an empty list', async () => {
  const code = await world.buyCode(await world.person());
  for (const params of [{ code }, { code: '7PT2222' }]) {
    expect(await world.call('images.list', { params })).toMatchObject({ status: 200, body: { images: [] } });
  }
});

test('ten photos with long names cost one read unit, and half a one for the code', async () => {
  const person = await world.person();
  const { code } = await processedImage({ world, person });
  const [codeImages] = (await world.itemsOfType('images')).filter(
    ({ pk }) => pk === `IMAGES#${code.replace('-', '')}`,
  );
  const images = Array.from({ length: 10 }, () => ({
    ...codeImages?.['images'][0],
    originalFilename: 'ß'.repeat(200),
  }));
  await world.put({ ...codeImages, images });
  const { value, readUnits } = await recordCalls(world.table.client, () =>
    world.call('images.list', { params: { code } }),
  );
  expect(value.body.images).toHaveLength(10);
  expect(readUnits).toBeLessThanOrEqual(1.5);
});
