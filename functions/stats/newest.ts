import type { TimeKind } from '#functions/data/byTime.ts';
import { listByTime } from '#functions/data/listByTime.ts';
import { getListedPayments } from '#functions/data/payments.ts';
import { codeOfItem, getZarCodes } from '#functions/data/zarcodes.ts';
import { describePurchase } from '#functions/domain/payments/describePurchase.ts';
import { handle } from '#functions/lib/handle.ts';
import { stats } from '#shared/contract/stats.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';

/** So many codes, and so many payments; the lists have the rest. */
const limit = 5;

export const handler = handle('stats.newest', stats.newest, async ({ deps: { table, now } }) => {
  const newest = (kind: TimeKind) => listByTime(table, { kind, now: now(), limit, skip: 0 });
  const [codes, payments] = await Promise.all([newest('CODES'), newest('PAYMENTS')]);
  const [zarCodes, orders] = await Promise.all([
    getZarCodes(table, codes.rows.map(codeOfItem)),
    getListedPayments(table, payments.rows),
  ]);
  return {
    codes: zarCodes.map(({ code, title, province, createdAt }) => ({
      zarcode: formatCode(code),
      title,
      province,
      createdAt,
    })),
    payments: orders.map(({ id, purchase, amountCents, status, createdAt }) => ({
      id,
      description: describePurchase(purchase),
      amount: amountString(amountCents),
      status,
      createdAt,
    })),
  };
});
