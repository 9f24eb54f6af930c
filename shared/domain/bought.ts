/** What a payment was for, without what only its order needs. */
import { t } from '#shared/text/t.ts';

export type Bought =
  | { readonly kind: 'bundle'; readonly size: number }
  /** Without a title where its person was erased, and in what stays then. */
  | { readonly kind: 'code'; readonly title?: string | undefined };

export function describeBought(bought: Bought): string {
  if (bought.kind === 'bundle') return t`Bundle of ${bought.size} ZarCodes`;
  return bought.title === undefined ? 'ZarCode' : t`ZarCode for ${bought.title}`;
}

interface Described {
  /** In English. */
  readonly description: string;
  /** Not stored before mails had languages. */
  readonly bought?: Bought | undefined;
}

/** What was stored with a mail or a notification, in the language of its reader. */
export const boughtText = ({ description, bought }: Described): string =>
  bought === undefined ? description : describeBought(bought);
