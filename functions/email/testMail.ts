import type { MailText } from '#functions/services/ses.ts';
import { shownTime } from '#shared/domain/time.ts';
import { layOut } from './layout.ts';

export function testMail(requestedAt: string, appUrl: string): MailText {
  return layOut({
    subject: 'Test email from ZarCodes',
    greeting: 'Hello,',
    paragraphs: ['This is a test. It has arrived, so ZarCodes can send email.'],
    rows: [
      ['Requested at', shownTime(requestedAt)],
      ['From', appUrl],
    ],
  });
}
