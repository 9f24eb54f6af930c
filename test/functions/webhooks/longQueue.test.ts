import { afterAll, beforeAll, expect, test } from 'vitest';
import { hour, testClock } from '#test/support/clock.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#test/support/webhookReceiver.ts';
import { deliver, makeWebhook, moveWebhook, queueSome } from '#test/support/webhooks.ts';
import { newWorld, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
let receiver: WebhookReceiver;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

test('changes that were refused hold up none of other codes, however many they are', {
  tags: 'C26',
}, async () => {
  const made = await makeWebhook(world, await world.person());
  await moveWebhook(world, made, receiver.url);
  const refusedAt = clock.now().toISOString();
  const refused = { attempts: 3, attemptedAt: refusedAt, firstFailedAt: refusedAt, result: '500' };
  clock.advance(1);
  const at = clock.now().toISOString();
  const nextAt = new Date(clock.now().getTime() + hour * 1000).toISOString();
  for (let number = 100; number < 350; number++)
    await queueSome(world, made, { ...refused, at: refusedAt, code: `7PTC${number}`, nextAt });
  await queueSome(world, made, { at, code: '7PTFLHV' });
  await queueSome(world, made, { ...refused, at, code: '7PTFLHW', nextAt });
  await deliver();
  expect(receiver.calls).toHaveLength(1);
  clock.advance(hour - 1);
  await deliver();
  expect(receiver.calls).toHaveLength(1);
  clock.advance(2);
  for (let turn = 0; turn < 3; turn++) await deliver();
  expect(receiver.calls).toHaveLength(252);
  expect(await world.itemsOfType('delivery')).toEqual([]);
});
