import { suffixAlphabet } from '#shared/domain/codeRule.ts';

/**
 * Bytes that lead to the same codes in the same order each time this is called, and to none of them twice before all.
 * @param size how many of the suffixes' symbols are drawn
 */
export function orderedDraws(size = suffixAlphabet.length): (count: number) => Uint8Array {
  let draw = 0;
  return (count) => {
    draw += 1;
    return Uint8Array.from({ length: count }, (_, place) => (draw / size ** place) % size);
  };
}
