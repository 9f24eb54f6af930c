/** Text as people type it: made safe to store, and folded so that it can be compared and searched. */

// Everything that leaves no mark on the screen: controls, format characters (zero-width, bidi overrides),
// lone surrogates, default-ignorables (Hangul fillers, variation selectors) and the blank braille cell.
// Two zero-width spaces pass `trim().min(1)`; a bidi override lets a title impersonate another one.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

// \s counts U+FEFF, which is invisible rather than a space; U+0085 is a line break that \s leaves out.
const whitespace = /[^\S\uFEFF]|\u0085/gu;

/** One line of text: NFC, nothing invisible, whitespace collapsed and trimmed. Idempotent. */
export function cleanText(text: string): string {
  return text.replace(whitespace, ' ').replace(invisible, '').normalize('NFC').replace(/ {2,}/g, ' ').trim();
}

/** As cleanText, but line breaks stay (descriptions, messages); at most one empty line in a row. */
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

/** Daniëlskuil → Danielskuil. What has no ASCII likeness (other scripts) stays as it is. */
export function foldToAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => undecomposable[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a text in one spelling: a-z and 0-9 only, apostrophes dropped (Betty’s → bettys). */
export function foldedWords(text: string): string[] {
  return foldToAscii(cleanText(text))
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const shortestSearchWord = 3; // SPEC 5: shorter input is not searched; it is also the index's partition key
const longestSearchWord = 30;
const maxSearchWords = 12; // one index item each: bounds what one title can cost

/** The words a text is found by: 3 to 30 letters or digits, each once, at most 12, in reading order. */
export function searchWords(text: string): string[] {
  const words = foldedWords(text)
    .filter((word) => word.length >= shortestSearchWord)
    .map((word) => word.slice(0, longestSearchWord));
  return [...new Set(words)].slice(0, maxSearchWords);
}
