/** The alphabet of pilots, which people use on the phone everywhere (ICAO Annex 10, volume II, 5.2.1.3). */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'
    .split(' ')
    .map((word) => [word.charAt(0), word]),
);
const digits = 'Zero One Two Three Four Five Six Seven Eight Nine'.split(' ');

/** 7PT-FLHV → [['Seven', 'Papa', 'Tango'], ['Foxtrot', 'Lima', 'Hotel', 'Victor']] */
export function spelledWords(shown: string): string[][] {
  return shown
    .split('-')
    .map((part) => [...part].map((symbol) => letters[symbol] ?? digits[Number(symbol)] ?? symbol));
}
