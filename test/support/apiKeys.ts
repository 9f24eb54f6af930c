import type { Person, World } from './world.ts';

interface MadeKey {
  readonly id: string;
  readonly key: string;
}

/** A key of servers, unless it has origins. */
export async function makeApiKey(
  world: World,
  { token }: Pick<Person, 'token'>,
  body: { name?: string; origins?: readonly string[] } = {},
): Promise<MadeKey> {
  const made = await world.call('apiKeys.create', { token, body: { name: 'Shop', ...body } });
  if (made.status !== 201) throw new Error(`No key: ${made.raw}`);
  return made.body;
}

export const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

/** Of somebody whom nothing else is known of. */
export const withKey = async (world: World) => bearer((await makeApiKey(world, await world.person())).key);

/** How many calls are counted on all days. */
export async function callsOf(world: World, id: string): Promise<number> {
  const days = await world.itemsOfType('apiUsage');
  return days.filter(({ pk }) => pk === `APIUSAGE#${id}`).reduce((sum, { calls }) => sum + calls, 0);
}
