/**
 * Whether an email has an account is not to be seen from the time that an answer takes. Held by what is done for it;
 * `npm run bench -- timing` reports the times.
 */
import { expect, test } from 'vitest';
import { accountCalls } from '#test/support/accountCalls.ts';
import { countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import { newWorld } from '#test/support/world.ts';

test.each(accountCalls)(
  '$key does the same for an email with an account and one without',
  { tags: 'A6' },
  async ({ prepare }) => {
    const world = await newWorld({ passwords: countedPasswords });
    const of = async (isKnown: boolean) => {
      const call = await prepare(world, isKnown);
      const { calls, writes, hashes } = (await measure(world.table.client, call)).cost;
      return { calls, writes, hashes };
    };
    expect(await of(true)).toEqual(await of(false));
  },
);
