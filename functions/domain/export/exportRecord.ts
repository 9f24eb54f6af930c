import * as z from 'zod';
import { listAccess } from '#functions/data/access.ts';
import { getCodeImages } from '#functions/data/images.ts';
import { listNotices } from '#functions/data/notices.ts';
import {
  type RecordKey,
  type RecordKind,
  readRecords,
  type StoredRecord,
} from '#functions/data/personalRecords.ts';
import { countSaved } from '#functions/data/savedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { getWebhook } from '#functions/data/webhooks.ts';
import { summariseVisits } from '#functions/domain/visits/summariseVisits.ts';
import { serializePasses } from '#functions/domain/zarcodes/serializePass.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { folderOf } from '#functions/services/images.ts';
import { imagePath } from '#shared/domain/images.ts';
import { visibilities } from '#shared/domain/visibility.ts';
import { readable } from './readable.ts';

const Code = z.object({ code: z.string(), ownerId: z.string(), latitude: z.number(), longitude: z.number() });
const Level = z.object({ visibility: z.enum(visibilities).optional() });
const Key = z.object({ id: z.string() });
const Payment = z.object({ id: z.string(), mode: z.string().optional() });

/** Each is 5 KB at most: with these a record stays below half a megabyte. */
const maxEditsOfCode = 100;

async function readEdits(table: Table, code: string): Promise<StoredRecord[]> {
  const edits: StoredRecord[] = [];
  let after: RecordKey | null = null;
  do {
    const page = await readRecords(table, { kind: 'codeHistory', who: code }, after);
    edits.push(...page.records);
    after = page.next;
  } while (after !== null && edits.length < maxEditsOfCode);
  return edits;
}

/** @returns null for a record of a type that is not listed, such as the mark up to which notifications were read. */
export async function exportRecord(
  { table, config, now, images: store }: Dependencies<'images'>,
  kind: RecordKind,
  record: StoredRecord,
): Promise<StoredRecord | null> {
  if (record['type'] === 'notificationsRead' || record['type'] === 'importLock') return null;
  if (kind === 'payments') {
    const { id, mode } = Payment.parse(record);
    return { ...readable(record), notices: mode === 'payfast' ? await listNotices(table, id) : [] };
  }
  if (kind === 'apiKeys') {
    const { id } = Key.parse(record);
    const [webhook, savedCodes] = await Promise.all([getWebhook(table, id), countSaved(table, id)]);
    return { ...readable(record), savedCodes, ...(webhook !== null && { webhook }) };
  }
  if (kind !== 'zarCodes' && kind !== 'creatorCodes') return readable(record);
  const visited = Code.parse(record);
  const { code } = visited;
  const [{ images }, edits, access, visits] = await Promise.all([
    getCodeImages(table, code),
    readEdits(table, code),
    listAccess(table, visited),
    summariseVisits(table, visited, now()),
  ]);
  const isPublished = folderOf(Level.parse(record)) === 'published';
  const urlOf = async (id: string) =>
    isPublished ? `${config.appUrl}${imagePath(code, id, 'large')}` : (await store.links({ code, id })).large;
  const photos = images.map(async (image) => ({ ...image, url: await urlOf(image.id) }));
  const passes = serializePasses(access, now());
  return { ...readable(record), edits, images: await Promise.all(photos), passes, visits };
}
