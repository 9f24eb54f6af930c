import { foldToAscii } from './text.ts';

/** Characters of one message (3GPP TS 23.040, 9.2.3.24: longer ones are sent as several, each paid for). */
const maxLength = 160;

// The letters of ASCII that are also in the basic table of GSM-7 (3GPP TS 23.038, 6.2.1). Others are replaced: those of
// its second table take two places.
const outside = /[^A-Za-z0-9 \n!"#$%&'()*+,\-./:;<=>?@_]/g;
const replaced: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

const toBasic = (text: string) =>
  foldToAscii(text.replace(/[’‘“”–—]/g, (symbol) => replaced[symbol] ?? symbol)).replace(outside, '');

/**
 * A text message with as many of the sentences as one has room for, in the letters of every phone. The link always fits.
 * @param title shortened where it is long
 */
export function shortMessage(
  code: string,
  title: string,
  sentences: readonly string[],
  link: string,
): string {
  const end = `\n${link}`;
  const room = maxLength - end.length;
  let message = `${code} ${toBasic(title)}`.slice(0, Math.min(60, room)).trim();
  for (const sentence of sentences) {
    const longer = `${message}. ${toBasic(sentence)}`;
    if (longer.length > room) break;
    message = longer;
  }
  return `${message}${end}`;
}
