import { normaliseCode } from '#shared/domain/code.ts';
import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { writeLastSeen } from '#web/storage/lastSeenStore.ts';
import { storeFiles } from './storeFiles.ts';

/** Of a page that waits for the app: the code that a visitor sees, and the files that show it without a connection. */
export async function storeVisit(zarCode: CodeOnPage | null): Promise<void> {
  const code = normaliseCode(zarCode?.zarcode ?? '');
  // The address and the answer of `zarcodes.get`, as orLastSeen.ts stores them.
  if (zarCode !== null && code !== null) writeLastSeen('', `/api/zarcodes/${code}`, zarCode);
  await storeFiles();
}
