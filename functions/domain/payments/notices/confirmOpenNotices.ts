import { endNotice, getNotice, listOpenNotices, type Notice } from '#functions/data/notices.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { processNotice } from './processNotice.ts';

const minuteMs = 60_000;
/** Twenty hanging confirmations at once take 15 seconds, and a run has no more than a minute. */
const maxNotices = 20;
/** By then a person looks for their code. */
const lateMs = 5 * minuteMs;
/** PayFast's server is rarely away for longer. */
const unconfirmedMs = 15 * minuteMs;
/** The nightly reconciliation has found the payment by then. */
const giveUpMs = 72 * 60 * minuteMs;

type Result = 'done' | 'unconfirmed' | 'failed';

/** @returns what alarms count: notices without a confirmation, and confirmed ones that could not be carried out */
export async function confirmOpenNotices(deps: Dependencies<'payFast'>, credentials: PayFastCredentials) {
  const ids = await listOpenNotices(deps.table, maxNotices);
  const notices = await Promise.all(ids.map((id) => getNotice(deps.table, id)));
  // The index still lists one that ended a moment ago.
  const open = notices.filter((notice): notice is Notice => notice !== null && notice.outcome === undefined);
  const tried = await Promise.all(
    open.map(async (notice) => ({ notice, result: await tryNotice(deps, notice, credentials) })),
  );
  const count = (wanted: Result, minMs: number) =>
    tried.filter(({ notice, result }) => result === wanted && ageMs(deps, notice) >= minMs).length;
  return {
    open: open.length,
    unconfirmed: count('unconfirmed', unconfirmedMs),
    undelivered: count('failed', lateMs),
  };
}

/** One that fails holds up no other. */
async function tryNotice(
  deps: Dependencies<'payFast'>,
  notice: Notice,
  credentials: PayFastCredentials,
): Promise<Result> {
  try {
    if (await processNotice(deps, notice, credentials)) return 'done';
    if (ageMs(deps, notice) >= giveUpMs) await giveUp(deps, notice);
    return 'unconfirmed';
  } catch (error) {
    log().error('notice not processed', {
      job: 'confirmNotices',
      noticeId: notice.id,
      error: error as Error,
    });
    return 'failed';
  }
}

const ageMs = ({ now }: Dependencies<'payFast'>, { receivedAt }: Notice) =>
  now().getTime() - Date.parse(receivedAt);

async function giveUp({ table, now }: Dependencies<'payFast'>, { id }: Notice): Promise<void> {
  log().error('notice given up', { job: 'confirmNotices', noticeId: id });
  const outcome = 'refused: neverConfirmed';
  await endNotice(table, id, { outcome, paymentId: null, nowSeconds: epochSeconds(now()) });
}
