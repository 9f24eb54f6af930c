/** Emails to many people for the back office: two that were sent, and a draft. */
import { writeMailingResults } from '#functions/data/mailingMails.ts';
import { getMailing, type Mailing, writeNewMailing } from '#functions/data/mailings.ts';
import type { Table } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';

const dayMs = 86_400_000;

const demo = [
  {
    daysAgo: 64,
    subject: 'Bundles of ten are here',
    text: 'Hello {firstName},\n\nTen codes at once are 10% cheaper now, and they never expire.\n\nhttps://zarcodes.example/payments',
    audience: { kind: 'all' },
    sent: 96,
    skipped: 11,
    results: { delivered: 93, bounced: 2, complained: 1 },
  },
  {
    daysAgo: 21,
    subject: '{firstName}, your page has a QR code',
    text: 'Hello {firstName},\n\nPrint the QR code of your public page: it is on your creator dashboard.',
    audience: { kind: 'creators' },
    sent: 1,
    skipped: 0,
    results: { delivered: 1, bounced: 0, complained: 0 },
  },
  {
    daysAgo: 1,
    subject: 'Drivers in Gauteng',
    text: 'Hello {firstName},\n\nFrom next month three couriers in Gauteng find your gate by its ZarCode.',
    audience: { kind: 'province', province: 'Gauteng' },
  },
] as const;

export async function seedMailings(table: Table, startedAt: Date, createdBy: string): Promise<void> {
  for (const [index, each] of demo.entries()) {
    const createdAt = new Date(startedAt.getTime() - each.daysAgo * dayMs).toISOString();
    const { subject, text, audience } = each;
    const draft: Mailing = {
      id: `mlg_demo${String(index).padStart(16, '0')}`,
      subject,
      text,
      audience,
      state: 'draft',
      place: '',
      sent: 0,
      skipped: 0,
      createdBy,
      createdAt,
      version: 1,
    };
    // An interrupted start may have written it already.
    if ((await getMailing(table, draft.id)) !== null) continue;
    if (!('results' in each)) {
      await transact(table, [writeNewMailing(draft)]);
      continue;
    }
    const { sent, skipped } = each;
    const times = { startedAt: createdAt, endedAt: createdAt };
    const done: Mailing = {
      ...draft,
      ...times,
      state: 'sent',
      recipients: sent,
      isExact: true,
      sent,
      skipped,
    };
    await transact(table, [writeNewMailing(done), writeMailingResults(draft.id, each.results)]);
  }
}
