import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { places } from '#shared/domain/places.ts';
import { prefixesFor, standardPrefix } from '#shared/domain/prefix.ts';
import { type Province, provinceDigit, provinces } from '#shared/domain/provinces.ts';

describe('standardPrefix', () => {
  test.each<[Province, string, string]>([
    ['Gauteng', 'Pretoria', '7PT'],
    ['Western Cape', 'Cape Town', '1CT'],
    ['Western Cape', 'Oudtshoorn', '1US'],
    ['Northern Cape', 'De Aar', '3DR'],
    ['Eastern Cape', 'Alice', '2AC'],
    ['Gauteng', 'Johannesburg', '7JN'],
    ['KwaZulu-Natal', 'Durban', '5DB'],
    ['Free State', 'Bloemfontein', '4BM'],
    ['Limpopo', 'Polokwane', '9PK'],
    ['Mpumalanga', 'Mbombela', '8MM'],
    ['Northern Cape', 'Kimberley', '3KB'],
    ['Eastern Cape', 'Gqeberha', '2GB'],
    ['North West', 'Mahikeng', '6MK'],
    ['Gauteng', 'Soweto', '7ST'],
    // I and O are skipped
    ['KwaZulu-Natal', 'Inanda', '5ND'],
    ['KwaZulu-Natal', 'Ixopo', '5XP'],
    ['Mpumalanga', 'Ogies', '8GS'],
    ['Northern Cape', 'Oiootown', '3TN'],
    // Y is a consonant
    ['Gauteng', 'Nyanya', '7NN'],
    ['Gauteng', 'Yeoville', '7YL'],
    ['Western Cape', 'Aya', '1AY'],
    // fewer than three consonants, none, no letter at all
    ['Eastern Cape', 'Cala', '2CL'],
    ['Eastern Cape', 'Aa', '2AX'],
    ['Gauteng', 'Io', '7XX'],
    ['Gauteng', '', '7XX'],
    ['Gauteng', '123', '7XX'],
    ['Gauteng', '東京', '7XX'],
    // diacritics, marks and spaces
    ['Northern Cape', 'Daniëlskuil', '3DL'],
    ['Northern Cape', 'DANIELSKUIL', '3DL'],
    ['Eastern Cape', "  'n Örtlikheid", '2NT'],
    ['Eastern Cape', 'Öre', '2RR'],
    ['Western Cape', 'Simon’s Town', '1SN'],
    ['Western Cape', "Simon's Town", '1SN'],
  ])('%s, %j: %s', (province, city, expected) => {
    expect(standardPrefix(province, city)).toBe(expected);
  });

  const shape = /^[1-9][A-HJ-NP-Z][B-DF-HJ-NP-TV-Z]$/;

  it('gives all 971 places a valid prefix', () => {
    const prefixes = places().map(({ province, name }) => standardPrefix(province, name));
    expect(prefixes.filter((prefix) => !shape.test(prefix))).toEqual([]);
    expect(prefixes).toHaveLength(971);
    // Issued codes keep their prefix, so a change of the rule must be deliberate.
    expect(new Set(prefixes).size).toBe(678);
    expect(prefixes.filter((prefix) => prefix === '8ML')).toHaveLength(13); // the most common one;
  });

  it('starts a valid code with any name at all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...provinces), fc.string({ unit: 'binary' }), (province, city) => {
        const prefix = standardPrefix(province, city);
        expect(prefix).toMatch(shape);
        expect(prefix.startsWith(provinceDigit[province])).toBe(true);
        expect(normaliseCode(formatCode(`${prefix}2222`))).toBe(`${prefix}2222`);
      }),
    );
  });
});

describe('prefixesFor', () => {
  test('is the standard prefix, its first letter with each other letter, then the rest of the province', () => {
    const prefixes = [...prefixesFor('Gauteng', 'Pretoria')];
    expect(prefixes.slice(0, 4)).toEqual(['7PT', '7PA', '7PB', '7PC']);
    expect(prefixes.slice(22, 26)).toEqual(['7PY', '7PZ', '7AA', '7AB']);
    expect(prefixes).toHaveLength(576);
    expect(new Set(prefixes).size).toBe(576);
    for (const prefix of prefixes) expect(prefix).toMatch(/^7[A-HJ-NP-Z]{2}$/);
    expect(prefixes.at(-1)).toBe('7ZZ');
  });

  test('begins with the standard prefix for every place, and is shared by no two provinces', () => {
    const seen = new Map<string, string>();
    for (const { province, name } of places()) {
      const [first] = prefixesFor(province, name);
      expect(first).toBe(standardPrefix(province, name));
    }
    for (const { province, name } of places().filter((_, index) => index % 40 === 0))
      for (const prefix of prefixesFor(province, name)) {
        expect(seen.get(prefix) ?? province).toBe(province);
        seen.set(prefix, province);
      }
    expect(seen.size).toBe(9 * 576);
  });
});
