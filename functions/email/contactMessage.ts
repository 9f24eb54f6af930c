import type { ContactMessage } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { layOut, typed } from './layout.ts';

/** For support. */
export function contactMessageMail({ name, email, subject, message }: ContactMessage): MailText {
  return layOut({
    subject: `Message from ${name}: ${subject}`,
    greeting: 'Someone sent a message through the contact form.',
    paragraphs: message.split(/\n+/).map(typed),
    rows: [
      ['Name', name],
      ['Email', email],
      ['Subject', typed(subject)],
    ],
  });
}
