import { normaliseCode } from '#shared/domain/code.ts';
import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { removeVisitorsSeen, writeLastSeen } from '#web/storage/lastSeenStore.ts';
import { storeFiles } from './storeFiles.ts';

/**
 * Of a page that waits for the app: the code that a visitor sees, and the files that show it without a connection.
 * @param hidden a code of which only the area is shown by now: what this device has of it is removed
 */
export async function storeVisit(zarCode: CodeOnPage | null, hidden: string | null): Promise<void> {
  const code = normaliseCode(zarCode?.zarcode ?? '');
  // The address and the answer of `zarcodes.get`, as orLastSeen.ts stores them.
  if (zarCode !== null && code !== null) writeLastSeen('', `/api/zarcodes/${code}`, zarCode);
  if (hidden !== null) removeVisitorsSeen(`/api/zarcodes/${hidden}`);
  await storeFiles();
}
