import type { ChangeRequestMail } from '#functions/data/mails.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import { layOut } from './layout.ts';

/** What an owner wants changed, for the admin who decides. Their own address is where questions go. */
export function changeRequestMail(asked: ChangeRequestMail, appUrl: string): MailText {
  const code = formatCode(asked.code);
  return layOut({
    subject: `Change request for ${code}`,
    greeting: `${asked.name} asks to change a ZarCode.`,
    paragraphs: asked.reason.split(/\n+/),
    code,
    rows: [
      ['Title', asked.title],
      ['Name', asked.name],
      ['Email', asked.email],
    ],
    link: { label: 'Look at the ZarCode', url: `${appUrl}/${code}` },
  });
}
