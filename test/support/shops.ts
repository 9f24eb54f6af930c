/** Shops with webhooks, whose receiver is on this machine. */
import { afterAll, beforeEach, expect } from 'vitest';
import { testClock } from './clock.ts';
import { intercept, isWrite } from './dynamoCalls.ts';
import { openFeed } from './streamFeed.ts';
import { startWebhookReceiver } from './webhookReceiver.ts';
import { deliver, type MadeWebhook, makeWebhook, moveWebhook, saveCode } from './webhooks.ts';
import { newWorld, type Person } from './world.ts';

interface Shop extends MadeWebhook {
  readonly owner: Person;
}

/** A world for all tests of a file. Each of them begins with a receiver that takes everything and was told nothing. */
export async function openShops() {
  const clock = testClock('2026-03-10T08:00:00.000Z');
  const world = await newWorld({ now: clock.now });
  const changes = await openFeed(world.table, 'projections');
  const receiver = await startWebhookReceiver();
  afterAll(() => receiver.stop());
  beforeEach(() => {
    receiver.answerWith(204);
    receiver.calls.length = 0;
  });

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

  return {
    clock,
    world,
    changes,
    receiver,
    shop,
    tokenOf,
    direct,
    setLevel,
    work,
    told,
    status,
    refusedOnce,
    sendAgain,
    dyingAfter,
  };
}
