import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearer, makeApiKey } from '#test/support/apiKeys.ts';
import { day, hour, minute, testClock } from '#test/support/clock.ts';
import { intercept, isWrite } from '#test/support/dynamoCalls.ts';
import { adminPlace } from '#test/support/samples.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#test/support/webhookReceiver.ts';
import { deliver, type MadeWebhook, makeWebhook, moveWebhook, saveCode } from '#test/support/webhooks.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
let changes: Feed;
let receiver: WebhookReceiver;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  changes = await openFeed(world.table, 'projections');
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.answerWith(204);
  receiver.calls.length = 0;
});

interface Shop extends MadeWebhook {
  readonly owner: Person;
}

async function shop(...codes: readonly string[]): Promise<Shop> {
  const owner = await world.person();
  const made = await makeWebhook(world, owner);
  await moveWebhook(world, made, receiver.url);
  if (codes.length > 0) expect((await saveCode(world, made, ...codes)).status).toBe(200);
  return { ...made, owner };
}

/** A session that lasts, whatever the clock says. */
const tokenOf = async (person: Person) => (await world.signIn(person)).token;

let edits = 0;
/** Directions that everybody sees. */
async function direct(owner: Person, code: string): Promise<void> {
  const token = await tokenOf(owner);
  const { body: found } = await world.call('zarcodes.get', { token, params: { code } });
  const body = { steps: [], points: [], arrival: `Ring ${++edits} times`, version: found.version };
  const answer = await world.call('zarcodes.setGuide', { token, params: { code }, body });
  expect(answer.status, answer.raw).toBe(200);
  clock.advance(1);
}

async function setLevel(owner: Person, code: string, level: string): Promise<void> {
  const token = await tokenOf(owner);
  const answer = await world.call('zarcodes.setVisibility', { token, params: { code }, body: { level } });
  expect(answer.status, answer.raw).toBe(200);
  clock.advance(1);
}

const work = async () => {
  expect((await changes.work()).batchItemFailures).toEqual([]);
};
const told = () => receiver.calls.map(({ body }) => [body.type, body.data.code]);
const status = async ({ owner, keyId }: Shop) =>
  (await world.call('webhooks.get', { token: await tokenOf(owner), params: { id: keyId } })).body;

/** A shop whose receiver refused a change, and takes what comes from now on. */
async function refusedOnce(): Promise<{ readonly made: Shop; readonly id: string }> {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  const made = await shop(code);
  await work();
  await direct(owner, code);
  await work();
  receiver.answerWith(500);
  await deliver();
  receiver.answerWith(200);
  const [{ id }] = (await status(made)).deliveries;
  return { made, id };
}

async function sendAgain({ owner, keyId }: Shop, deliveryId: string): Promise<void> {
  const params = { id: keyId, deliveryId };
  const answer = await world.call('webhooks.sendAgain', { token: await tokenOf(owner), params });
  expect(answer.status, answer.raw).toBe(200);
}

const dyingAfter = (writes: number) => {
  let count = 0;
  return intercept(world.table.client, async ({ operation }, send) => {
    if (!isWrite(operation)) return send();
    if (++count > writes) throw new Error('The job died');
    return send();
  });
};

describe('a change of a saved code', { tags: 'C26' }, () => {
  test('is told once, signed, with the code as it is; and only of saved ones', async () => {
    const owner = await world.person();
    const [code, other] = [await world.buyCode(owner), await world.buyCode(owner)];
    await work();
    const made = await shop(code);
    await direct(owner, code);
    await direct(owner, other);
    await work();
    await deliver();
    expect(told()).toEqual([['code.updated', code]]);
    const [call] = receiver.calls;
    if (call === undefined) throw new Error('Nothing was told');
    expect(receiver.verify(call, made.secret)).toMatchObject({
      type: 'code.updated',
      data: { code, level: 'public', title: pretoria.title, city: pretoria.city, hasGuide: true },
    });
    expect(call.text).not.toContain(owner.id);
    await deliver();
    expect(receiver.calls).toHaveLength(1);
    expect(await status(made)).toMatchObject({
      savedCodes: 1,
      deliveries: [{ id: call.id, event: 'code.updated', zarcode: code, attempts: 1, result: '204' }],
    });
  });

  test('says what it is, and nothing of what is not shown', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shop(code);
    const admin = await world.person({ role: 'admin' });
    const move = { ...adminPlace, latitude: adminPlace.latitude + 0.01, version: 1 };
    const moved = await world.call('adminZarcodes.update', {
      token: admin.token,
      params: { code },
      body: move,
    });
    expect(moved.status, moved.raw).toBe(200);
    clock.advance(1);
    await setLevel(owner, code, 'area');
    await setLevel(owner, code, 'private');
    await direct(owner, code);
    await setLevel(owner, code, 'public');
    await world.call('zarcodes.delete', { token: owner.token, params: { code } });
    clock.advance(1);
    await world.call('zarcodes.restore', { token: owner.token, params: { code } });
    await work();
    await deliver();
    expect(receiver.calls.map(({ body }) => [body.type, body.data.level ?? null])).toEqual([
      ['code.moved', 'public'],
      ['code.restricted', 'area'],
      ['code.restricted', null],
      ['code.updated', 'public'],
      ['code.withdrawn', null],
      ['code.updated', 'public'],
    ]);
    const [, area] = receiver.calls;
    expect(area?.body.data).not.toHaveProperty('latitude');
  });

  test('comes after earlier ones, also of a restored code whose time is that of before', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shop(code);
    await work();
    clock.advance(minute);
    await world.call('zarcodes.delete', { token: await tokenOf(owner), params: { code } });
    clock.advance(1);
    await world.call('zarcodes.restore', { token: await tokenOf(owner), params: { code } });
    const admin = await world.signIn(await world.person({ role: 'admin' }));
    const body = { verified: true, version: 3 };
    const verified = await world.call('adminZarcodes.verify', { token: admin.token, params: { code }, body });
    expect(verified.status, verified.raw).toBe(200);
    await work();
    await deliver();
    const ids = receiver.calls.map(({ id }) => id);
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
    await shop(...codes);
    await work();
    for (const code of codes) await direct(owner, code);
    await work();
    await setLevel(owner, hidden, 'private');
    await setLevel(owner, area, 'area');
    await world.call('zarcodes.delete', { token: await tokenOf(owner), params: { code: gone } });
    await deliver();
    expect(receiver.calls.map(({ body }) => [body.type, body.data.code, body.data.level])).toEqual([
      ['code.updated', hidden, undefined],
      ['code.updated', area, 'area'],
      ['code.updated', gone, undefined],
    ]);
    for (const { text } of receiver.calls) expect(text).not.toContain(pretoria.addressLine1);
    await work();
    await deliver();
    expect(told().slice(codes.length)).toEqual([
      ['code.restricted', hidden],
      ['code.restricted', area],
      ['code.withdrawn', gone],
    ]);
  });

  test('is queued once, however often the stream brings it, also once it was taken', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shop(code);
    await work();
    await direct(owner, code);
    const records = await changes.next();
    await runJob('projections', records);
    await runJob('projections', records);
    await deliver();
    await runJob('projections', records);
    await deliver();
    expect(told()).toEqual([['code.updated', code]]);
  });
});

describe('a receiver', { tags: 'C26' }, () => {
  test('that refuses gets each change later, in order for each code, while others go on', async () => {
    const owner = await world.person();
    const [code, other] = [await world.buyCode(owner), await world.buyCode(owner)];
    const made = await shop(code, other);
    await work();
    await direct(owner, code);
    await direct(owner, code);
    await direct(owner, other);
    await work();
    receiver.answerWith((response, { body }) =>
      response.writeHead(body.data.code === code ? 500 : 200).end(),
    );
    await deliver();
    expect(told()).toEqual([
      ['code.updated', code],
      ['code.updated', other],
    ]);
    const { webhook, deliveries } = await status(made);
    expect(webhook).not.toHaveProperty('failingSince');
    expect(deliveries).toMatchObject([{ attempts: 1, result: '500' }, { attempts: 0 }, { result: '200' }]);
    const [refused] = receiver.calls.splice(0);
    receiver.answerWith(200);
    await deliver();
    expect(told()).toEqual([]);
    clock.advance(minute);
    await deliver();
    expect(receiver.calls.map(({ id }) => id)).toEqual([refused?.id, deliveries[1].id]);
  });

  test('that is down is tried in growing pauses; then it is paused, its owner is told, and nothing is lost', async () => {
    const owner = await world.person();
    const codes = [];
    for (let count = 0; count < 5; count++) codes.push(await world.buyCode(owner));
    const made = await shop(...codes);
    await work();
    for (const code of codes) await direct(owner, code);
    await work();
    receiver.answerWith(503);
    await deliver();
    // Three refusals say that it is down.
    expect(receiver.calls).toHaveLength(3);
    await deliver();
    expect(receiver.calls).toHaveLength(3);
    for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 30) {
      clock.advance(30 * minute);
      await deliver();
    }
    const paused = await status(made);
    expect(paused.webhook).toMatchObject({ pausedAt: expect.any(String), failingSince: expect.any(String) });
    // Of each of the three: after a minute, five, half an hour, two hours, five, and then every ten hours.
    expect(receiver.calls.length).toBeLessThan(60);
    const mails = (await world.itemsOfType('mail')).filter(({ to }) => to === made.owner.id);
    expect(mails.map(({ content }) => content.kind)).toEqual(['webhookPaused']);

    await direct(owner, codes[0] ?? '');
    await work();
    receiver.calls.length = 0;
    receiver.answerWith(200);
    clock.advance(day);
    await deliver();
    expect(receiver.calls).toEqual([]);
    const resumed = await world.call('webhooks.resume', {
      token: await tokenOf(made.owner),
      params: { id: made.keyId },
    });
    expect(resumed.status).toBe(200);
    await deliver();
    expect(told().toSorted()).toEqual([...codes, codes[0]].map((code) => ['code.updated', code]).toSorted());
    expect((await status(made)).webhook).not.toHaveProperty('failingSince');
  });

  test('that wants no more is paused at once', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shop(code);
    await direct(owner, code);
    await work();
    receiver.answerWith(410);
    await deliver();
    expect((await status(made)).webhook).toHaveProperty('pausedAt');
  });

  test('whose key is disabled, or revoked, is not called', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const [made, gone] = [await shop(code), await shop(code)];
    await world.updateUser(made.owner, { disabled: true });
    await world.call('apiKeys.delete', { token: gone.owner.token, params: { id: gone.keyId } });
    await direct(owner, code);
    await work();
    await deliver();
    expect(receiver.calls).toEqual([]);
    await world.updateUser(made.owner, { disabled: false });
    clock.advance(hour);
    await deliver();
    expect(told()).toEqual([['code.updated', code]]);
  });

  test('that takes long holds up no other shop', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const [slow] = [await shop(code), await shop(code)];
    await direct(owner, code);
    await work();
    const other = Promise.withResolvers<void>();
    // The slow one answers only once the other was called.
    receiver.answerWith((response, call) => {
      try {
        receiver.verify(call, slow.secret);
        void other.promise.then(() => response.writeHead(200).end());
      } catch {
        response.writeHead(200).end();
        other.resolve();
      }
    });
    await deliver();
    expect(receiver.calls).toHaveLength(2);
    expect((await status(slow)).deliveries).toMatchObject([{ result: '200' }]);
  });
});

describe('the job', { tags: 'C26' }, () => {
  test('tells everything at least once and in order, wherever it dies', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shop(code);
    await work();
    for (let writes = 0; writes < 6; writes++) {
      receiver.calls.length = 0;
      await direct(owner, code);
      await direct(owner, code);
      await work();
      const restart = dyingAfter(writes);
      await deliver().catch(() => undefined);
      restart();
      // Nobody else works on the queue while the one that died might.
      clock.advance(2 * minute);
      await deliver();
      const ids = receiver.calls.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
      expect(new Set(ids).size).toBe(2);
      expect(await status(made)).not.toMatchObject({ deliveries: [{ deliveredAt: undefined }] });
    }
  });

  test('twice at once calls once', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await shop(code);
    await work();
    await direct(owner, code);
    await work();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(told()).toEqual([['code.updated', code]]);
  });
});

describe('what its owner can do', { tags: 'C26' }, () => {
  test('send again what waits and what was taken, with the same id', async () => {
    const { made, id } = await refusedOnce();
    await sendAgain(made, id);
    await deliver();
    await sendAgain(made, id);
    await deliver();
    expect(receiver.calls.map((call) => call.id)).toEqual([id, id, id]);
    expect((await status(made)).deliveries).toMatchObject([{ id, result: '200' }]);
  });

  test('send again what was taken late: a failure now is the first one', async () => {
    const { made, id } = await refusedOnce();
    clock.advance(hour);
    await deliver();
    clock.advance(4 * day);
    await sendAgain(made, id);
    receiver.answerWith(500);
    await deliver();
    const { deliveries, webhook } = await status(made);
    expect(deliveries).toMatchObject([{ id, result: '500' }]);
    expect(webhook).not.toHaveProperty('pausedAt');
  });

  test('replace the secret: both sign for a day', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const made = await shop(code);
    const { body } = await world.call('webhooks.rotate', {
      token: await tokenOf(made.owner),
      params: { id: made.keyId },
    });
    await work();
    const signsOf = async () => {
      receiver.calls.length = 0;
      await direct(owner, code);
      await work();
      await deliver();
      // Another shop's changes may be due as well.
      const call = receiver.calls.find(({ body }) => body.data.code === code);
      return [made.secret, body.secret].map((secret) => {
        try {
          return call !== undefined && receiver.verify(call, secret) !== undefined;
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
    const made = await shop(code);
    expect((await saveCode(world, made, code, code.toLowerCase(), '7PT-2222')).body).toEqual({
      saved: [code],
      unknown: [{ given: '7PT-2222' }],
      total: 1,
    });
    const sixtyOne = Array.from({ length: 61 }, () => code);
    expect((await saveCode(world, made, ...sixtyOne)).status).toBe(400);
    await setLevel(owner, code, 'private');
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
      const made = await shop(code);
      await direct(owner, code);
      await work();
      // So that nothing but its end says that there is something to clear.
      await deliver();
      await world.call('apiKeys.delete', { token: await tokenOf(made.owner), params: { id: made.keyId } });
      const restart = dyingAfter(writes);
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
