import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.createMany', vouchers.createMany, async () => ({}));
