import { listAuditAbout } from '#functions/data/audit.ts';
import { type Bundle, listBundles } from '#functions/data/bundles.ts';
import { type ChangeRequest, listChangeRequests } from '#functions/data/changeRequests.ts';
import { getCounts } from '#functions/data/counts.ts';
import type { Creator } from '#functions/data/creators.ts';
import { type EmailChange, getEmailChange } from '#functions/data/emailChanges.ts';
import { hashed } from '#functions/data/hashed.ts';
import { newestRecords, type RecordKind, type StoredRecord } from '#functions/data/personalRecords.ts';
import { getUser, type User } from '#functions/data/users.ts';
import { serializeAudit } from '#functions/domain/audit/serializeAudit.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { userNotFound } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';

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
  readonly audit: readonly AuditEntryResponse[];
  readonly codes: readonly StoredRecord[];
  readonly payments: readonly StoredRecord[];
  readonly mails: readonly StoredRecord[];
  readonly messages: readonly StoredRecord[];
}

export const maxListed = 10;

/**
 * Ten of each list are at most 40 read units, and a page that people open now and then. Three rounds of reads: what is
 * found by the address is read after the person, and then its records.
 * @throws 404
 */
export async function loadAccountDetail(deps: Dependencies, userId: string): Promise<LoadedDetail> {
  const { table, now } = deps;
  const person = getUser(table, userId, true);
  const own = (kind: RecordKind) => newestRecords(table, { kind, who: userId }, maxListed);
  // What was written and mailed to the address without an account is found by the address.
  const ofAddress = async (kind: RecordKind) => {
    const user = await person;
    return user === null ? [] : newestRecords(table, { kind, who: hashed(user.email) }, maxListed);
  };
  const newest = async (kind: RecordKind) =>
    newestFirst((await Promise.all([own(kind), ofAddress(kind)])).flat()).slice(0, maxListed);
  const [user, counts, change, creator, bundles, requests, audit, codes, payments, mails, messages] =
    await Promise.all([
      person,
      getCounts(table, userId, now()),
      getEmailChange(table, userId, epochSeconds(now())),
      findHeldCreator(table, userId),
      listBundles(table, userId),
      listChangeRequests(table, userId),
      auditAbout(deps, userId),
      own('zarCodes').then(newestFirst),
      own('payments').then(newestFirst),
      newest('mails'),
      newest('messages'),
    ]);
  if (user === null) throw userNotFound();
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

const auditAbout = async (deps: Dependencies, userId: string) =>
  serializeAudit(deps, await listAuditAbout(deps.table, userId, maxListed));

const newestFirst = <T extends { readonly createdAt?: unknown }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (String(a.createdAt) < String(b.createdAt) ? 1 : -1));
