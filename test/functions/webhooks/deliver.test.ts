import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '#test/support/clock.ts';
import { adminPlace } from '#test/support/samples.ts';
import { openShops } from '#test/support/shops.ts';
import { runJob } from '#test/support/streamFeed.ts';
import { deliver } from '#test/support/webhooks.ts';
import { pretoria } from '#test/support/world.ts';

const shops = await openShops();
const { clock, world } = shops;

describe('a change of a saved code', { tags: 'C26' }, () => {
  test('is told once, signed, with the code as it is; and only of saved ones', async () => {
    const owner = await world.person();
    const [code, other] = [await world.buyCode(owner), await world.buyCode(owner)];
    await shops.work();
    const made = await shops.shop(code);
    await shops.direct(owner, code);
    await shops.direct(owner, other);
    await shops.work();
    await deliver();
    expect(shops.told()).toEqual([['code.updated', code]]);
    const [call] = shops.receiver.calls;
    if (call === undefined) throw new Error('Nothing was told');
    expect(shops.receiver.verify(call, made.secret)).toMatchObject({
      type: 'code.updated',
      data: { code, level: 'public', title: pretoria.title, city: pretoria.city, hasGuide: true },
    });
    expect(call.text).not.toContain(owner.id);
    await deliver();
    expect(shops.receiver.calls).toHaveLength(1);
    expect(await shops.status(made)).toMatchObject({
      savedCodes: 1,
      deliveries: [{ id: call.id, event: 'code.updated', zarcode: code, attempts: 1, result: '204' }],
    });
  });

  test('says what it is, and nothing of what is not shown', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shops.shop(code);
    const admin = await world.person({ role: 'admin' });
    const move = { ...adminPlace, latitude: adminPlace.latitude + 0.01, version: 1 };
    const moved = await world.call('adminZarcodes.update', {
      token: admin.token,
      params: { code },
      body: move,
    });
    expect(moved.status, moved.raw).toBe(200);
    clock.advance(1);
    await shops.setLevel(owner, code, 'area');
    await shops.setLevel(owner, code, 'private');
    await shops.direct(owner, code);
    await shops.setLevel(owner, code, 'public');
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    clock.advance(1);
    await world.call('zarcodes.restore', { token: owner.token, params: { code } });
    await shops.work();
    await deliver();
    expect(shops.receiver.calls.map(({ body }) => [body.type, body.data.level ?? null])).toEqual([
      ['code.moved', 'public'],
      ['code.restricted', 'area'],
      ['code.restricted', null],
      ['code.updated', 'public'],
      ['code.withdrawn', null],
      ['code.updated', 'public'],
    ]);
    const [, area] = shops.receiver.calls;
    expect(area?.body.data).not.toHaveProperty('latitude');
  });

  test('comes after earlier ones, also of a restored code whose time is that of before', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shops.shop(code);
    await shops.work();
    clock.advance(minute);
    await world.call('zarcodes.delete', { token: await shops.tokenOf(owner), params: { code } });
    clock.advance(1);
    await world.call('zarcodes.restore', { token: await shops.tokenOf(owner), params: { code } });
    const admin = await world.signIn(await world.person({ role: 'admin' }));
    const body = { verified: true, version: 3 };
    const verified = await world.call('adminZarcodes.verify', { token: admin.token, params: { code }, body });
    expect(verified.status, verified.raw).toBe(200);
    await shops.work();
    await deliver();
    const ids = shops.receiver.calls.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(ids.toSorted());
  });

  test('that waits tells nothing of what was hidden or deleted meanwhile', async () => {
    const owner = await world.person();
    const codes = [
      await world.buyCode(owner),
      await world.buyCode(owner),
      await world.buyCode(owner),
    ] as const;
    const [hidden, area, gone] = codes;
    await shops.shop(...codes);
    await shops.work();
    for (const code of codes) await shops.direct(owner, code);
    await shops.work();
    await shops.setLevel(owner, hidden, 'private');
    await shops.setLevel(owner, area, 'area');
    await world.call('zarcodes.delete', { token: await shops.tokenOf(owner), params: { code: gone } });
    await deliver();
    expect(shops.receiver.calls.map(({ body }) => [body.type, body.data.code, body.data.level])).toEqual([
      ['code.updated', hidden, undefined],
      ['code.updated', area, 'area'],
      ['code.updated', gone, undefined],
    ]);
    for (const { text } of shops.receiver.calls) expect(text).not.toContain(pretoria.addressLine1);
    await shops.work();
    await deliver();
    expect(shops.told().slice(codes.length)).toEqual([
      ['code.restricted', hidden],
      ['code.restricted', area],
      ['code.withdrawn', gone],
    ]);
  });

  test('is queued once, however often the stream brings it, also once it was taken', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shops.shop(code);
    await shops.work();
    await shops.direct(owner, code);
    const records = await shops.changes.next();
    await runJob('projections', records);
    await runJob('projections', records);
    await deliver();
    await runJob('projections', records);
    await deliver();
    expect(shops.told()).toEqual([['code.updated', code]]);
  });
});

describe('a receiver', { tags: 'C26' }, () => {
  test('that refuses gets each change later, in order for each code, while others go on', async () => {
    const owner = await world.person();
    const [code, other] = [await world.buyCode(owner), await world.buyCode(owner)];
    const made = await shops.shop(code, other);
    await shops.work();
    await shops.direct(owner, code);
    await shops.direct(owner, code);
    await shops.direct(owner, other);
    await shops.work();
    shops.receiver.answerWith((response, { body }) =>
      response.writeHead(body.data.code === code ? 500 : 200).end(),
    );
    await deliver();
    expect(shops.told()).toEqual([
      ['code.updated', code],
      ['code.updated', other],
    ]);
    const { webhook, deliveries } = await shops.status(made);
    expect(webhook).not.toHaveProperty('failingSince');
    expect(deliveries).toMatchObject([{ attempts: 1, result: '500' }, { attempts: 0 }, { result: '200' }]);
    const [refused] = shops.receiver.calls.splice(0);
    shops.receiver.answerWith(200);
    await deliver();
    expect(shops.told()).toEqual([]);
    clock.advance(minute);
    await deliver();
    expect(shops.receiver.calls.map(({ id }) => id)).toEqual([refused?.id, deliveries[1].id]);
  });

  test('that is down is tried in growing pauses; then it is paused, its owner is told, and nothing is lost', async () => {
    const owner = await world.person();
    const codes = [];
    for (let count = 0; count < 5; count++) codes.push(await world.buyCode(owner));
    const made = await shops.shop(...codes);
    await shops.work();
    for (const code of codes) await shops.direct(owner, code);
    await shops.work();
    shops.receiver.answerWith(503);
    await deliver();
    // Three refusals say that it is down.
    expect(shops.receiver.calls).toHaveLength(3);
    await deliver();
    expect(shops.receiver.calls).toHaveLength(3);
    for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 30) {
      clock.advance(30 * minute);
      await deliver();
    }
    const paused = await shops.status(made);
    expect(paused.webhook).toMatchObject({ pausedAt: expect.any(String), failingSince: expect.any(String) });
    // Of each of the three: after a minute, five, half an hour, two hours, five, and then every ten hours.
    expect(shops.receiver.calls.length).toBeLessThan(60);
    const mails = (await world.itemsOfType('mail')).filter(({ to }) => to === made.owner.id);
    expect(mails.map(({ content }) => content.kind)).toEqual(['webhookPaused']);

    await shops.direct(owner, codes[0] ?? '');
    await shops.work();
    shops.receiver.calls.length = 0;
    shops.receiver.answerWith(200);
    clock.advance(day);
    await deliver();
    expect(shops.receiver.calls).toEqual([]);
    const resumed = await world.call('webhooks.resume', {
      token: await shops.tokenOf(made.owner),
      params: { id: made.keyId },
    });
    expect(resumed.status).toBe(200);
    await deliver();
    expect(shops.told().toSorted()).toEqual(
      [...codes, codes[0]].map((code) => ['code.updated', code]).toSorted(),
    );
    expect((await shops.status(made)).webhook).not.toHaveProperty('failingSince');
  });

  test('that wants no more is paused at once', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shops.shop(code);
    await shops.direct(owner, code);
    await shops.work();
    shops.receiver.answerWith(410);
    await deliver();
    expect((await shops.status(made)).webhook).toHaveProperty('pausedAt');
  });

  test('whose key is disabled, or revoked, is not called', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const [made, gone] = [await shops.shop(code), await shops.shop(code)];
    await world.updateUser(made.owner, { disabled: true });
    await world.call('apiKeys.delete', { token: gone.owner.token, params: { id: gone.keyId } });
    await shops.direct(owner, code);
    await shops.work();
    await deliver();
    expect(shops.receiver.calls).toEqual([]);
    await world.updateUser(made.owner, { disabled: false });
    clock.advance(hour);
    await deliver();
    expect(shops.told()).toEqual([['code.updated', code]]);
  });

  test('that takes long holds up no other shop', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const [slow] = [await shops.shop(code), await shops.shop(code)];
    await shops.direct(owner, code);
    await shops.work();
    const other = Promise.withResolvers<void>();
    // The slow one answers only once the other was called.
    shops.receiver.answerWith((response, call) => {
      try {
        shops.receiver.verify(call, slow.secret);
        void other.promise.then(() => response.writeHead(200).end());
      } catch {
        response.writeHead(200).end();
        other.resolve();
      }
    });
    await deliver();
    expect(shops.receiver.calls).toHaveLength(2);
    expect((await shops.status(slow)).deliveries).toMatchObject([{ result: '200' }]);
  });
});

describe('the job', { tags: 'C26' }, () => {
  test('tells everything at least once and in order, wherever it dies', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shops.shop(code);
    await shops.work();
    for (let writes = 0; writes < 6; writes++) {
      shops.receiver.calls.length = 0;
      await shops.direct(owner, code);
      await shops.direct(owner, code);
      await shops.work();
      const restart = shops.dyingAfter(writes);
      await deliver().catch(() => undefined);
      restart();
      // Nobody else works on the queue while the one that died might.
      clock.advance(2 * minute);
      await deliver();
      const ids = shops.receiver.calls.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
      expect(new Set(ids).size).toBe(2);
      expect(await shops.status(made)).not.toMatchObject({ deliveries: [{ deliveredAt: undefined }] });
    }
  });

  test('twice at once calls once', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shops.shop(code);
    await shops.work();
    await shops.direct(owner, code);
    await shops.work();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(shops.told()).toEqual([['code.updated', code]]);
  });
});
