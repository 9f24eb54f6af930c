/** What several scenarios and jobs do before their calls are recorded. */
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { makeCreator } from '#test/support/creators.ts';
import { putMailing } from '#test/support/mailings.ts';
import { runJob } from '#test/support/streamFeed.ts';
import type { Person, World } from '#test/support/world.ts';
import type { Feeds } from './scenario.ts';

export const key = () => ({ 'idempotency-key': `permissions-${Math.random().toString(36).slice(2)}` });

let payFastIds = 0;
export const newPayFastId = () => `pf-${++payFastIds}`;

export const manualRefund = {
  method: 'manual',
  amount: '19.00',
  refundedBefore: '0.00',
  reason: 'Ordered by mistake',
  reference: 'EFT 4711',
};

export async function placeOrder(world: World, { token }: Person, body: unknown): Promise<string> {
  return (await world.call('payments.create', { token, body })).body.id;
}

export const changeEmail = async (world: World, person: Person) => {
  const token = await world.emailToken(person, `moved-${person.email}`);
  await world.call('auth.confirmEmail', { body: { token } });
};

export async function afterADay(world: World, run: () => Promise<unknown>): Promise<void> {
  provideDependencies({ now: () => new Date(Date.now() + 24 * 3_600_000) });
  await run();
  provideDependencies({ now: world.deps.now });
}

/** What the job makes of all changes up to now. */
export async function project({ projections }: Feeds): Promise<void> {
  const records = await projections.next();
  for (let from = 0; from < records.length; from += 100) {
    await runJob('projections', records.slice(from, from + 100));
  }
}

export const audiences = [
  { kind: 'all' },
  { kind: 'province', province: 'Gauteng' },
  { kind: 'creators' },
] as const;

/** To these, of whom there is one. */
export async function mailingTo(
  world: World,
  person: Person,
  audience: (typeof audiences)[number],
  state: 'draft' | 'sending' = 'draft',
) {
  await makeCreator(await world.person());
  return putMailing(world, person, { audience, state });
}
