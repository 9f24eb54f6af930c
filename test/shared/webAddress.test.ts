import { expect, test } from 'vitest';
import { hasWebAddress } from '#shared/domain/webAddress.ts';

test.each([
  'https://evil.example',
  'see www.evil',
  'evil.com',
  'Win at bit.ly/x now',
  'Evil.co.za',
  'пример.рф',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'mail@evil.com',
  'ftp://1.2.3.4',
])('%j has a web address', (name) => {
  expect(hasWebAddress(name)).toBe(true);
});

test.each([
  'Thandi',
  "N'wa-Mitwa",
  'J.P. Botha',
  'J.P.Botha',
  'O.R. Tambo',
  'Dr.Nkosi',
  'Mr.Price',
  'St.Mary Church',
  'No.12 Church St.',
  'Shop 2.10',
  'Joe Tyres (Pty) Ltd.',
  'Spaza. Open daily',
  'Mama Joy Spaza...',
  '...',
])('%j has none', (name) => {
  expect(hasWebAddress(name)).toBe(false);
});
