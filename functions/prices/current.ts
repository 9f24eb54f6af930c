import { getPriceCents } from '#functions/data/prices.ts';
import { handle } from '#functions/lib/handle.ts';
import { prices } from '#shared/contract/prices.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('prices.current', prices.current, async ({ deps }) => ({
  amount: amountString(await getPriceCents(deps.table)),
}));
