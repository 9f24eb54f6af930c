/** Numbers that look random and follow from other numbers alone, so that a history can be lived again. */
export function chance(...parts: readonly number[]): number {
  // https://github.com/bryc/code/blob/master/jshash/PRNGs.md#splitmix32
  let mixed = 0;
  for (const part of parts) {
    mixed = (mixed ^ part) + 0x9e3779b9;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    mixed ^= mixed >>> 15;
  }
  return (mixed >>> 0) / 2 ** 32;
}
