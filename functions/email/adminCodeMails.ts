import type { CodeDeleted, CodeMade, VisibilityChanged } from '#functions/data/mailContents.ts';
import type { User } from '#functions/data/users.ts';
import type { MailText } from '#functions/services/ses.ts';
import { formatCode } from '#shared/domain/code.ts';
import type { Visibility } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { hello } from './greeting.ts';
import { layOut, typed } from './layout.ts';

/** What an admin did to a code of a person. */
export function adminCodeMail(
  content: CodeMade | CodeDeleted | VisibilityChanged,
  user: User,
  appUrl: string,
): MailText {
  switch (content.kind) {
    case 'codeMade':
      return codeMadeMail(content, user, appUrl);
    case 'codeDeleted':
      return codeDeletedMail(content, user);
    case 'visibilityChanged':
      return visibilityChangedMail(content, user, appUrl);
  }
}

/** For the person for whom an admin made a code. */
function codeMadeMail({ code, title }: CodeMade, user: User, appUrl: string): MailText {
  const shown = formatCode(code);
  return layOut({
    subject: t`Your new ZarCode ${shown}`,
    greeting: hello(user.firstName),
    paragraphs: [t`ZarCodes support has made this ZarCode for you. It costs you nothing.`],
    code: shown,
    rows: [[t`Title`, typed(title)]],
    link: { label: t`Open your ZarCode`, url: `${appUrl}/zarcodes/${shown}` },
  });
}

/** For the person whose code an admin deleted. */
function codeDeletedMail({ code, title, reason }: CodeDeleted, user: User): MailText {
  const shown = formatCode(code);
  return layOut({
    subject: t`Your ZarCode ${shown} was deleted`,
    greeting: hello(user.firstName),
    paragraphs: [
      t`ZarCodes support has deleted your ZarCode ${shown}. It no longer works, and will never be given to anybody else.`,
      t`The reason:`,
      ...reason.split(/\n+/).map(typed),
      t`If you have a question, reply to this email.`,
    ],
    rows: [[t`Title`, typed(title)]],
  });
}

function seenBy(level: Visibility): string {
  switch (level) {
    case 'public':
      return t`From now on it is seen by everybody who has the code.`;
    case 'area':
      return t`From now on it is seen by everybody, but only its area; the place opens with its PIN or a pass.`;
    case 'private':
      return t`From now on it is seen by only you, and who has a pass from you.`;
  }
}

/** For the person whose code an admin shows to others than before. */
function visibilityChangedMail(
  { code, title, level, reason }: VisibilityChanged,
  user: User,
  appUrl: string,
): MailText {
  const shown = formatCode(code);
  return layOut({
    subject: t`Who can see your ZarCode ${shown}`,
    greeting: hello(user.firstName),
    paragraphs: [
      `${t`ZarCodes support has changed who can see your ZarCode ${shown}.`} ${seenBy(level)}`,
      t`The reason:`,
      ...reason.split(/\n+/).map(typed),
      t`You can change it at any time. If you have a question, reply to this email.`,
    ],
    rows: [[t`Title`, typed(title)]],
    link: { label: t`Open your ZarCode`, url: `${appUrl}/zarcodes/${shown}` },
  });
}
