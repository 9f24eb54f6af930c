import { bearer } from '#test/support/apiKeys.ts';
import { startWebhookReceiver } from '#test/support/webhookReceiver.ts';
import { deliver, makeWebhook, moveWebhook, queueSome } from '#test/support/webhooks.ts';
import type { Scenarios } from '../scenario.ts';

export const developerScenarios: Scenarios = {
  'v1.saved': [async ({ world, person }) => bearer((await makeWebhook(world, person)).key)],
  // What was delivered is in the log.
  'webhooks.delete': [
    async ({ world, person }) => {
      const made = await makeWebhook(world, person);
      await world.put({ pk: `DELIVERED#${made.keyId}`, sk: 'any', type: 'delivered', version: 1 });
      return { params: { id: made.keyId } };
    },
  ],
  'webhooks.sendAgain': [
    async ({ world, person }) => {
      const made = await makeWebhook(world, person);
      const receiver = await startWebhookReceiver();
      await moveWebhook(world, made, receiver.url);
      const deliveryId = await queueSome(world, made);
      await deliver();
      receiver.stop();
      return { params: { id: made.keyId, deliveryId } };
    },
  ],
};
