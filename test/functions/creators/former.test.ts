/** `creators.former`, and the list of a deleted profile's codes in `creators.codes`. */
import { beforeAll, expect, test } from 'vitest';
import { makeCreator, makeCreatorCode, unmakeCreator } from '#test/support/creators.ts';
import { openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const former = async ({ token }: Person) => (await world.call('creators.former', { token })).body.creators;
const list = (id: string, query: Record<string, string> = {}, { token }: { token?: string } = {}) =>
  world.call('creators.codes', { params: { id }, query, ...(token !== undefined && { token }) });

/** A person whose profile was deleted after it had made a code. */
async function formerHolder(displayName: string) {
  const holder = await world.person();
  const { id } = await makeCreator(holder, { displayName });
  const code = await makeCreatorCode(world, holder, { title: 'Spaza Kliptown' });
  await unmakeCreator(holder);
  return { holder, id, code };
}

test('the codes of a deleted profile are listed for who held it, until the last is deleted', async () => {
  const feed = await openFeed(world.table, 'projections');
  const { holder, id, code } = await formerHolder('Mama Joy');
  await runJob('projections', await feed.next());
  expect(await former(holder)).toEqual([{ id, displayName: 'Mama Joy', totalCodes: 1 }]);
  for (const search of ['', 'spaza', code]) {
    const { body } = await list(id, { search }, holder);
    expect(body.zarCodes).toMatchObject([{ zarcode: code, title: 'Spaza Kliptown' }]);
  }
  await world.call('zarcodes.delete', { token: holder.token, params: { code } });
  expect(await former(holder)).toEqual([]);
  expect((await list(id, {}, holder)).body.zarCodes).toEqual([]);
});

test('nobody else finds them, whatever their own profiles were', async () => {
  const [one, other] = [await formerHolder('Gogo Dlamini'), await formerHolder('Sis Thandi')];
  for (const { token } of [other.holder, await world.person({ role: 'admin' })]) {
    expect((await list(one.id, {}, { token })).status).toBe(404);
  }
  expect((await list(one.id)).status).toBe(404);
});

test('a new profile is listed apart from the former one, which has its name still', async () => {
  const { holder, id, code } = await formerHolder('Bra Vusi');
  const next = await makeCreator(holder, { displayName: 'Vusi and Sons' });
  const newer = await makeCreatorCode(world, holder);
  expect(await former(holder)).toEqual([{ id, displayName: 'Bra Vusi', totalCodes: 1 }]);
  expect((await list(next.id)).body.zarCodes).toMatchObject([{ zarcode: newer }]);
  expect((await list(id, {}, holder)).body.zarCodes).toMatchObject([{ zarcode: code }]);
});

test('a profile that made no code is not listed', async () => {
  const holder = await world.person();
  await makeCreator(holder);
  await unmakeCreator(holder);
  expect(await former(holder)).toEqual([]);
});
