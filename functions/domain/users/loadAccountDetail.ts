import { type AuditEntry, listAuditAbout } from '#functions/data/audit.ts';
import { type Bundle, listBundles } from '#functions/data/bundles.ts';
import { type ChangeRequest, listChangeRequests } from '#functions/data/changeRequests.ts';
import { getCounts } from '#functions/data/counts.ts';
import type { Creator } from '#functions/data/creators.ts';
import { type EmailChange, getEmailChange } from '#functions/data/emailChanges.ts';
import { hashed } from '#functions/data/hashed.ts';
import { newestRecords, type RecordKind, type StoredRecord } from '#functions/data/personalRecords.ts';
import type { User } from '#functions/data/users.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Of each list the newest, but all bundles, whose credits are counted. */
export interface LoadedDetail {
  readonly user: User;
  /** Of the email address, while it waits for its confirmation. */
  readonly change: EmailChange | null;
  readonly creator: Creator | null;
  readonly counts: Awaited<ReturnType<typeof getCounts>>;
  /** Oldest first. */
  readonly bundles: readonly Bundle[];
  readonly requests: readonly ChangeRequest[];
  readonly audit: readonly AuditEntry[];
  readonly codes: readonly StoredRecord[];
  readonly payments: readonly StoredRecord[];
  readonly mails: readonly StoredRecord[];
  readonly messages: readonly StoredRecord[];
}

export const maxListed = 10;

/** Ten of each list are at most 40 read units, and a page that people open now and then. */
export async function loadAccountDetail(deps: Dependencies, user: User): Promise<LoadedDetail> {
  const { table, now } = deps;
  const own = (kind: RecordKind) => newest(deps, [{ kind, who: user.id }]);
  // What was written and mailed to the address without an account is found by the address.
  const byAddress = (kind: RecordKind) =>
    newest(deps, [
      { kind, who: user.id },
      { kind, who: hashed(user.email) },
    ]);
  const [counts, change, creator, bundles, requests, audit, codes, payments, mails, messages] =
    await Promise.all([
      getCounts(table, user.id, now()),
      getEmailChange(table, user.id, epochSeconds(now())),
      findHeldCreator(table, user.id),
      listBundles(table, user.id),
      listChangeRequests(table, user.id),
      listAuditAbout(table, user.id, maxListed),
      own('zarCodes'),
      own('payments'),
      byAddress('mails'),
      byAddress('messages'),
    ]);
  return {
    user,
    change,
    creator,
    counts,
    bundles,
    requests: newestFirst(requests).slice(0, maxListed),
    audit,
    codes,
    payments,
    mails,
    messages,
  };
}

const newestFirst = <T extends { readonly createdAt?: unknown }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (String(a.createdAt) < String(b.createdAt) ? 1 : -1));

async function newest(
  { table }: Pick<Dependencies, 'table'>,
  lists: readonly { readonly kind: RecordKind; readonly who: string }[],
): Promise<StoredRecord[]> {
  const found = await Promise.all(lists.map((list) => newestRecords(table, list, maxListed)));
  return newestFirst(found.flat()).slice(0, maxListed);
}
