import { actorOfRow, idOfRow, unitsOfItem } from '#functions/data/rowList.ts';
import { getVouchers } from '#functions/data/vouchers.ts';
import { shortLimit, timeList } from '#functions/domain/lists/timeList.ts';
import {
  readVoucherFacts,
  serializeAdminVouchers,
} from '#functions/domain/vouchers/serializeAdminVouchers.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';
import { voucherStateAt } from '#shared/domain/vouchers.ts';

/** Each one's uses; which are promoted, and the name of an admin. */
const costs = { ofEach: unitsOfItem, ofPage: 2 * unitsOfItem };

export const handler = handle('vouchers.list', vouchers.list, async ({ query, deps }) => {
  const { status = '', kind = '' } = query;
  const at = deps.now().toISOString();
  const { rows, pagination } = await timeList(deps, 'VOUCHERS', {
    query,
    filters: { kind },
    limit: shortLimit,
    costs,
    where:
      status === ''
        ? undefined
        : ({ validFrom, validUntil }) =>
            voucherStateAt({ validFrom: String(validFrom), validUntil: String(validUntil) }, at) === status,
  });
  const [found, facts] = await Promise.all([
    getVouchers(deps.table, rows),
    readVoucherFacts(deps, rows.map(idOfRow), rows.map(actorOfRow)),
  ]);
  return { vouchers: await serializeAdminVouchers(deps, found, facts), pagination };
});
