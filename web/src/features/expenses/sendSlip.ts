import type { SlipType } from '#shared/domain/slips.ts';
import { callRoute } from '#web/api/client.ts';
import { postFile } from '#web/api/postFile.ts';

const notSent = 'This slip could not be sent. Please check your connection and try again.';

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
}

/** Starts an upload and sends the file to the bucket. @returns the id to complete it with. @throws ApiError, or when aborted */
export async function sendSlip(expenseId: string, file: File, options: Options): Promise<string> {
  // The browser's type; the caller has checked it.
  const body = { contentType: file.type as SlipType, fileSize: file.size };
  const { signal } = options;
  const upload = await callRoute('expenses.startSlip', { params: { id: expenseId }, body }, { signal });
  await postFile(upload, file, { ...options, failed: notSent });
  return upload.id;
}
