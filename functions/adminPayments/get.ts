import { handle } from '#functions/lib/handle.ts';
import { adminPayments } from '#shared/contract/adminPayments.ts';

export const handler = handle('adminPayments.get', adminPayments.get, async () => ({}));
