import type { Expense } from '#functions/data/expenses.ts';
import { deleteStoredSlip, putStoredSlip, writeStoredSlipListed } from '#functions/data/slipFiles.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { imageTypeOf, isPdf } from '#functions/services/fileType.ts';
import type { SlipFile } from '#functions/services/slips.ts';
import { maxSlipBytes, type SlipType, slipMessages } from '#shared/domain/slips.ts';
import { findExpense } from './findExpense.ts';
import { setSlip } from './setSlip.ts';

const typeOf = (bytes: Buffer): SlipType | null => (isPdf(bytes) ? 'application/pdf' : imageTypeOf(bytes));

/** The bucket deletes uploads within two days; after that no call can add this slip. */
const outlivesUploadSeconds = 3 * 86_400;

interface Uploaded extends SlipFile {
  /** As it was called where it came from. */
  readonly name: string;
  readonly adminId: string;
}

/** Makes an uploaded file the slip of its expense. Its type is what it begins with. @throws 404, 409, 422 */
export async function addSlip(
  deps: Dependencies<'slips'>,
  { expenseId, id, name, adminId }: Uploaded,
): Promise<Expense> {
  const file = { expenseId, id };
  const before = await findExpense(deps, expenseId);
  if (before.slip?.id === id) return before;
  const bytes = await deps.slips.getUpload(file);
  if (bytes === null) {
    throw new ApiError('slip_missing', 'This file has not arrived. Please send it again.');
  }
  const type = typeOf(bytes);
  if (type === null) throw new ApiError('slip_refused', slipMessages.wrongType);
  if (bytes.length > maxSlipBytes) throw new ApiError('slip_refused', slipMessages.tooLarge);
  const stored = {
    ...file,
    attempt: deps.newId('try'),
    expiresAt: epochSeconds(deps.now()) + outlivesUploadSeconds,
  };
  await putStoredSlip(deps.table, stored);
  await deps.slips.put(file, type, bytes);
  const slip = { id, name, type, bytes: bytes.length };
  try {
    return await setSlip(deps, { id: expenseId, adminId, slip }, [writeStoredSlipListed(stored)]);
  } catch (error) {
    // The expense was deleted meanwhile: the stream deletes the file with this.
    if (error instanceof ApiError) await deleteStoredSlip(deps.table, stored);
    throw error;
  }
}
