import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBits, letterBits, mistakesIn, soundOf } from '#shared/domain/spelling.ts';

describe('mistakesIn', () => {
  test.each([
    ['durban', 'durban', 0],
    ['durbn', 'durban', 1],
    ['durbann', 'durban', 1],
    ['durben', 'durban', 1],
    ['druban', 'durban', 1],
    ['drubin', 'durban', 2],
    ['', 'ab', 2],
  ])('%s for %s: %i', (text, name, mistakes) => {
    expect(mistakesIn(text, name, 2)).toBe(mistakes);
    expect(mistakesIn(name, text, 2)).toBe(mistakes);
  });

  test('more than the maximum are not counted', () => {
    expect(mistakesIn('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(mistakesIn('abc', 'abcdefgh', 2)).toBe(3);
    expect(mistakesIn('a'.repeat(100), 'a'.repeat(100), 2)).toBe(3);
  });

  test('what is only the beginning of a name needs no more letters', () => {
    expect(mistakesIn('pretr', 'pretoria', 1)).toBe(2);
    expect(mistakesIn('pretr', 'pretoria', 1, true)).toBe(1);
    expect(mistakesIn('preto', 'pretoria', 1, true)).toBe(0);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcdehikt'), maxLength: 12 });
  test('counts alike in both directions, and no call disturbs the next', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const mistakes = mistakesIn(a, b, 12);
        expect(mistakesIn(b, a, 12)).toBe(mistakes);
        expect(mistakes === 0).toBe(a === b);
        expect(mistakesIn(a, b, 12)).toBe(mistakes);
      }),
    );
  });

  test('text of one sound has the same letters by their bits', () => {
    fc.assert(
      fc.property(word, (text) => {
        expect(letterBits(soundOf(text))).toBe(letterBits(text));
      }),
    );
  });
});

test.each([
  ['khayelitsha', 'kayelitsha'],
  ['gugulethu', 'guguletu'],
  ['umlaz', 'umlas'],
  ['pretoria', 'pritoria'],
  ['johannesburg', 'johanesburg'],
])('%s and %s sound alike', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test('digits are no sounds', () => {
  expect(soundOf('ext11')).not.toBe(soundOf('ext1'));
});

test('countBits counts', () => {
  for (const [bits, count] of [
    [0, 0],
    [1, 1],
    [0b1011, 3],
    [-1, 32],
  ] as const)
    expect(countBits(bits)).toBe(count);
});
