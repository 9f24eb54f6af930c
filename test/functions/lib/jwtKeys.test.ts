import { expect, test } from 'vitest';
import { acceptedKeys, readJwtKeys } from '#functions/lib/jwtKeys.ts';

const [current, previous, next] = ['c', 'p', 'n'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];

test('a bare key signs alone; of several the current one signs, and all are accepted', () => {
  expect(readJwtKeys(current)).toEqual({ current });
  expect(acceptedKeys({ current })).toEqual([current]);
  const keys = { current, previous, next, changedAt: '2026-04-01T08:00:00.000Z' };
  expect(readJwtKeys(JSON.stringify(keys))).toEqual(keys);
  expect(acceptedKeys(keys)).toEqual([current, previous, next]);
  expect(acceptedKeys({ current, next })).toEqual([current, next]);
});

test('a key of 32 characters is the shortest, wherever it stands', () => {
  const short = 'x'.repeat(31);
  for (const secret of [
    short,
    ...['current', 'previous', 'next'].map((name) => ({ current, [name]: short })),
  ]) {
    expect(() => readJwtKeys(typeof secret === 'string' ? secret : JSON.stringify(secret))).toThrow();
  }
  // Braces alone make no JSON of it.
  expect(readJwtKeys(`${current}{`)).toEqual({ current: `${current}{` });
});
