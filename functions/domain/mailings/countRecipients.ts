import type { Mailing } from '#functions/data/mailings.ts';
import { countListed } from '#functions/domain/lists/countListed.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type NotWrittenTo, notWrittenTo } from '#shared/contract/mailings.ts';
import { candidates, countTakers } from './recipients.ts';

/** Above this many people, the number is extrapolated from them. */
const maxChecked = 2000;
/** As many suppressions as DynamoDB reads at once. */
const batch = 100;

export interface RecipientCount {
  readonly recipients: number;
  /** Those who are meant and would not get it. */
  readonly others: Readonly<Record<NotWrittenTo, number>>;
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
  const others = { disabled: 0, leaving: 0, notAgreed: 0, notConfirmed: 0, noMail: 0 };
  let waiting: string[] = [];
  const check = async () => {
    const counted = await countTakers(deps, waiting, audience);
    found += counted.takers;
    for (const reason of notWrittenTo) others[reason] += counted.others[reason];
    checked += waiting.length;
    waiting = [];
  };
  for await (const { userId, isMeant } of candidates(deps, { audience, after: '', until: undefined })) {
    if (checked === maxChecked) {
      const people = await all;
      const estimate = (count: number) => Math.round((people * count) / maxChecked);
      return {
        recipients: estimate(found),
        others: {
          disabled: estimate(others.disabled),
          leaving: estimate(others.leaving),
          notAgreed: estimate(others.notAgreed),
          notConfirmed: estimate(others.notConfirmed),
          noMail: estimate(others.noMail),
        },
        isExact: false,
      };
    }
    if (!isMeant) continue;
    waiting.push(userId);
    if (waiting.length === batch) await check();
  }
  await check();
  await all;
  return { recipients: found, others, isExact: true };
}

/** All people, or all with the role. Both are counted, a moment late. */
async function countPeople({ table, now }: Dependencies, audience: Mailing['audience']): Promise<number> {
  const filters: Record<string, string> = audience.kind === 'role' ? { role: audience.role } : {};
  return (await countListed(table, 'USERS', { from: '', to: '', filters, now: now() }))?.count ?? 0;
}
