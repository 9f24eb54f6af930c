import type { ContactMessage } from '#functions/data/mails.ts';
import type { MailText } from '#functions/services/ses.ts';
import { layOut } from './layout.ts';

/** What somebody wrote on the site, for whoever answers it. Their own address is where the answer goes. */
export function contactMessageMail({ name, email, subject, message }: ContactMessage): MailText {
  return layOut({
    subject: `Message from ${name}: ${subject}`,
    greeting: 'A message came in over the contact form.',
    paragraphs: message.split(/\n+/),
    rows: [
      ['Name', name],
      ['Email', email],
      ['Subject', subject],
    ],
  });
}
