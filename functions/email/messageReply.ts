import type { MessageReply } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut, typed } from './layout.ts';

/** For a person who wrote to support. */
export function messageReplyMail({ name, subject, message, reply }: MessageReply): MailText {
  return layOut({
    subject: `Re: ${subject}`,
    greeting: hello(name),
    paragraphs: [...reply.split(/\n+/).map(typed), t`You can answer by replying to this email.`],
    rows: [[t`You wrote`, typed(message)]],
  });
}
