/** Cleans text that people type for storage, and folds it for comparison and search. */

// Everything invisible: controls, format characters (zero-width, bidi overrides),
// lone surrogates, noncharacters (which XML forbids), default-ignorables (Hangul fillers, variation selectors) and the blank
// braille cell.
// Two zero-width spaces pass `trim().min(1)`; a bidi override lets a title impersonate another one.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;

// Ninety marks on a letter cover the lines above it. No script needs more than four in a row: in Hebrew a letter has a
// dot, a point, a vowel and an accent. At the start they would be drawn on what stands before the text.
const excessMarks = /^[\p{M} ]+|(\p{M}{4})\p{M}+/gu;

// \s includes U+FEFF, which is invisible rather than a space, but not the line break U+0085.
const whitespace = /[^\S\uFEFF]|\u0085/gu;

/** One line of text: NFC, nothing invisible, few marks on a letter, whitespace collapsed and trimmed. Idempotent. */
export function cleanText(text: string): string {
  return text
    .replace(whitespace, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .replace(excessMarks, '$1')
    .trim();
}

/** Like cleanText, but preserves line breaks, with at most one empty line in a row. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// Letters that Unicode does not decompose into an ASCII letter and a mark.
const undecomposable: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

/** Daniëlskuil → Danielskuil. Other scripts are not changed. */
export function foldToAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => undecomposable[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a text for comparison: only a-z and 0-9, without apostrophes (Betty’s → bettys). */
export function foldedWords(text: string): string[] {
  return foldToAscii(cleanText(text))
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

// docs/product/search.md#search. The first 3 characters are also the partition key of the search index.
const minWordLength = 3;
const maxWordLength = 30;
const maxSearchWords = 12; // each word is an index item, so this limits the cost of a title

/** The words under which a text is indexed, in reading order, without duplicates. */
export function searchWords(text: string): string[] {
  const words = foldedWords(text)
    .filter((word) => word.length >= minWordLength)
    .map((word) => word.slice(0, maxWordLength));
  return [...new Set(words)].slice(0, maxSearchWords);
}
