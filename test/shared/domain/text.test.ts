import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanLines, cleanText, foldToAscii, searchWords } from '#shared/domain/text.ts';

describe('cleanText', { tags: 'I6' }, () => {
  test.each([
    ['  Spaza   shop \t by\nthe taxi rank ', 'Spaza shop by the taxi rank'],
    ['\u200B\u200B', ''],
    ['\u00A0\u3000\uFEFF\u2060', ''],
    ['\u3164\u115F\u1160\uFFA0\u2800', ''], // Hangul fillers and the blank braille cell
    ['Pay\u202Eevil\u202C', 'Payevil'],
    ['a\u2066b\u2069c\u061Cd\u200Ee\u200Ff', 'abcdef'],
    ['nul\u0000l \u0007bell \u007Fdel \u009Fc1', 'null bell del c1'],
    ['line\u0085break\u2028and\u2029more', 'line break and more'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['Danie\u0308lskuil', 'Daniëlskuil'],
    ['e\u200B\u0301', 'é'], // composed only after the invisible character between is removed
    [`Spaza${'\u0316'.repeat(90)} shop`, `Spaza${'\u0316'.repeat(4)} shop`],
    ['\u0301\u0316 shop', 'shop'],
    ['שָּׁ֑לֹום ẹ̀kọ́ हिन्दी ที่นี่', 'שָּׁ֑לֹום ẹ̀kọ́ हिन्दी ที่นี่'.normalize('NFC')],
    ['half \uD83D a pair', 'half a pair'],
    ['tag\u{E0041}ged', 'tagged'],
    ['a\uFFFEb\uFDD0c\u{1FFFF}d', 'abcd'], // noncharacters, which no XML may hold
    ['Thandi’s café 🏠', 'Thandi’s café 🏠'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('is idempotent and normalised, and leaves no invisible or doubled characters', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\u200B', '\u0301', '\u0316', '\u202E', '\uD800', '\u0085', 'ë'),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nasty), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.normalize('NFC')).toBe(clean);
        expect(clean).not.toMatch(/\p{M}{5}|^\p{M}/u);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|\s\s|^\s|\s$/u);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['  a  b \n\n\n\n c ', 'a b\n\nc'],
  ['a\n\u200B\n\u200B\nb', 'a\n\nb'],
  ['\n\u200B\n', ''],
])('cleanLines: %j becomes %j', { tags: 'I6' }, (text, expected) => {
  expect(cleanLines(text)).toBe(expected);
});

test.each([
  ['Daniëlskuil', 'Danielskuil'],
  ['ﬂat', 'flat'],
  ['Æsop Øre Łódź ß þ ı', 'AEsop Ore Lodz ss th i'],
  ['東京 한국', '東京 한국'],
])('foldToAscii: %s becomes %s', (text, expected) => {
  expect(foldToAscii(text)).toBe(expected);
});

describe('searchWords', () => {
  test.each([
    ['Mama Thandi’s Spaza Shop, 12 Main Rd', ['mama', 'thandis', 'spaza', 'shop', 'main']],
    ["Betty's Bay", ['bettys', 'bay']],
    ['Daniëlskuil DANIELSKUIL', ['danielskuil']],
    ['7PT-FLHV', ['7pt', 'flhv']],
    ['a an 12 123', ['123']],
    ['東京', []],
    ['', []],
  ])('%j gives %j', (text, expected) => {
    expect(searchWords(text)).toEqual(expected);
  });

  it('keeps the first twelve words and thirty letters of each', () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${index}`);
    expect(searchWords(words.join(' '))).toEqual(words.slice(0, 12));
    expect(searchWords(`${'x'.repeat(30)}y ${'x'.repeat(40)}`)).toEqual(['x'.repeat(30)]);
  });

  it('respects its limits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const words = searchWords(text);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^[a-z0-9]{3,30}$/);
        expect(searchWords(words.join(' '))).toEqual(words);
      }),
    );
  });
});
