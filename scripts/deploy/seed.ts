import { addFirstPrice, addPromotedCodes, addVoucher, putSettingIfUnset } from '#functions/data/seedData.ts';
import type { Table } from '#functions/data/table.ts';
import type { Stage } from '#infra/stage.ts';
import { firstVoucher } from '#scripts/local/firstVoucher.ts';
import { codePriceCents } from '#shared/domain/money.ts';

/** What a fresh stage needs: maps that its pages may load, a price, and the voucher. Never over what is there. */
export async function seedStage(
  table: Table,
  { mapProvider, mapsKey }: Pick<Stage, 'mapProvider' | 'mapsKey'>,
): Promise<void> {
  await putSettingIfUnset(table, 'mapProvider', mapProvider);
  if (mapsKey !== undefined) await putSettingIfUnset(table, 'googleMapsApiKey', mapsKey);
  await addFirstPrice(table, codePriceCents);
  await addVoucher(table, firstVoucher);
  await addPromotedCodes(table, [firstVoucher.code]);
}
