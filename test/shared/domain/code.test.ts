import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bareSegment } from '#shared/domain/bareSegment.ts';
import { codeLength, codeShape, formatCode, normaliseCode, sevenCapitals } from '#shared/domain/code.ts';
import { drawSymbols, suffixAlphabet } from '#shared/domain/codeRule.ts';
import { spelledCode } from '#shared/domain/spelledCode.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const symbols = [...letters, ...'0123456789'];

/** Any code of either format (docs/product/codes.md#code-format). */
const anyCode = fc
  .tuple(
    fc.constantFrom(...letters, ...'123456789'),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 2 }),
    fc.string({ unit: fc.constantFrom(...symbols), minLength: 4, maxLength: 4 }),
  )
  .map((parts) => parts.join(''));

describe('normaliseCode', { tags: 'I3' }, () => {
  test.each([
    ['7PT-FLHV', '7PTFLHV'],
    ['7ptflhv', '7PTFLHV'],
    ['7pt flhv', '7PTFLHV'],
    [' 7PT - FLHV ', '7PTFLHV'],
    ['7-P-T-F-L-H-V', '7PTFLHV'],
    ['7\tPT\nFLHV', '7PTFLHV'],
    ['7PT\u00A0FLHV', '7PTFLHV'],
    ['7PT\u2011FLHV', '7PTFLHV'], // non-breaking hyphen
    ['7PT\u2010FLHV', '7PTFLHV'],
    ['1GP-A1B2', '1GPA1B2'],
    ['1GP0000', '1GP0000'],
    ['9ZZ9999', '9ZZ9999'],
    ['abc-d1e2', 'ABCD1E2'],
    ['ABC1234', 'ABC1234'],
    ['abcdefg', 'ABCDEFG'],
    ['OIL-OIL0', 'OILOIL0'], // a creator's prefix and an imported suffix
  ])('%j is %s', (input, expected) => {
    expect(normaliseCode(input)).toBe(expected);
  });

  test.each([
    '',
    '-',
    '7PT',
    '7PTFLH',
    '7PTFLHVV',
    '0PTFLHV',
    '7P1FLHV',
    '71TFLHV',
    '77TFLHV',
    'A1TFLHV',
    'AB1FLHV',
    '1234567',
    '7PT_FLHV',
    '7PT.FLHV',
    '7PT/FLHV',
    '7PT+FLHV',
    '7PT–FLHV',
    '7PT−FLHV',
    '#7PTFLH',
    '7PTFLHV!',
    '7PT\u200BFLHV',
    '7PT\u0000LHV',
  ])('%j is not a code', (input) => {
    expect(normaliseCode(input)).toBeNull();
  });

  test.each([
    ['fullwidth', '７ＰＴＦＬＨＶ'],
    ['one fullwidth letter', '7ＰTFLHV'],
    ['ligature fl, which upper-cases to two letters', '7PTﬂHV'],
    ['ligature st', 'ﬆPTABC'],
    ['sharp s, which upper-cases to SS', '7PTßHV'],
    ['Cyrillic Р and Т', '7РТFLHV'],
    ['Greek Tau', '7PΤFLHV'],
    ['Turkish dotless i', '7PTFıHV'],
    ['Turkish dotted I', '7PTFİHV'],
    ['Kelvin sign', '7PTFKHV'.replace('K', '\u212A')],
    ['long s, which upper-cases to S', '7PTFſHV'],
    ['Arabic digit', '٧PTFLHV'],
    ['accent', '7PTFLHÉ'],
    ['combining accent', '7PTFLHE\u0301'],
    ['mathematical letters', '7𝐏𝐓FLHV'],
  ])('refuses %s', (_, input) => {
    expect(normaliseCode(input)).toBeNull();
  });

  it('accepts every code in any case and spacing, and nothing else', () => {
    const spelling = fc.tuple(
      anyCode,
      fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', '', '-', ' ', '--')), {
        minLength: 7,
        maxLength: 7,
      }),
    );
    fc.assert(
      fc.property(spelling, ([code, choices]) => {
        const spelt = choices.map(([lower, gap], index) => {
          const symbol = code.charAt(index);
          return gap + (lower ? symbol.toLowerCase() : symbol);
        });
        expect(normaliseCode(spelt.join(''))).toBe(code);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 9 }), fc.stringMatching(/^[0-9A-Za-z -]{6,9}$/)),
        (text) => {
          const code = normaliseCode(text);
          const bare = text.replace(/[\s\-\u2010\u2011]/g, '');
          const valid = /^[1-9][a-zA-Z]{2}[a-zA-Z0-9]{4}$|^[a-zA-Z]{3}[a-zA-Z0-9]{4}$/.test(bare);
          expect(code).toBe(valid ? bare.toUpperCase() : null);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('formatCode and normaliseCode are inverse functions', () => {
  expect(formatCode('7PTFLHV')).toBe('7PT-FLHV');
  fc.assert(
    fc.property(anyCode, (code) => code.length === codeLength && normaliseCode(formatCode(code)) === code),
  );
});

describe('drawSymbols', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);

  it('has 28 symbols: digits and consonants without 0, 1, I, L and O', () => {
    expect(suffixAlphabet).toBe('23456789BCDFGHJKMNPQRSTVWXYZ');
    expect(new Set(suffixAlphabet).size).toBe(28);
    expect(suffixAlphabet).not.toMatch(/[AEIOUL01]/);
  });

  it('maps each byte to a symbol', () => {
    expect(drawSymbols(() => bytes(0, 1, 27, 28), 4)).toBe('23Z2');
    expect(drawSymbols(() => bytes(251, 0, 0, 0), 4)).toBe('Z222');
  });

  it('maps exactly nine byte values to each symbol, and discards the last four', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const requestedCounts: number[] = [];
      const suffix = drawSymbols((count) => {
        requestedCounts.push(count);
        return requestedCounts.length === 1 ? bytes(byte, 0, 0, 0) : bytes(...Array(count).fill(1));
      }, 4);
      if (byte < 252) counts.set(suffix.charAt(0), (counts.get(suffix.charAt(0)) ?? 0) + 1);
      expect(requestedCounts).toEqual(byte < 252 ? [4] : [4, 1]);
      expect(suffix.endsWith(byte < 252 ? '222' : '2223')).toBe(true);
    }
    expect([...counts.keys()].join('')).toBe(suffixAlphabet);
    expect(new Set(counts.values())).toEqual(new Set([9]));
  });

  it('uses no more bytes than symbols, even if the source returns more', () => {
    expect(drawSymbols(() => bytes(0, 1, 2, 3, 4, 5), 4)).toBe('2345');
  });

  it('throws instead of looping if the source never returns usable bytes', () => {
    expect(() => drawSymbols((count) => new Uint8Array(count).fill(255), 4)).toThrow(/random/);
    expect(() => drawSymbols(() => bytes(), 4)).toThrow(/random/);
  });
});

test.each(['X7PTFLHV', '7PTFLHVX', '7PTFLH', '7PTFLH!'])(
  '%s has not just seven letters and digits',
  (input) => {
    expect(sevenCapitals(input)).toBeNull();
  },
);

test.each(['X7PTFLHV', '7PTFLHVX', '7ptflhv', '7PT-FLHV'])(
  '%s has not the shape of a stored code',
  (input) => {
    expect(codeShape.test(input)).toBe(false);
  },
);

test('a code is spelled symbol by symbol', () => {
  expect(spelledCode('7PT-FLHV')).toBe('7 P T dash F L H V');
});

describe('bareSegment', () => {
  test.each([
    // The four bare formats, in any case (docs/product/paths.md#code-and-creator-paths)
    ['7PT-FLHV', '7PTFLHV'],
    ['7pt-flhv', '7PTFLHV'],
    ['1GP-A1B2', '1GPA1B2'],
    ['abc-1234', 'ABC1234'],
    ['ABC-D1E2', 'ABCD1E2'],
    ['7PTFLHV', '7PTFLHV'],
    ['7ptflhv', '7PTFLHV'],
    ['abcdefg', 'ABCDEFG'],
    ['ABCDEFG', 'ABCDEFG'],
  ])('%s shows the code %s', (segment, code) => {
    expect(bareSegment(segment)).toEqual({ kind: 'code', code });
  });

  test.each([
    ['7PTA1B2', '7PT-A1B2'],
    ['abc1234', 'ABC-1234'],
    ['7pt flhv', '7PT-FLHV'],
    ['7-pt-flhv', '7PT-FLHV'],
    ['7ptflhv-', '7PT-FLHV'],
    ['-7PTFLHV', '7PT-FLHV'],
    ['abc-de-fg', 'ABC-DEFG'],
  ])('%s redirects to %s', (segment, to) => {
    expect(bareSegment(segment)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    'thandi',
    'mama-thandi',
    'thandis-spaza',
    '0pt-flhv',
    'ab1-cdef',
    '7pt_flhv',
    '',
    '７pt-flhv',
    '7PT-FLHV.',
    'ﬂatsss',
  ])('%j is a slug', (segment) => {
    expect(bareSegment(segment)).toEqual({ kind: 'slug', slug: segment });
  });

  it('redirects only to paths that show a code', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const bare = bareSegment(code);
        expect(bareSegment(formatCode(code))).toEqual({ kind: 'code', code });
        if (/^.[A-Z]{6}$/.test(code)) expect(bare).toEqual({ kind: 'code', code });
        else expect(bare).toEqual({ kind: 'redirect', to: formatCode(code) });
      }),
    );
  });
});
