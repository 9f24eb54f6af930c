import { getCounts } from '#functions/data/counts.ts';
import { type CurrentPrice, getCurrentPrice } from '#functions/data/prices.ts';
import { getSettings, type Settings } from '#functions/data/settings.ts';
import type { User } from '#functions/data/users.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** What an order depends on besides what is bought. */
export interface OrderTerms {
  readonly user: User;
  readonly settings: Settings;
  /** How many codes the person has. */
  readonly ownCodes: number;
  readonly price: CurrentPrice;
}

/** One round of reads. @throws 401 where the session is over */
export async function readOrderTerms({ table, now }: Dependencies, caller: Caller): Promise<OrderTerms> {
  const [settings, user, { ownCodes }, price] = await Promise.all([
    getSettings(table),
    caller.user(),
    getCounts(table, caller.id, now()),
    getCurrentPrice(table),
  ]);
  return { settings, user, ownCodes, price };
}
