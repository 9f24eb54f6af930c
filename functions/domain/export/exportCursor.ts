import { RecordKey } from '#functions/data/personalRecords.ts';
import { ApiError } from '#functions/lib/apiError.ts';

/** Where the next part of an export begins: in which list, and behind which of its records. */
export interface ExportPosition {
  readonly listIndex: number;
  readonly after: RecordKey | null;
}

const separator = '|';

export function writeCursor({ listIndex, after }: ExportPosition): string {
  return [listIndex, ...(after === null ? [] : [after.pk, after.sk, after.ownerSk])].join(separator);
}

/** @throws 400 where this is no cursor. It chooses a place in the caller's own lists, so a made-up one gives nothing away. */
export function readCursor(text: string | undefined): ExportPosition {
  if (text === undefined) return { listIndex: 0, after: null };
  const [listIndex = '', ...key] = text.split(separator);
  const [pk, sk, ownerSk] = key;
  const after = RecordKey.safeParse({ pk, sk, ownerSk });
  const isWhole = key.length === 0 || (key.length === 3 && after.success);
  if (!/^\d{1,3}$/.test(listIndex) || !isWhole) {
    const message = 'That reference is not valid.';
    throw new ApiError('invalid_request', message, { fields: { after: message } });
  }
  return { listIndex: Number(listIndex), after: after.data ?? null };
}
