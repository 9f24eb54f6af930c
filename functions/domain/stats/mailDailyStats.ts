import { dayKey, readRow } from '#functions/data/counters.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { getSettings } from '#functions/data/settings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { dayInJohannesburg, daysBefore } from '#shared/domain/time.ts';

/** For the day that is over. The mail has the day in its id, so that a second run writes none. */
export async function mailDailyStats({ table, now }: Dependencies): Promise<'off' | 'written' | 'before'> {
  if (!(await getSettings(table)).notifyDailyStats) return 'off';
  const today = dayInJohannesburg(now());
  const [day = today] = daysBefore(today, 1);
  const { of } = await readRow(table, 'business', dayKey(day));
  const isWritten = await transactIfAllowed(table, [
    writeMail({
      id: `mail_dailyStats${day}`,
      to: 'support',
      createdAt: now().toISOString(),
      content: {
        kind: 'dailyStats',
        day,
        registrations: of('users'),
        codes: of('codes'),
        orders: of('orders'),
        paidOrders: of('paidOrders'),
        revenueCents: of('revenueCents'),
        feeCents: of('feeCents'),
      },
    }),
  ]);
  return isWritten ? 'written' : 'before';
}
