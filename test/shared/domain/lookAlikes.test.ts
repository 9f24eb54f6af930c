import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseCode } from '#shared/domain/code.ts';
import { lookAlikeCandidates, lookAlikes } from '#shared/domain/mistakes.ts';

test.each([
  ['OIL5SZB', '0115528'],
  ['7PTFLHV', '7PTF1HV'],
  ['ACDEFGH', 'ACDEFGH'],
  ['', ''],
])('lookAlikes(%s) is %s', (code, folded) => {
  expect(lookAlikes(code)).toBe(folded);
});

describe('lookAlikeCandidates', () => {
  test.each<[string, string[]]>([
    ['7PTFGHV', []], // nothing to confuse
    ['7PT-F5HV', ['7PTFSHV']],
    ['7ptfshv', ['7PTF5HV']],
    ['7PTF2HV', ['7PTFZHV']],
    ['7PTFBHV', ['7PTF8HV']],
    // Neither is ever drawn, but the example in docs/product/codes.md#code-format has an L
    ['7PTF1HV', ['7PTFIHV', '7PTFLHV']],
    ['7PTFOHV', ['7PTF0HV']],
    // Prefix: a digit instead of a letter, and a letter instead of the province digit
    ['IPTFGHV', ['1PTFGHV', 'LPTFGHV']],
    ['1PTFGHV', ['IPTFGHV', 'LPTFGHV']],
    ['0PTFGHV', ['OPTFGHV']],
    ['7P5FGHV', ['7PSFGHV']],
    ['71TFGHV', ['7LTFGHV', '7ITFGHV']], // no standard prefix has an I
    ['7P0FGHV', ['7POFGHV']],
    ['ZPTFGHV', ['2PTFGHV']],
    ['BPTFGHV', ['8PTFGHV']],
    // Codes that we could have drawn come before those with fewer changes: neither 1 is ever drawn
    ['7PTF2H1', ['7PTF2HI', '7PTF2HL', '7PTFZH1', '7PTFZHI', '7PTFZHL']],
    ['75TSGHV', ['7STSGHV', '7ST5GHV']],
    // Not a code, nor similar to one
    ['', []],
    ['7PT', []],
    ['7PTFLHVV', []],
    ['1111111', '1LL1111 1LL111I 1LL111L 1LL11I1 1LL11L1 1LL1I11 1LL1L11 1LLI111'.split(' ')],
    ['1234567', []],
    ['7ＰTFLHV', []],
  ])('%s: %j', (typed, expected) => {
    expect(lookAlikeCandidates(typed)).toEqual(expected);
  });

  it('returns at most eight different valid codes with the same folding, without the input', () => {
    const confusable = fc.string({ unit: fc.constantFrom(...'01258OILSZBAT7'), minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(confusable, (typed) => {
        const candidates = lookAlikeCandidates(typed);
        expect(candidates.length).toBeLessThanOrEqual(8);
        expect(new Set(candidates).size).toBe(candidates.length);
        expect(candidates).not.toContain(typed);
        for (const code of candidates) {
          expect(normaliseCode(code)).toBe(code);
          expect(lookAlikes(code)).toBe(lookAlikes(typed));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds every drawn code after one misread symbol', () => {
    const drawn = fc
      .tuple(
        fc.constantFrom(...'123456789'),
        fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ'),
        fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXYZ'),
        fc.string({ unit: fc.constantFrom(...'23456789BCDFGHJKMNPQRSTVWXYZ'), minLength: 4, maxLength: 4 }),
      )
      .map((parts) => parts.join(''));
    const misread: Record<string, string> = {
      1: 'I',
      L: '1',
      5: 'S',
      S: '5',
      8: 'B',
      B: '8',
      2: 'Z',
      Z: '2',
    };
    fc.assert(
      fc.property(drawn, fc.integer({ min: 0, max: 6 }), (code, index) => {
        const symbol = misread[code.charAt(index)];
        fc.pre(symbol !== undefined);
        const typed = code.slice(0, index) + symbol + code.slice(index + 1);
        const candidates = lookAlikeCandidates(typed);
        // Candidates before it are equally likely: also drawable, also one symbol away.
        expect(candidates).toContain(code);
      }),
      { numRuns: 1000 },
    );
  });
});
