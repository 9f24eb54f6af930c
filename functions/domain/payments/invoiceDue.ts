import type { Payment } from '#functions/data/payments.ts';
import { getSettings, type Settings } from '#functions/data/settings.ts';
import { writeToInvoice } from '#functions/data/toInvoice.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { isFree } from './isFree.ts';

/**
 * What settling writes so that a paid order gets its invoice number, with the facts of the moment in which it was paid.
 * Nothing for one that costs nothing.
 */
export async function invoiceDue({ table }: Dependencies, completed: Payment): Promise<Write[]> {
  if (isFree(completed)) return [];
  const settings = await getSettings(table);
  const { id: paymentId, createdAt, completedAt = createdAt } = completed;
  return [
    writeToInvoice({
      paymentId,
      completedAt,
      series: isTest(completed) ? 'TEST' : 'INV',
      ...(settings.vatRegistered && { vendor: vendorOf(settings) }),
    }),
  ];
}

/** No money moved: it has numbers of another series. */
export const isTest = ({ mode, sandbox }: Payment) => mode === 'mock' || sandbox === true;

const vendorOf = ({ vatNumber, companyName, companyAddress, vatRate }: Settings) => ({
  vatNumber,
  companyName,
  companyAddress,
  vatRate,
});
