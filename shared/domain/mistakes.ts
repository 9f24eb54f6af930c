import { codeShape, prefixLength, sevenCapitals } from './code.ts';
import { isTypoProof, modulus, suffixAlphabet, symbolValues, weightedSum, weights } from './codeRule.ts';
import { prefixLetters } from './prefix.ts';

/**
 * Codes that somebody may have meant who typed one that does not exist (docs/product/codes.md#look-alikes and
 * docs/product/codes.md#did-you-mean).
 */

const lookAlikeClasses = ['0O', '1IL', '5S', '8B', '2Z'] as const;

function lookAlikesOf(symbol: string): string {
  return lookAlikeClasses.find((symbols) => symbols.includes(symbol)) ?? symbol;
}

/** The code with every look-alike replaced by the digit of its class, so that codes people may confuse become equal. */
export function lookAlikes(code: string): string {
  return [...code].map((symbol) => lookAlikesOf(symbol).charAt(0)).join('');
}

/** How many symbols the code has that codes drawn here never have. */
function foreignSymbols(code: string): number {
  const suffix = [...code.slice(prefixLength)].filter((symbol) => !suffixAlphabet.includes(symbol)).length;
  if (!/^[1-9]/.test(code)) return suffix; // creators choose any three letters
  return suffix + [...code.slice(1, prefixLength)].filter((letter) => !prefixLetters.includes(letter)).length;
}

/** Whether it could have been drawn here. */
export const isDrawable = (code: string): boolean =>
  codeShape.test(code) && isTypoProof(code) && foreignSymbols(code) === 0;

const maxCandidates = 8; // each is one read of the table

/**
 * The codes that look like the typed one, most likely first: codes that could have been drawn here, then those with
 * fewer symbols that never are, those with fewer changes, and alphabetically. The input need not be a code: '0PTFLHV'
 * leads to 'OPTFLHV'.
 */
export function lookAlikeCandidates(input: string): string[] {
  const typed = sevenCapitals(input);
  if (typed === null) return [];
  let spellings = [''];
  for (const symbol of typed) {
    const options = [...lookAlikesOf(symbol)];
    spellings = spellings.flatMap((start) => options.map((option) => start + option));
  }
  const changes = (code: string) => [...code].filter((symbol, index) => symbol !== typed[index]).length;
  return spellings
    .filter((code) => code !== typed && codeShape.test(code))
    .map((code) => ({
      code,
      strange: Number(!isDrawable(code)),
      foreign: foreignSymbols(code),
      changes: changes(code),
    }))
    .sort(
      (a, b) =>
        a.strange - b.strange || a.foreign - b.foreign || a.changes - b.changes || (a.code < b.code ? -1 : 1),
    )
    .slice(0, maxCandidates)
    .map(({ code }) => code);
}

const swapped = (symbols: readonly string[], one: number, other: number) =>
  symbols.with(one, symbols[other] ?? '').with(other, symbols[one] ?? '');

/**
 * The codes issued here that one wrong symbol or one swap explains: swaps of neighbours first, then wrong symbols, then
 * other swaps. A median of 4 to 6 and at most 28, since each of 7 places has one fitting symbol, and there are 21 pairs.
 * None where what was typed follows the rule, which one mistake would have broken.
 */
export function oneMistakeCandidates(input: string): string[] {
  const typed = sevenCapitals(input);
  if (typed === null || isTypoProof(typed)) return [];
  const symbols = [...typed];
  const sum = weightedSum(typed);
  const placed = symbols.map((symbol, index) => ({
    value: symbolValues.indexOf(symbol),
    weight: weights[index] ?? 0,
  }));
  const isRight = (change: number) => (sum + change) % modulus === 0;
  const changes = placed.flatMap(({ value, weight }, place) =>
    [...symbolValues].flatMap((symbol, other) =>
      isRight(weight * (other - value)) ? [symbols.with(place, symbol)] : [],
    ),
  );
  const swaps = placed.flatMap((first, one) =>
    placed.flatMap((second, other) =>
      other > one && isRight((first.weight - second.weight) * (second.value - first.value))
        ? [{ code: swapped(symbols, one, other), areNeighbours: other === one + 1 }]
        : [],
    ),
  );
  const [near = [], far = []] = [true, false].map((isNear) =>
    swaps.filter(({ areNeighbours }) => areNeighbours === isNear).map(({ code }) => code),
  );
  return [...near, ...changes, ...far].map((each) => each.join('')).filter(isDrawable);
}
