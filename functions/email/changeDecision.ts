import type { ChangeDecision } from '#functions/data/mailContents.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import { shownTime } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut, typed } from './layout.ts';

/** For the owner: what was decided, and what to do now. */
export function changeDecisionMail(content: ChangeDecision, user: User, appUrl: string): MailText {
  const code = formatCode(content.code);
  const { title, reason, note, editEndsAt } = content;
  const noteLines = note === '' ? [] : [t`Our note on your request:`, ...note.split(/\n+/).map(typed)];
  const common = {
    greeting: hello(user.firstName),
    code,
    rows: [
      [t`Title`, typed(title)],
      [t`Your request`, typed(reason)],
    ] as const,
  };
  if (editEndsAt === undefined) {
    const question =
      note === ''
        ? t`To find out why, reply to this email.`
        : t`If you have a question, reply to this email.`;
    return layOut({
      ...common,
      subject: t`Your change request for ${code} was not approved`,
      paragraphs: [
        t`We have looked at your change request for ${code}, and could not approve it.`,
        ...noteLines,
        `${question} ${t`You can also send a new request at any time.`}`,
      ],
      link: { label: t`Open My ZarCodes`, url: `${appUrl}/my-codes?details=${code}` },
    });
  }
  return layOut({
    ...common,
    subject: t`You can edit ${code} now`,
    paragraphs: [
      t`Your change request for ${code} was approved. You can edit this ZarCode until ${shownTime(editEndsAt)} (South African time).`,
      ...noteLines,
      t`The code itself stays the same, even when you move its pin.`,
    ],
    link: { label: t`Edit your ZarCode`, url: `${appUrl}/zarcodes/${code}/edit` },
  });
}
