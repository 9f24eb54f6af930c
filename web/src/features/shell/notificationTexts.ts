import type { Notification } from '#shared/contract/notifications.ts';
import { plural, t } from '#shared/text/t.ts';

type Content = Notification['content'];

interface Texts {
  readonly title: string;
  readonly text: string;
}

export function textsOf(content: Content): Texts {
  if (content.kind === 'payment') return { title: t`Payment complete`, text: content.description };
  if (content.kind === 'messageReply')
    return {
      title: t`Your message was answered`,
      text: t`The answer to “${content.subject}” is in your email.`,
    };
  if (content.kind === 'pinTries')
    return {
      title: t`Wrong PINs`,
      text: t`Somebody tried wrong PINs for ${content.zarcode}. Passes still work. Consider a new PIN.`,
    };
  if (content.kind === 'gateSuggested')
    return {
      title: t`Where is the gate?`,
      text: t`Three visitors of ${content.zarcode} say where its gate is. Please say whether they are right.`,
    };
  if (content.kind === 'wrongPlace')
    return {
      title: t`Wrong place?`,
      text: t`Two visitors say that ${content.zarcode} leads to the wrong place. Please check its point.`,
    };
  if (content.kind === 'codeClaimed')
    return { title: t`ZarCode claimed`, text: t`${content.zarcode} now belongs to its resident.` };
  if (content.kind === 'importEnded') return importTexts(content);
  const { zarcode, decision } = content;
  return decision === 'approved'
    ? { title: t`Change approved`, text: t`You can edit ${zarcode} for 24 hours from this time.` }
    : { title: t`Change not approved`, text: t`${zarcode} stays as it is. Your email says why.` };
}

function importTexts({ name, made, isWhole }: Extract<Content, { kind: 'importEnded' }>): Texts {
  return isWhole
    ? {
        title: t`Import complete`,
        text: plural(
          made,
          t`“${name}” is done: ${made} ZarCode was made.`,
          t`“${name}” is done: ${made} ZarCodes were made.`,
        ),
      }
    : {
        title: t`Import stopped`,
        text: plural(
          made,
          t`“${name}” stopped after ${made} ZarCode. Open it to see why.`,
          t`“${name}” stopped after ${made} ZarCodes. Open it to see why.`,
        ),
      };
}
