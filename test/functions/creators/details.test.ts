import { beforeAll, describe, expect, test } from 'vitest';
import { claim, makeSlip } from '#test/support/claims.ts';
import { day, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { guideSample, processedImage } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const start = '2026-03-10T08:00:00.000Z';
const clock = testClock(start);
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const details = ({ token }: Person, codes: readonly string[]) =>
  world.call('creators.details', { token, body: { codes } });

describe('the details of a creator’s codes', () => {
  test('are accuracy, photos, directions and slips, of their own codes alone', async () => {
    let holder = await world.person();
    const other = await world.person();
    const { id } = await makeCreator(holder);
    await makeCreator(other);
    const measured = { pointSource: 'averaged', pointAccuracy: 34.5 };
    const rough = await makeCreatorCode(world, holder, measured);
    const [guided, handedOn, claimed, bought, foreign] = [
      await makeCreatorCode(world, holder),
      await makeCreatorCode(world, holder),
      await makeCreatorCode(world, holder),
      await world.buyCode(holder),
      await makeCreatorCode(world, other, measured),
    ];
    await world.call('zarcodes.setGuide', {
      token: holder.token,
      params: { code: guided },
      body: { version: 1, ...guideSample, points: [] },
    });
    await makeSlip(world, holder, handedOn);
    const word = await makeSlip(world, holder, claimed);
    const resident = await world.person();
    await world.updateUser(resident, { emailConfirmedAt: start });
    expect((await claim(world, resident, claimed, word)).status).toBe(200);

    const codes = [rough, guided, handedOn, claimed, bought, foreign, rough, 'ZZZ-2222'];
    const none = { photos: 0, hasGuide: false, slip: 'none' };
    expect(await details(holder, codes)).toMatchObject({ status: 200 });
    expect((await details(holder, codes)).body.details).toEqual([
      { zarcode: rough, ...none, pointAccuracy: 34.5 },
      { zarcode: guided, ...none, hasGuide: true },
      { zarcode: handedOn, ...none, slip: 'waiting' },
    ]);
    clock.advance(366 * day);
    holder = await world.signIn(holder);
    expect((await details(holder, [handedOn])).body.details).toEqual([
      { zarcode: handedOn, ...none, slip: 'ended' },
    ]);
    // Of a profile that was deleted nobody asks, and nobody without one.
    const { token } = await world.person({ role: 'admin' });
    await world.call('creators.delete', { token, params: { id } });
    expect((await details(holder, [rough])).status).toBe(404);
    expect((await details(await world.person(), [rough])).status).toBe(404);
  });

  test('count photos, and cost one and a half read units a code', async () => {
    const holder = await world.person();
    await makeCreator(holder);
    const { code } = await processedImage({ world, person: holder });
    expect((await details(holder, [code])).body.details).toEqual([]);
    const codes = await Promise.all(Array.from({ length: 20 }, () => makeCreatorCode(world, holder)));
    const { readUnits } = await recordCalls(world.table.client, () => details(holder, codes));
    // With the session and the profile.
    expect(readUnits).toBeLessThanOrEqual(20 * 1.5 + 4);
    const tooMany = Array.from({ length: 101 }, () => code);
    expect((await details(holder, tooMany)).status).toBe(400);
    expect((await details(holder, [])).status).toBe(400);
  });
});
