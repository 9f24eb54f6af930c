import type { DailyStats } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatRand } from '#shared/domain/money.ts';
import { shownLongDay, startOfDay } from '#shared/domain/time.ts';
import { layOut } from './layout.ts';

/** For support. */
export function dailyStatsMail(stats: DailyStats, appUrl: string): MailText {
  const { registrations, codes, orders, paidOrders, revenueCents, feeCents } = stats;
  const day = shownLongDay(startOfDay(stats.day).toISOString());
  return layOut({
    subject: `Figures of ${day}`,
    greeting: `What happened on ${day}:`,
    paragraphs: [],
    rows: [
      ['Registrations', String(registrations)],
      ['New ZarCodes', String(codes)],
      ['Orders', String(orders)],
      ['Paid orders', String(paidOrders)],
      ['Revenue', formatRand(revenueCents)],
      ['Fees', formatRand(feeCents)],
    ],
    link: { label: 'Open the dashboard', url: `${appUrl}/admin` },
  });
}
