import type { Person, World } from './world.ts';

/** Makes a claim slip of a code through the route. @returns its word as the API formats it */
export async function makeSlip(world: World, { token }: Person, code: string): Promise<string> {
  const { body, raw } = await world.call('zarcodes.createClaimSlip', { token, params: { code } });
  if (body.word === undefined) throw new Error(`No claim slip: ${raw}`);
  return body.word;
}

export const claim = (world: World, { token }: Person, code: string, word: string) =>
  world.call('claims.create', { token, body: { code, word } });
