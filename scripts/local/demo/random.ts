import { createHash } from 'node:crypto';

/** Pseudo-random bytes, the same on every machine: SHA-256 of the label and a counter. */
export function seededBytes(label: string): (count: number) => Uint8Array {
  let pool = Buffer.alloc(0);
  let counter = 0;
  return (count) => {
    while (pool.length < count) {
      counter += 1;
      pool = Buffer.concat([pool, createHash('sha256').update(`${label} ${counter}`).digest()]);
    }
    const bytes = pool.subarray(0, count);
    pool = pool.subarray(count);
    return bytes;
  };
}

/** Pseudo-random numbers from 0 to 1, and random choices. */
export function seededRandom(label: string) {
  const bytes = seededBytes(label);
  const number = () => Buffer.from(bytes(4)).readUInt32BE() / 2 ** 32;
  return {
    number,
    pick<T>(list: readonly [T, ...T[]]): T {
      return list[Math.floor(number() * list.length)] ?? list[0];
    },
  };
}
export type SeededRandom = ReturnType<typeof seededRandom>;
