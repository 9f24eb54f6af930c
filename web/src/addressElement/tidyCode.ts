import { sevenCapitals, writtenSoFar } from '#shared/domain/code.ts';

/** A link to a code, or a code with the label of a point: 7PT-FLHV/GATE. */
const inLink = /(?:^|\/)([a-z\d]{3}-?[a-z\d]{4})(?:[#?/].*)?$/i;

/** What is typed, as a code is written so far: capitals, and a hyphen after three. What can't become a code stays as it is. */
export function tidyCode(typed: string): string {
  const text = typed.includes('/') ? (inLink.exec(typed.trim())?.[1] ?? typed) : typed;
  const symbols = sevenCapitals(text) ?? text.replace(/[\s\-\u2010\u2011]/g, '');
  if (!/^[A-Za-z0-9]{1,7}$/.test(symbols)) return text;
  return writtenSoFar(symbols);
}
