import type { ChangeRequestMail } from '#functions/data/mailContents.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import { layOut, typed } from './layout.ts';

/** For support, who decide on the request. */
export function changeRequestMail(request: ChangeRequestMail, appUrl: string): MailText {
  const code = formatCode(request.code);
  return layOut({
    subject: `Change request for ${code}`,
    greeting: `${request.name} has requested a change to a ZarCode.`,
    paragraphs: request.reason.split(/\n+/).map(typed),
    code,
    rows: [
      ['Title', typed(request.title)],
      ['Name', request.name],
      ['Email', request.email],
    ],
    link: { label: 'View the ZarCode', url: `${appUrl}/${code}` },
  });
}
