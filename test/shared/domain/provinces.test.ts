import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isProvince,
  type Province,
  provinceAbbreviation,
  provinceDigit,
  provinceFromName,
  provinces,
} from '#shared/domain/provinces.ts';

test('the nine provinces with their digits (docs/product/search.md#provinces and docs/product/codes.md#prefixes)', () => {
  expect(
    provinces.map((province) => [province, provinceDigit[province], provinceAbbreviation[province]]),
  ).toEqual([
    ['Eastern Cape', '2', 'EC'],
    ['Free State', '4', 'FS'],
    ['Gauteng', '7', 'GP'],
    ['KwaZulu-Natal', '5', 'KZN'],
    ['Limpopo', '9', 'LP'],
    ['Mpumalanga', '8', 'MP'],
    ['Northern Cape', '3', 'NC'],
    ['North West', '6', 'NW'],
    ['Western Cape', '1', 'WC'],
  ]);
});

test.each(['gauteng', 'Gauteng ', 'KwaZulu Natal', '', null, undefined, 7, {}, ['Gauteng'], 'toString'])(
  '%j is not a province',
  (value) => {
    expect(isProvince(value)).toBe(false);
  },
);

describe('provinceFromName', () => {
  const spellings: Record<Province, string[]> = {
    'Western Cape': [
      'western cape',
      'WC',
      'ZA-WC',
      'Wes-Kaap',
      'Western Cape Province',
      'Province of the Western Cape',
      'Provinsie Wes-Kaap',
      'WesternCape',
    ],
    'Eastern Cape': ['EASTERN CAPE', 'EC', 'za-ec', 'Oos-Kaap', 'Province of Eastern Cape'],
    'Northern Cape': ['Northern  Cape', 'NC', 'ZA-NC', 'Noord-Kaap', 'Northern Cape Province'],
    'Free State': [
      'Freestate',
      'FS',
      'ZA-FS',
      'Vrystaat',
      'Orange Free State',
      'Free State Province',
      'Vrystaat-provinsie',
    ],
    'KwaZulu-Natal': [
      'KwaZulu Natal',
      'Kwazulu-Natal',
      'Kwa-Zulu Natal',
      'KwaZulu/Natal',
      'KwaZulu–Natal',
      'KZN',
      'ZA-KZN',
      'ZA-NL',
      'ZN',
      'KwaZulu-Natal Province',
      'Natal',
    ],
    'North West': [
      'North-West',
      'Northwest',
      'NW',
      'ZA-NW',
      'Noordwes',
      'North West Province',
      'North-Western Province',
    ],
    Gauteng: ['gauteng', ' Gauteng ', 'Gauteng Province', 'GP', 'GT', 'ZA-GP', 'ZA-GT', 'Gautèng', 'PWV'],
    Mpumalanga: ['Mpumalanga Province', 'MP', 'ZA-MP', 'Eastern Transvaal'],
    Limpopo: [
      'Limpopo Province',
      'LP',
      'ZA-LP',
      'Northern Province',
      'ZA-NP',
      'Northern Transvaal',
      'Limpopo-provinsie',
    ],
  };
  for (const province of provinces) {
    test.each([province, provinceAbbreviation[province], ...spellings[province]])(
      `%s is ${province}`,
      (text) => {
        expect(provinceFromName(text)).toBe(province);
      },
    );
  }

  test.each([
    '',
    ' ',
    'Province',
    'Cape',
    'Transvaal',
    'Northern',
    'Western',
    'South Africa',
    'ZA',
    'Maseru',
    'Maputo',
    'G',
    '7',
    '06',
    'Gauteng, South Africa',
    'constructor',
    '__proto__',
    '東京',
    'Gauteng'.repeat(50),
    'Gauтeng' /* Cyrillic т */,
  ])('%j is not a province name', (text) => {
    expect(provinceFromName(text)).toBeNull();
  });

  it('returns a province or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const province = provinceFromName(text);
        expect(province === null || isProvince(province)).toBe(true);
      }),
    );
  });
});
