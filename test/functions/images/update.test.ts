import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processedImage } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
  owner = await world.person();
});

let code: string;
let ids: string[];
beforeEach(async () => {
  code = await world.buyCode(owner);
  ids = [];
  for (let count = 0; count < 4; count++) {
    ids.push((await processedImage({ world, person: owner }, code)).imageId);
  }
});

const change = (index: number, body: object, { token } = owner) =>
  world.call('images.update', { token, params: { code, imageId: ids[index] ?? '' }, body });
type Listed = { id: string; displayOrder: number; isFeatured: boolean };
async function listed(): Promise<Listed[]> {
  return (await world.call('images.list', { params: { code } })).body.images;
}
/** Photo ids in upload order. */
const order = async () => (await listed()).map(({ id }) => ids.indexOf(id));

describe('displayOrder', () => {
  test.each([
    [0, 3, [1, 2, 0, 3]],
    [3, 1, [3, 0, 1, 2]],
    [1, 2, [0, 1, 2, 3]],
    [0, 10, [1, 2, 3, 0]],
  ])('moves photo %i to position %i', async (index, displayOrder, expected) => {
    const { status, body } = await change(index, { displayOrder });
    expect(status).toBe(200);
    expect(await order()).toEqual(expected);
    expect(body.images).toEqual(await listed());
    expect((await listed()).map((image) => image.displayOrder)).toEqual([1, 2, 3, 4]);
  });

  test('applies concurrent moves without losing one', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((index) => change(index, { displayOrder: 1 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await order()).toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe('isFeatured', () => {
  const featured = async () =>
    (await listed()).flatMap((image) => (image.isFeatured ? [ids.indexOf(image.id)] : []));

  test('is true for at most one photo', async () => {
    await change(1, { isFeatured: true });
    expect(await featured()).toEqual([1]);
    await change(2, { isFeatured: true });
    expect(await featured()).toEqual([2]);
    await change(1, { isFeatured: false });
    expect(await featured()).toEqual([2]);
    await change(2, { isFeatured: false, displayOrder: 1 });
    expect(await featured()).toEqual([]);
    expect(await order()).toEqual([2, 0, 1, 3]);
  });
});

describe('caption', () => {
  const captions = async () => (await world.call('images.list', { params: { code } })).body.images;

  test('is what the owner wrote, on one line, until it is emptied', async () => {
    await change(1, { isFeatured: true });
    const { body } = await change(1, { caption: '  Turn in at the\nblue gate ' });
    expect(body.images[1]).toMatchObject({ caption: 'Turn in at the blue gate', isFeatured: true });
    expect((await captions()).map(({ caption }: { caption: string }) => caption)).toEqual([
      '',
      'Turn in at the blue gate',
      '',
      '',
    ]);
    expect((await change(1, { caption: '' })).body.images[1].caption).toBe('');
  });

  test('has at most 140 characters', async () => {
    expect(await change(0, { caption: 'a'.repeat(141) })).toMatchObject({ status: 400 });
  });

  test('or a place is needed', async () => {
    expect((await change(0, {})).status).toBe(400);
  });
});

test('a non-owner can neither update nor delete: 404', async () => {
  const stranger = await world.person({ role: 'super_admin' });
  const before = await listed();
  expect((await change(0, { displayOrder: 3 }, stranger)).status).toBe(404);
  const params = { code, imageId: ids[0] ?? '' };
  expect((await world.call('images.delete', { token: stranger.token, params })).status).toBe(404);
  expect(await listed()).toEqual(before);
});

test.each([{ displayOrder: 0 }, { displayOrder: 11 }, { displayOrder: 1.5 }])(
  '%o is an invalid position',
  async (body) => {
    expect(await change(0, body)).toMatchObject({
      status: 400,
      body: { message: 'Please give a place from 1 to 10.' },
    });
  },
);
