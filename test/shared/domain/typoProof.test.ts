import { randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { normaliseCode } from '#shared/domain/code.ts';
import {
  drawCode,
  isTypoProof,
  looksMistyped,
  modulus,
  suffixAlphabet,
  symbolValues,
  weightedSum,
  weights,
} from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import { places } from '#shared/domain/places.ts';
import { standardPrefix } from '#shared/domain/prefix.ts';

const symbols = [...symbolValues];

/** Codes of standard prefixes and of creators', in turns. */
const drawn = (count: number) => {
  const prefixes = places().map(({ province, name }) => standardPrefix(province, name));
  const own = ['ABC', 'OIL', 'ZZZ', 'MAM', 'ISO'];
  return Array.from({ length: count }, (_, index) => {
    const all = index % 5 === 0 ? own : prefixes;
    return drawCode(all[index % all.length] ?? '', randomBytes);
  });
};

function* substitutions(code: string): Generator<string, void> {
  for (let place = 0; place < code.length; place++)
    for (const symbol of symbols)
      if (symbol !== code[place]) yield code.slice(0, place) + symbol + code.slice(place + 1);
}

function* swaps(code: string): Generator<string, void> {
  for (let one = 0; one < code.length; one++)
    for (let other = one + 1; other < code.length; other++) {
      const typed = [...code].with(one, code.charAt(other)).with(other, code.charAt(one)).join('');
      if (typed !== code) yield typed;
    }
}

describe('the rule', () => {
  test('each symbol has its place in 0-9A-Z as its value, and each place a power of two modulo 37', () => {
    expect(symbolValues).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(weights).toEqual([1, 2, 4, 8, 16, 32, 27, 17]);
    expect(weights.map((_, place) => 2 ** place % 37)).toEqual(weights);
    expect(weightedSum('7PT2222')).toBe((7 + 2 * 25 + 4 * 29 + 2 * (8 + 16 + 32 + 27)) % 37);
  });

  // The sum changes by weight × difference of two values, or by difference of two weights × that of two values: neither
  // is divisible by a prime of which no factor is a multiple.
  test('no weight, difference of weights or difference of values is divisible by 37, which is prime', () => {
    expect([2, 3, 5, 7].filter((divisor) => modulus % divisor === 0)).toEqual([]);
    const differences = weights.flatMap((one, place) => weights.slice(place + 1).map((other) => one - other));
    expect(differences).toHaveLength(28);
    expect([...weights, ...differences].filter((number) => number % modulus === 0)).toEqual([]);
    expect(symbols.length).toBeLessThan(modulus);
  });

  test('every change of one symbol and every swap of two breaks it, over two thousand drawn codes', {
    tags: 'C14',
  }, () => {
    let mistakes = 0;
    for (const code of drawn(2000)) {
      expect(isTypoProof(code)).toBe(true);
      for (const typed of [...substitutions(code), ...swaps(code)]) {
        mistakes++;
        if (isTypoProof(typed)) expect.unreachable(`${typed} for ${code}`);
      }
    }
    expect(mistakes).toBeGreaterThan(2000 * 7 * 35);
  });

  test('two wrong symbols are missed once in 37', () => {
    const mistakes = drawn(200).flatMap((code) => {
      const wrong = [...substitutions(code)].filter((_, index) => index % 7 === 0);
      return wrong.flatMap((each) => [...substitutions(each)].filter((_, index) => index % 5 === 0));
    });
    const missed = mistakes.filter(isTypoProof).length;
    expect(missed / mistakes.length).toBeGreaterThan(1 / 40);
    expect(missed / mistakes.length).toBeLessThan(1 / 34);
  });

  test("neither of the specification's examples follows it", () => {
    expect([isTypoProof('7PTFLHV'), isTypoProof('1GPA1B2')]).toEqual([false, false]);
  });

  test('what breaks it looks mistyped, except for the specification’s examples', () => {
    const code = drawCode('7PT', randomBytes);
    const [wrong = ''] = substitutions(code);
    expect([code, wrong, '7PTFLHV', '1GPA1B2'].map(looksMistyped)).toEqual([false, true, false, false]);
  });
});

describe('drawCode', () => {
  test.each(['7PT', '1CT', '5DB', '7JN', '7XX', '9ZZ', 'ABC', 'OIL', 'ZZZ'])(
    'the prefix %s has about 16,600 codes',
    (prefix) => {
      const suffix = [...suffixAlphabet];
      const threes = suffix.flatMap((a) => suffix.flatMap((b) => suffix.map((c) => prefix + a + b + c)));
      const codes = threes.flatMap((six) => suffix.map((last) => six + last)).filter(isTypoProof);
      expect(codes.length).toBeGreaterThanOrEqual(16_603);
      expect(codes.length).toBeLessThanOrEqual(16_629);
      expect(new Set(codes.map((code) => code.slice(0, 6))).size).toBe(codes.length);
    },
  );

  it('draws three symbols and computes the fourth, again where that is none of the alphabet', () => {
    const draws: number[] = [];
    const bytes = [0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5];
    const code = drawCode('7PT', (count) => {
      draws.push(count);
      return Uint8Array.from(bytes.splice(0, count));
    });
    expect(isTypoProof(code)).toBe(true);
    expect(new Set(draws)).toEqual(new Set([3]));
    expect(code.slice(0, 6)).toBe(`7PT22${suffixAlphabet[draws.length - 1]}`);
  });

  it('makes valid codes, each about equally often', () => {
    const codes = Array.from({ length: 3000 }, () => drawCode('7PT', randomBytes));
    for (const code of codes) {
      expect(normaliseCode(code)).toBe(code);
      expect(code).toMatch(new RegExp(`^7PT[${suffixAlphabet}]{4}$`));
    }
    expect(new Set(codes).size).toBeGreaterThan(2600); // 2,743 on average of 16,613
  });

  it('throws instead of looping if the source is broken', () => {
    // No byte is usable; then every 7PT222 would need an A, which is none of the alphabet.
    for (const byte of [255, 0]) {
      let calls = 0;
      const source = (count: number) => {
        calls += 1;
        return new Uint8Array(count).fill(byte);
      };
      expect(() => drawCode('7PT', source)).toThrow(/random/);
      expect(calls).toBe(100);
    }
  });
});

describe('oneMistakeCandidates', () => {
  const spread = (all: readonly number[]) => all.toSorted((a, b) => a - b);

  test('has the code that was meant after every wrong symbol and every swap', () => {
    const counts: number[] = [];
    for (const code of drawn(1000)) {
      for (const typed of [...substitutions(code), ...swaps(code)]) {
        const candidates = oneMistakeCandidates(typed);
        if (!candidates.includes(code)) expect.unreachable(`${typed} for ${code}`);
        counts.push(candidates.length);
      }
    }
    expect(spread(counts).at(-1)).toBeLessThanOrEqual(28);
    expect(spread(counts)[counts.length >> 1]).toBeLessThanOrEqual(6);
  });

  test('has only codes that could have been drawn and that lie one mistake away', () => {
    for (const code of drawn(40)) {
      const typed = `${code.slice(0, 4)}Q${code.slice(5)}`;
      const candidates = oneMistakeCandidates(typed);
      expect(new Set(candidates).size).toBe(candidates.length);
      for (const candidate of candidates) {
        expect(normaliseCode(candidate)).toBe(candidate);
        expect(isTypoProof(candidate)).toBe(true);
        expect([...substitutions(candidate), ...swaps(candidate)]).toContain(typed);
      }
    }
  });

  test('has none where no single mistake can have been made, and for what is no code', () => {
    for (const code of drawn(20)) expect(oneMistakeCandidates(code)).toEqual([]);
    for (const typed of ['', '7PT', '7PTFLHVV', '7ＰTFLHV']) expect(oneMistakeCandidates(typed)).toEqual([]);
  });

  test('understands what has not the form of a code', () => {
    const code = drawCode('7ST', randomBytes);
    expect(oneMistakeCandidates(`7-5t ${code.slice(3).toLowerCase()}`)).toContain(code);
  });
});

test('of what looks alike, codes that could have been drawn come first', () => {
  for (const code of drawn(300)) {
    const typed = code.replace(/[2Z5S8B](?=.{0,3}$)/, (symbol) => '2Z5S8B'['Z2S5B8'.indexOf(symbol)] ?? '');
    if (typed !== code) expect(lookAlikeCandidates(typed)[0]).toBe(code);
  }
});
