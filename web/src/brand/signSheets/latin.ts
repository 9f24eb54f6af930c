/** What has no accents to leave out, as people write it where a letter is missing. */
const spelled: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ɖ: 'D',
  ɖ: 'd',
  Ɗ: 'D',
  ɗ: 'd',
  Ɓ: 'B',
  ɓ: 'b',
  Ɛ: 'E',
  ɛ: 'e',
  Ə: 'E',
  ə: 'e',
  Ƒ: 'F',
  Ɣ: 'G',
  ɣ: 'g',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ɩ: 'I',
  ɩ: 'i',
  Ƙ: 'K',
  ƙ: 'k',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'Ng',
  ŋ: 'ng',
  Ɔ: 'O',
  ɔ: 'o',
  ẞ: 'SS',
  Ŧ: 'T',
  ŧ: 't',
  Ʋ: 'V',
  ʋ: 'v',
  Ƴ: 'Y',
  ƴ: 'y',
  // The clicks of Khoekhoe and other languages.
  ǀ: '/',
  ǁ: '//',
  ǂ: '=',
  ǃ: '!',
  ʼ: "'",
  ʻ: "'",
  '‐': '-',
  '‑': '-',
  '−': '-',
};

/**
 * A text in the letters that a font has. Of others the accents are left out, or another spelling is taken (Đ is D, ŋ is
 * ng), or the whole letter is left out: of writings that are not Latin, and of emoji.
 */
export function inLettersOf(known: ReadonlySet<number>, text: string): string {
  const isKnown = (symbol: string) => known.has(symbol.codePointAt(0) ?? -1);
  const spell = (symbol: string) => (isKnown(symbol) ? symbol : (spelled[symbol] ?? ''));
  const letters = [...text.normalize('NFC')].map((symbol) =>
    isKnown(symbol) ? symbol : [...symbol.normalize('NFKD')].map(spell).join(''),
  );
  return letters.join('').replaceAll(/\s+/g, ' ').trim();
}
