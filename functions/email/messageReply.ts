import type { MessageReply } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { layOut } from './layout.ts';

/** For a person who wrote to support. */
export function messageReplyMail({ name, subject, message, reply }: MessageReply): MailText {
  return layOut({
    subject: `Re: ${subject}`,
    greeting: `Hello ${name},`,
    paragraphs: [...reply.split(/\n+/), 'You can answer by replying to this email.'],
    rows: [['You wrote', message]],
  });
}
