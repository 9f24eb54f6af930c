import * as z from 'zod';
import { listAuditAbout } from '#functions/data/audit.ts';
import { listBundles } from '#functions/data/bundles.ts';
import { listChangeRequests } from '#functions/data/changeRequests.ts';
import { getCounts } from '#functions/data/counts.ts';
import { getEmailChange } from '#functions/data/emailChanges.ts';
import { hashed } from '#functions/data/hashed.ts';
import { newestRecords, type RecordKind, type StoredRecord } from '#functions/data/personalRecords.ts';
import type { User } from '#functions/data/users.ts';
import { serializeAudit } from '#functions/domain/audit/serializeAudit.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { readable } from '#functions/domain/export/exportRecord.ts';
import { serializeProfile } from '#functions/domain/user/serializeProfile.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type AccountDetail, accountDetail } from '#shared/contract/users.ts';
import { serializeAccount } from './serializeAccount.ts';

const max = 10;

const MailKind = z.object({ content: z.object({ kind: z.string() }) });

/** Ten of each list are at most 40 read units, and a page that people open now and then. */
export async function loadDetail(deps: Dependencies, user: User): Promise<AccountDetail> {
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
      listAuditAbout(table, user.id, max),
      own('zarCodes'),
      own('payments'),
      byAddress('mails'),
      byAddress('messages'),
    ]);
  const { pendingEmail } = serializeProfile(user, change);
  const { totalCodes, ownCodes } = counts;
  return accountDetail().parse({
    user: serializeAccount(user),
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(creator !== null && { creator }),
    numbers: { totalCodes, ownCodes, credits: bundles.reduce((sum, { remaining }) => sum + remaining, 0) },
    codes,
    payments,
    bundles: bundles.toReversed().slice(0, max),
    changeRequests: newestFirst(requests).slice(0, max).map(readable),
    mails: mails.map((mail) => ({ ...mail, kind: MailKind.parse(mail).content.kind })),
    messages,
    audit: await serializeAudit(deps, audit),
  });
}

const newestFirst = <T extends { readonly createdAt?: unknown }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => (String(a.createdAt) < String(b.createdAt) ? 1 : -1));

async function newest(
  { table }: Pick<Dependencies, 'table'>,
  lists: readonly { readonly kind: RecordKind; readonly who: string }[],
): Promise<StoredRecord[]> {
  const found = await Promise.all(lists.map((list) => newestRecords(table, list, max)));
  return newestFirst(found.flat()).slice(0, max).map(readable);
}
