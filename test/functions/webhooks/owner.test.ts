import { describe, expect, test } from 'vitest';
import { bearer, makeApiKey } from '#test/support/apiKeys.ts';
import { day, hour } from '#test/support/clock.ts';
import { openShops } from '#test/support/shops.ts';
import { deliver, saveCode } from '#test/support/webhooks.ts';

const shops = await openShops();
const { clock, world } = shops;

describe('what its owner can do', { tags: 'C26' }, () => {
  test('send again what waits and what was taken, with the same id', async () => {
    const { made, id } = await shops.refusedOnce();
    await shops.sendAgain(made, id);
    await deliver();
    await shops.sendAgain(made, id);
    await deliver();
    expect(shops.receiver.calls.map((call) => call.id)).toEqual([id, id, id]);
    expect((await shops.status(made)).deliveries).toMatchObject([{ id, result: '200' }]);
  });

  test('send again what was taken late: a failure now is the first one', async () => {
    const { made, id } = await shops.refusedOnce();
    clock.advance(hour);
    await deliver();
    clock.advance(4 * day);
    await shops.sendAgain(made, id);
    shops.receiver.answerWith(500);
    await deliver();
    const { deliveries, webhook } = await shops.status(made);
    expect(deliveries).toMatchObject([{ id, result: '500' }]);
    expect(webhook).not.toHaveProperty('pausedAt');
  });

  test('replace the secret: both sign for a day', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shops.shop(code);
    const { body } = await world.call('webhooks.rotate', {
      token: await shops.tokenOf(made.owner),
      params: { id: made.keyId },
    });
    await shops.work();
    const signsOf = async () => {
      shops.receiver.calls.length = 0;
      await shops.direct(owner, code);
      await shops.work();
      await deliver();
      // Another shop's changes may be due as well.
      const call = shops.receiver.calls.find(({ body }) => body.data.code === code);
      return [made.secret, body.secret].map((secret) => {
        try {
          return call !== undefined && shops.receiver.verify(call, secret) !== undefined;
        } catch {
          return false;
        }
      });
    };
    expect(await signsOf()).toEqual([true, true]);
    clock.advance(day);
    expect(await signsOf()).toEqual([false, true]);
  });

  test('save up to 60 at once, twice without harm, and forget them; not with a key of pages', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shops.shop(code);
    expect((await saveCode(world, made, code, code.toLowerCase(), '7PT-2222')).body).toEqual({
      saved: [code],
      unknown: [{ given: '7PT-2222' }],
      total: 1,
    });
    const sixtyOne = Array.from({ length: 61 }, () => code);
    expect((await saveCode(world, made, ...sixtyOne)).status).toBe(400);
    await shops.setLevel(owner, code, 'private');
    expect((await saveCode(world, made, code)).body).toMatchObject({ saved: [], unknown: [{ given: code }] });
    const forget = await world.call('v1.save', { ...bearer(made.key), body: { forget: [code] } });
    expect(forget.body).toEqual({ saved: [], unknown: [], total: 0 });
    const { key, id } = await makeApiKey(world, owner, { origins: ['https://shop.example.co.za'] });
    expect(await saveCode(world, { key }, code)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const body = { url: 'https://shop.example.co.za/hook' };
    const set = await world.call('webhooks.set', { token: owner.token, params: { id }, body });
    expect(set).toMatchObject({ status: 422, body: { code: 'key_for_pages' } });
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'revoke the key: all that it had goes, also where the job dies after %s writes',
    async (writes) => {
      const owner = await world.person();
      const code = await world.buyCode(owner);
      const made = await shops.shop(code);
      await shops.direct(owner, code);
      await shops.work();
      // So that nothing but its end says that there is something to clear.
      await deliver();
      await world.call('apiKeys.delete', {
        token: await shops.tokenOf(made.owner),
        params: { id: made.keyId },
      });
      const restart = shops.dyingAfter(writes);
      await deliver().catch(() => undefined);
      restart();
      await deliver();
      const left = (await world.allItems()).filter(
        (item) => item['type'] !== 'apiUsage' && JSON.stringify(item).includes(made.keyId),
      );
      expect(left).toEqual([]);
    },
  );
});
