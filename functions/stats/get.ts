import { allKey, monthKey, readRow } from '#functions/data/counters.ts';
import { serializeFigures } from '#functions/domain/stats/serializeFigures.ts';
import { handle } from '#functions/lib/handle.ts';
import { stats } from '#shared/contract/stats.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { monthBefore, monthInJohannesburg } from '#shared/domain/time.ts';

export const handler = handle('stats.get', stats.get, async ({ deps: { table, now } }) => {
  const month = monthInJohannesburg(now());
  const [total, thisMonth, lastMonth, codes] = await Promise.all([
    readRow(table, 'business', allKey),
    readRow(table, 'business', monthKey(month)),
    readRow(table, 'business', monthKey(monthBefore(month))),
    readRow(table, 'CODES', allKey),
  ]);
  return {
    total: serializeFigures(total),
    thisMonth: serializeFigures(thisMonth),
    lastMonth: serializeFigures(lastMonth),
    waiting: {
      messages: total.of('waiting:messages'),
      creatorRequests: total.of('waiting:creatorRequests'),
      changeRequests: total.of('waiting:changeRequests'),
      notices: total.of('waiting:notices'),
      refunds: total.of('waiting:refunds'),
      failedMails: thisMonth.of('mailsFailed'),
    },
    provinces: provinces.map((province) => ({ province, codes: codes.of(`province=${province}`) })),
  };
});
