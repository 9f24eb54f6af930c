import type { MailText } from '#functions/services/ses.ts';
import { filledFor, paragraphsOf } from '#shared/domain/mailing.ts';
import { layOut } from './layout.ts';

interface Written {
  readonly subject: string;
  readonly text: string;
}

/** What a super admin wrote to many people, for one of them. */
export function mailingMail({ subject, text }: Written, firstName: string, unsubscribeUrl: string): MailText {
  const [greeting = '', ...paragraphs] = paragraphsOf(filledFor(text, firstName));
  return layOut({
    subject: filledFor(subject, firstName),
    greeting,
    paragraphs,
    hasLinks: true,
    rows: [],
    footer: {
      text: 'You received this email because you have a ZarCodes account.',
      link: { label: 'Unsubscribe', url: unsubscribeUrl },
    },
  });
}
