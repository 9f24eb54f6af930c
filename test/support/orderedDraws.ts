import { suffixAlphabet } from '#shared/domain/codeRule.ts';

/** Bytes that lead to the same codes in the same order each time this is called, and to none of them twice. */
export function orderedDraws(): (count: number) => Uint8Array {
  const size = suffixAlphabet.length;
  let draw = 0;
  return (count) => {
    draw += 1;
    return Uint8Array.of(draw / size ** 2, (draw / size) % size, draw % size).subarray(0, count);
  };
}
