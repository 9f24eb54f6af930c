import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import type { World } from './world.ts';

export const nothingDelivered = { codes: 0, prepaid: 0, sales: 0, mails: 0, bell: 0 };
export const oneCodeDelivered = { codes: 1, prepaid: 0, sales: 1, mails: 1, bell: 1 };

/** What people got for their money, once the invoices have their numbers. */
export async function delivered(world: World) {
  await invoicePayments();
  const items = await world.allItems();
  const of = (type: string) => items.filter((item) => item['type'] === type);
  return {
    codes: of('zarcode').length,
    prepaid: of('bundle').reduce((sum, { remaining }) => sum + remaining, 0),
    sales: of('ledger').length,
    mails: of('mail').length,
    bell: of('notification').length,
  };
}
