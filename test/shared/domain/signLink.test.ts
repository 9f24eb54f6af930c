import { expect, test } from 'vitest';
import { pointOfSign, signLink } from '#shared/domain/signLink.ts';
import { spelledWords } from '#shared/domain/spellingAlphabet.ts';

test('the link of a sign carries its point, which is read from it again', () => {
  const link = signLink('https://zarcodes.co.za/7PT-FLHV', -25.747_868, 28.229_271);
  expect(link).toBe('https://zarcodes.co.za/7PT-FLHV#at=-25.747868,28.229271');
  expect(pointOfSign(new URL(link).hash)).toEqual({ latitude: -25.747_868, longitude: 28.229_271 });
});

test.each(['', '#photos', '#at=', '#at=1,2', '#at=-25.7,28.2,1', '#at=-25.7;alert(1),2.2'])(
  '%j has no point',
  (fragment) => {
    expect(pointOfSign(fragment)).toBeNull();
  },
);

test('a code is spelled by the alphabet of pilots, and digits by their names', () => {
  expect(spelledWords('7PT-X2HV')).toEqual([
    ['Seven', 'Papa', 'Tango'],
    ['X-ray', 'Two', 'Hotel', 'Victor'],
  ]);
});
