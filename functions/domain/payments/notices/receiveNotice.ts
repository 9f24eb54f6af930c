import { putNewNotice } from '#functions/data/notices.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { processNotice } from './processNotice.ts';

interface Received {
  readonly body: string;
  readonly clientIp: string;
}

/**
 * Stores a notice, then processes it. Once it is stored nothing else is PayFast's concern: what fails here is done
 * later by jobs/confirmNotices.
 * @throws 503 where no account at PayFast is entered.
 */
export async function receiveNotice(deps: Dependencies<'payFast'>, received: Received): Promise<void> {
  const credentials = await deps.config.payFast();
  if (credentials === null) throw new ApiError('unavailable', 'No notices are expected here.');
  const notice = { id: deps.newId('ntc'), ...received, receivedAt: deps.now().toISOString() };
  await putNewNotice(deps.table, notice);
  try {
    await processNotice(deps, notice, credentials);
  } catch (error) {
    log().error('notice not processed', { noticeId: notice.id, error: error as Error });
  }
}
