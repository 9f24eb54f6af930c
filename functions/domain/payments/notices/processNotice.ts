import { endNotice, type Notice } from '#functions/data/notices.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { applyNotice } from './applyNotice.ts';
import { checkNotice } from './checkNotice.ts';

/**
 * Checks a stored notice and does what it says. May be repeated: what it grants is granted once.
 * @returns false where PayFast's server did not answer, so that the notice waits for another try
 */
export async function processNotice(
  deps: Dependencies<'payFast'>,
  notice: Notice,
  credentials: PayFastCredentials,
): Promise<boolean> {
  const verdict = await checkNotice(deps, notice, credentials);
  if (verdict.kind === 'waiting') return false;
  const nowSeconds = epochSeconds(deps.now());
  if (verdict.kind === 'refused') {
    const { reason, paymentId } = verdict;
    log().warn('notice refused', { noticeId: notice.id, paymentId, reason });
    await endNotice(deps.table, notice.id, { outcome: `refused: ${reason}`, paymentId, nowSeconds });
    return true;
  }
  const { payment, sourceUnverified } = verdict.notice;
  if (sourceUnverified) {
    log().warn('notice source unverified', { noticeId: notice.id, paymentId: payment.id });
  }
  const effect = await applyNotice(deps, verdict.notice);
  log().info('notice', { noticeId: notice.id, paymentId: payment.id, effect });
  await endNotice(deps.table, notice.id, { outcome: effect, paymentId: payment.id, nowSeconds });
  return true;
}
