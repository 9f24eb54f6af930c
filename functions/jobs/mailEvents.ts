import * as z from 'zod';
import { type MailResult, writeMailResult } from '#functions/data/mailingMails.ts';
import { suppress } from '#functions/data/suppressions.ts';
import type { Table } from '#functions/data/table.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

const recipients = z.array(z.object({ emailAddress: z.email() })).min(1);

/** The tags that a mailing's mail was sent with. */
const sentMail = z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) });

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const MailEvent = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({ eventType: z.literal('Delivery'), mail: sentMail }),
    z.object({
      eventType: z.literal('Bounce'),
      mail: sentMail,
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail: sentMail,
      complaint: z.object({
        complainedRecipients: recipients,
        complaintFeedbackType: z.string().nullish(),
      }),
    }),
  ]),
});
type MailEvent = z.output<typeof MailEvent>;

/** Temporary bounces (a full mailbox, a busy server) do not count, nor does a complaint that was withdrawn. */
function suppressedBy({ detail }: MailEvent): { reason: 'bounce' | 'complaint'; emails: string[] } | null {
  const emailsOf = (found: z.output<typeof recipients>) => found.map(({ emailAddress }) => emailAddress);
  if (detail.eventType === 'Delivery') return null;
  if (detail.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = detail.bounce;
    return bounceType === 'Permanent' ? { reason: 'bounce', emails: emailsOf(bouncedRecipients) } : null;
  }
  const { complaintFeedbackType, complainedRecipients } = detail.complaint;
  if (complaintFeedbackType === 'not-spam') return null;
  return { reason: 'complaint', emails: emailsOf(complainedRecipients) };
}

const resultOf = { bounce: 'bounced', complaint: 'complained' } as const;

/** Counts what became of a mail of a mailing. */
async function countResult(
  table: Table,
  { detail }: MailEvent,
  result: MailResult,
  at: string,
): Promise<void> {
  const { mailing, mail } = detail.mail.tags;
  const [mailingId] = mailing ?? [];
  const [mailId] = mail ?? [];
  if (mailingId === undefined || mailId === undefined) return;
  await transactIfAllowed(table, writeMailResult({ mailingId, mailId, result, at }));
}

/**
 * Stores which addresses must not be mailed again: SES suspends a sender with too many bounces or complaints. Counts the
 * results of mailings.
 */
export const handler = job(async (event) => {
  const mailEvent = MailEvent.parse(event);
  const suppressed = suppressedBy(mailEvent);
  const { table, now } = dependencies();
  for (const email of suppressed?.emails ?? []) {
    await suppress(table, email, { reason: suppressed?.reason ?? 'bounce', at: now().toISOString() });
  }
  const isDelivery = mailEvent.detail.eventType === 'Delivery';
  const result = isDelivery ? 'delivered' : suppressed && resultOf[suppressed.reason];
  if (result !== null) await countResult(table, mailEvent, result, now().toISOString());
  log().info('mail event', {
    job: 'mailEvents',
    kind: mailEvent.detail.eventType,
    suppressed: suppressed?.emails.length ?? 0,
  });
});
