import type { Creator } from '#functions/data/creators.ts';
import { type FormerEmail, listFormers } from '#functions/data/formers.ts';
import { hashed } from '#functions/data/hashed.ts';
import {
  keyOfRecord,
  type RecordKind,
  readRecords,
  recordLists,
  type StoredRecord,
} from '#functions/data/personalRecords.ts';
import type { User } from '#functions/data/users.ts';
import { addressTimes } from '#functions/domain/auth/addressTimes.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type ExportedKind, type ExportedLists, exportedLists } from '#shared/contract/userExport.ts';
import { recipients } from '#shared/domain/recipients.ts';
import type { ExportPosition } from './exportCursor.ts';
import { exportRecord } from './exportRecord.ts';

/** A record more than this, which has half a megabyte at most, is far below the 6 MB that Lambda answers. */
const maxPartBytes = 2_000_000;

const isWithin = (at: unknown, { since = '', until = '~' }: { since?: string; until?: string }) =>
  typeof at !== 'string' || (at >= since && at <= until);

const listedAs = (kind: RecordKind): ExportedKind =>
  kind === 'creatorCodes' || kind === 'codeHistory' ? 'zarCodes' : kind;

/** One that was confirmed at some time was the person's before, too. */
function confirmedAddresses(user: User, formers: readonly FormerEmail[]) {
  const { email, createdAt, emailConfirmedAt } = user;
  const current = { hash: hashed(email), createdAt, isConfirmed: emailConfirmedAt !== undefined };
  const addresses = addressTimes(current, formers);
  const confirmed = new Set(addresses.filter(({ isConfirmed }) => isConfirmed).map(({ hash }) => hash));
  return addresses.filter(({ hash }) => confirmed.has(hash));
}

interface ExportPart extends ExportedLists {
  readonly creator: Creator | null;
  /** In the first part. */
  readonly recipients?: string[];
  readonly next: ExportPosition | null;
}

/** The records from a position on, until the part is large enough. */
export async function exportPart(
  deps: Dependencies<'images'>,
  user: User,
  from: ExportPosition,
): Promise<ExportPart> {
  const [formers, creator] = await Promise.all([
    listFormers(deps.table, user.id),
    findHeldCreator(deps.table, user.id),
  ]);
  const lists = recordLists({
    userId: user.id,
    addresses: confirmedAddresses(user, formers.emails),
    creatorIds: [...formers.creators, ...(creator === null ? [] : [creator])].map(({ id }) => id),
  });
  const records: Record<ExportedKind, StoredRecord[]> = {
    zarCodes: [],
    bundles: [],
    ledger: [],
    payments: [],
    changeRequests: [],
    messages: [],
    mails: [],
    notifications: [],
    adminChanges: [],
    claimedCodes: [],
    imports: [],
    apiKeys: [],
  };
  let partBytes = 0;
  let { listIndex, after } = from;
  for (let list = lists[listIndex]; list !== undefined; list = lists[listIndex]) {
    if (partBytes > maxPartBytes) break;
    const { kind } = list;
    const page = await readRecords(deps.table, list, after);
    const own = page.records.filter(({ createdAt }) => isWithin(createdAt, list));
    const exported = await Promise.all(own.map((record) => exportRecord(deps, kind, record)));
    after = page.next;
    for (const [recordIndex, record] of exported.entries()) {
      if (record === null) continue;
      records[listedAs(kind)].push(record);
      partBytes += Buffer.byteLength(JSON.stringify(record));
      const last = own[recordIndex];
      if (partBytes > maxPartBytes && last !== undefined && last !== own.at(-1)) {
        after = keyOfRecord(last);
        break;
      }
    }
    if (after === null) listIndex += 1;
  }
  const next = listIndex < lists.length ? { listIndex, after } : null;
  const isFirst = from.listIndex === 0 && from.after === null;
  // What is not promised is stripped here: keys, versions, hashes.
  const stripped = exportedLists().parse(records);
  return { ...stripped, creator, next, ...(isFirst && { recipients: [...recipients] }) };
}
