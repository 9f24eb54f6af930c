import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Creator } from '#functions/data/creators.ts';
import { createCreator } from '#functions/domain/creators/createCreator.ts';
import { deleteCreator } from '#functions/domain/creators/deleteCreator.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import type { NewCreator } from '#shared/contract/creatorFields.ts';
import { type Person, pretoria, type World } from './world.ts';

/** Makes a creator of a person who is none yet, with a name of their own unless one is given. */
export async function makeCreator(person: Person, fields: Partial<NewCreator> = {}): Promise<Creator> {
  const displayName = `Creator ${person.id.slice(-8)}`;
  const held = await findHeldCreator(dependencies().table, person.id);
  return held ?? createCreator(dependencies(), person, { displayName, ...fields });
}

export async function unmakeCreator(person: Person): Promise<void> {
  const held = await findHeldCreator(dependencies().table, person.id);
  if (held !== null) await deleteCreator(dependencies(), held.id);
}

/** Makes a code through the route. @returns the code as the API formats it */
export async function makeCreatorCode(
  world: World,
  { token }: Person,
  place: Record<string, unknown> = {},
): Promise<string> {
  const made = await world.call('zarcodes.createForCreator', { token, body: { ...pretoria, ...place } });
  if (made.body.zarcode === undefined) throw new Error(`No code: ${made.raw}`);
  return made.body.zarcode;
}

/** Reserves codes through the route, for a creator with a prefix of their own. */
export async function reserve(
  world: World,
  { token }: Person,
  count: number,
): Promise<{ id: string; codes: string[]; used: string[]; endsAt: string }> {
  const made = await world.call('reservations.create', { token, body: { count } });
  if (made.status !== 201) throw new Error(`No booklet: ${made.raw}`);
  return made.body;
}

/** As if the day of each request for a profile were over. */
export async function forgetRequests({ table, itemsOfType }: World): Promise<void> {
  for (const { pk, sk } of await itemsOfType('rateLimit')) {
    if (!pk.startsWith('RATE#creatorRequestAccount#')) continue;
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
}
