import type { FoundCode } from '#functions/data/searchIndex.ts';
import type { SearchResult } from '#shared/contract/search.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { foldedWords } from '#shared/domain/text.ts';
import type { FoundAddress } from './searchAddresses.ts';
import { serializeFoundAddress, serializeFoundCode } from './serializeSearchResult.ts';

const folded = (text: string) => foldedWords(text).join(' ');

/** The code that was typed, places with exactly that name, other codes, other places: Enter takes the first. */
export function rankResults(
  text: string,
  codes: readonly FoundCode[],
  addresses: readonly FoundAddress[],
): SearchResult[] {
  const typed = normaliseCode(text);
  const name = folded(text);
  const isTyped = ({ code }: FoundCode) => code === typed;
  const isNamed = ({ title }: FoundAddress) => folded(title) === name;
  return [
    ...codes.filter(isTyped).map(serializeFoundCode),
    ...addresses.filter(isNamed).map(serializeFoundAddress),
    ...codes.filter((code) => !isTyped(code)).map(serializeFoundCode),
    ...addresses.filter((address) => !isNamed(address)).map(serializeFoundAddress),
  ];
}
