/** Ways around a level: what a route of another purpose could say of a code that is not public. */
import { beforeEach, describe, expect, test } from 'vitest';
import { erasedUserId } from '#functions/data/erased.ts';
import { eraseCodes } from '#functions/domain/erasure/eraseCodes.ts';
import { handler as finishDeletions } from '#functions/jobs/finishDeletions.ts';
import type { Visibility } from '#shared/domain/visibility.ts';
import { minute, type TestClock, testClock } from '#test/support/clock.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const { termsConfirmed, ...pinned } = pretoria;
const place = { ...pinned, title: 'Clinic at the stream', addressLine1: '77 Secret Lane' };

let clock: TestClock;
let world: World;
let owner: Person;
let other: Person;
let admin: Person;
beforeEach(async () => {
  clock = testClock('2026-05-06T07:10:00.000Z');
  world = await newWorld({ now: clock.now });
  [owner, other, admin] = [await world.person(), await world.person(), await world.person({ role: 'admin' })];
});

async function newCode(level: Visibility): Promise<string> {
  const code = await world.buyCode(owner, { ...place, termsConfirmed });
  await world.call('zarcodes.setVisibility', { token: owner.token, params: { code }, body: { level } });
  return code;
}

const hide = (code: string) =>
  world.call('adminZarcodes.setVisibility', {
    token: admin.token,
    params: { code },
    body: { level: 'private', reason: 'Its owner asked for it.' },
  });

describe.each(['area', 'private'] as const)('of a code that is %s', (level) => {
  test('a change request has no place', async () => {
    const code = await newCode(level);
    const id = await world.requestChange(owner, code);
    const read = () => world.call('changeRequests.get', { token: admin.token, params: { id } });
    expect((await read()).body).toMatchObject({ id, zarcode: code, place: null });
    expect((await read()).raw).not.toContain('Secret Lane');
    await world.call('zarcodes.setVisibility', {
      token: owner.token,
      params: { code },
      body: { level: 'public' },
    });
    expect((await read()).body.place).toMatchObject(place);
  });

  test('nobody else learns that it was deleted', async () => {
    const code = await newCode(level);
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    const restore = (text: string) =>
      world.call('zarcodes.restore', { token: other.token, params: { code: text } });
    const unknown = await restore('7PT-2222');
    expect((await restore(code)).raw).toBe(unknown.raw);
    clock.advance(minute);
    await finishDeletions();
    const { raw, status } = await restore(code);
    expect([status, raw]).toEqual([404, unknown.raw]);
  });

  test('an admin cannot try which place it is', async () => {
    const code = await newCode(level);
    const guess = async (addressLine1: string) => {
      const body = { ...place, addressLine1, version: 1 };
      return (await world.call('adminZarcodes.update', { token: admin.token, params: { code }, body }))
        .status;
    };
    expect([await guess('78 Secret Lane'), await guess('77 Secret Lane')]).toEqual([409, 409]);
  });
});

test('addresses that no purge names are at the edge for half a minute', async () => {
  const code = await newCode('public');
  const seconds = async (key: 'zarcodes.get' | 'zarcodes.page', text: string, query = {}) => {
    const { headers } = await world.call(key, { params: { code: text }, query });
    return Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
  };
  for (const key of ['zarcodes.get', 'zarcodes.page'] as const) {
    expect(await seconds(key, code)).toBe(300);
    expect(await seconds(key, code.replace('-', ''))).toBe(300);
    expect(await seconds(key, code.toLowerCase())).toBe(30);
    expect(await seconds(key, code, { from: 'somewhere' })).toBe(30);
  }
});

describe('a code whose owner is erased', () => {
  const erase = () =>
    eraseCodes(world.deps, { userId: owner.id, codes: 'keep' } as Parameters<typeof eraseCodes>[1]);

  test('is deleted where it was hidden meanwhile', async () => {
    const code = await newCode('public');
    let isHidden = false;
    const remove = intercept(world.table.client, async ({ input }, send) => {
      if (!isHidden && JSON.stringify(input).includes(erasedUserId)) {
        isHidden = true;
        expect((await hide(code)).status).toBe(200);
      }
      return send();
    });
    expect(await erase()).toBe('more');
    remove();
    expect(isHidden).toBe(true);
    expect(await erase()).toBe('done');
    expect(await world.itemsOfType('zarcode')).toEqual([]);
  });

  test('stays public, since nobody could open it', async () => {
    const code = await newCode('public');
    await erase();
    const { status, body } = await hide(code);
    expect([status, body.fields]).toEqual([
      400,
      { level: 'The account of its owner was deleted, so nobody could open it. You can delete the ZarCode.' },
    ]);
    expect((await world.call('zarcodes.get', { params: { code } })).status).toBe(200);
  });
});
