import hebrewMedium from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff2?inline';
import hebrewBold from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff2?inline';
import latinMedium from '@fontsource/overpass/files/overpass-latin-500-normal.woff2?inline';
import latinBold from '@fontsource/overpass/files/overpass-latin-700-normal.woff2?inline';
import moreLatinMedium from '@fontsource/overpass/files/overpass-latin-ext-500-normal.woff2?inline';
import moreLatinBold from '@fontsource/overpass/files/overpass-latin-ext-700-normal.woff2?inline';
import type { Font } from 'satori';

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

const medium = 500;
const bold = 700;

const font = (name: string, weight: 500 | 700, dataUrl: string): Font => ({
  name,
  weight,
  style: 'normal',
  data: bytesOf(dataUrl),
});

/** The site's own font, and what it has no letters for. A Lambda has no fonts. */
const everyFont: readonly Font[] = [
  font('Overpass', medium, latinMedium),
  font('Overpass', bold, latinBold),
  font('More Latin', medium, moreLatinMedium),
  font('More Latin', bold, moreLatinBold),
  font('Hebrew', medium, hebrewMedium),
  font('Hebrew', bold, hebrewBold),
];

export const fontFamily = 'Overpass, More Latin, Hebrew, Emoji';

const hasEmoji = (text: string) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text);

/** Those that a text needs: emoji take half a megabyte. */
export async function fontsFor(text: string): Promise<Font[]> {
  if (!hasEmoji(text)) return [...everyFont];
  const { emoji } = await import('./emojiFont.ts');
  return [...everyFont, font('Emoji', medium, emoji), font('Emoji', bold, emoji)];
}

/** What the fonts have no letters for would be boxes. */
const unknownLetters = /[^\p{Script=Latin}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/gu;

/** The space of the emoji font is as wide as an emoji; it has no thin one. */
const spaceAfterEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}) /gu;

/** A text as the fonts can show it. */
export const drawable = (text: string): string =>
  text.replace(unknownLetters, '').replace(/\s+/g, ' ').trim().replace(spaceAfterEmoji, '\u2009');
