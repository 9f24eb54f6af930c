import type { Delivery } from '#functions/data/webhookDeliveries.ts';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createWebhookReceivers } from '#functions/services/webhookReceivers.ts';
import { bearer, makeApiKey } from './apiKeys.ts';
import type { Item, Person, World } from './world.ts';

/** Calls also receivers on this machine. */
export const receiversHere = () =>
  createWebhookReceivers({ webhooksToThisMachine: true }, { timeoutMs: 2_000 });

export interface MadeWebhook {
  readonly keyId: string;
  readonly key: string;
  readonly secret: string;
}

/** A key of servers with a webhook at a public address. */
export async function makeWebhook(world: World, { token }: Pick<Person, 'token'>): Promise<MadeWebhook> {
  const { id, key } = await makeApiKey(world, { token });
  const set = await world.call('webhooks.set', {
    token,
    params: { id },
    body: { url: 'https://shop.example.co.za/zarcodes' },
  });
  if (set.status !== 200) throw new Error(`No webhook: ${set.raw}`);
  return { keyId: id, key, secret: set.body.secret };
}

async function changeStored(world: World, keyId: string, fields: Record<string, unknown>): Promise<void> {
  const [found] = (await world.itemsOfType('webhook')).filter((item) => item['keyId'] === keyId);
  await world.put({ ...found, ...fields } as Item);
}

/** To a receiver on this machine, whose address nobody may enter. */
export const moveWebhook = (
  world: World,
  { keyId }: Pick<MadeWebhook, 'keyId'>,
  url: string,
): Promise<void> => changeStored(world, keyId, { url });

export const pauseWebhook = (world: World, { keyId }: Pick<MadeWebhook, 'keyId'>): Promise<void> =>
  changeStored(world, keyId, { pausedAt: world.deps.now().toISOString() });

export const saveCode = (world: World, { key }: Pick<MadeWebhook, 'key'>, ...save: readonly string[]) =>
  world.call('v1.save', { ...bearer(key), body: { save } });

/** A delivery that waits. */
export async function queueSome(
  world: World,
  { keyId }: Pick<MadeWebhook, 'keyId'>,
  fields: Partial<Delivery> = {},
): Promise<string> {
  const { queueDelivery } = await import('#functions/domain/webhooks/queueDeliveries.ts');
  const at = world.deps.now().toISOString();
  const id = world.deps.newId('whd');
  const event = 'code.updated';
  await queueDelivery(world.deps, {
    keyId,
    id,
    event,
    code: '7PTFLHV',
    at,
    body: JSON.stringify({ type: event, timestamp: at, data: {} }),
    attempts: 0,
    nextAt: at,
    ...fields,
  });
  return id;
}

/** Runs the job once. */
export async function deliver(): Promise<void> {
  const { handler } = await import('#functions/jobs/deliverWebhooks.ts');
  provideDependencies({ ...dependencies(), webhookReceivers: receiversHere() });
  await handler({});
}
