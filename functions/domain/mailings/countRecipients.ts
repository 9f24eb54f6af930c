import type { Mailing } from '#functions/data/mailings.ts';
import { countListed } from '#functions/domain/lists/countListed.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { candidates, countTakers } from './recipients.ts';

/** Above this many people, the number is extrapolated from them. */
const maxChecked = 2000;
/** As many suppressions as DynamoDB reads at once. */
const batch = 100;

export interface RecipientCount {
  readonly recipients: number;
  /** Otherwise an estimate. */
  readonly isExact: boolean;
}

/** How many would get a mailing now: everybody is checked, or the first two thousand. */
export async function countRecipients(
  deps: Dependencies,
  { audience }: Pick<Mailing, 'audience'>,
): Promise<RecipientCount> {
  const all = countPeople(deps, audience);
  let checked = 0;
  let found = 0;
  let waiting: string[] = [];
  const check = async () => {
    found += await countTakers(deps, waiting, audience);
    checked += waiting.length;
    waiting = [];
  };
  for await (const { userId, isMeant } of candidates(deps, { audience, after: '', until: undefined })) {
    if (checked === maxChecked) {
      return { recipients: Math.round(((await all) * found) / checked), isExact: false };
    }
    if (!isMeant) continue;
    waiting.push(userId);
    if (waiting.length === batch) await check();
  }
  await check();
  await all;
  return { recipients: found, isExact: true };
}

/** All people, or all with the role. Both are counted, a moment late. */
async function countPeople({ table, now }: Dependencies, audience: Mailing['audience']): Promise<number> {
  const filters: Record<string, string> = audience.kind === 'role' ? { role: audience.role } : {};
  return (await countListed(table, 'USERS', { from: '', to: '', filters, now: now() }))?.count ?? 0;
}
