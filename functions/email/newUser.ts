import type { NewUser } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { layOut } from './layout.ts';

/** For support. */
export function newUserMail({ userId, name, email }: NewUser, appUrl: string): MailText {
  return layOut({
    subject: `New user: ${name}`,
    greeting: 'Someone has registered.',
    paragraphs: [],
    rows: [
      ['Name', name],
      ['Email', email],
    ],
    link: { label: 'Open in the back office', url: `${appUrl}/admin/users/${userId}` },
  });
}
