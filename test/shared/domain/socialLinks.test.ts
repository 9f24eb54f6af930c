import { expect, test } from 'vitest';
import { socialUrl, websiteUrl } from '#shared/domain/socialLinks.ts';

test.each([
  ['instagram', '@mama.joy', 'https://www.instagram.com/mama.joy'],
  ['instagram', 'https://instagram.com/mamajoy/', 'https://instagram.com/mamajoy/'],
  ['facebook', 'm.facebook.com/mamajoy', 'https://m.facebook.com/mamajoy'],
  ['facebook', 'mama-joy', 'https://www.facebook.com/mama-joy'],
  ['tiktok', 'mamajoy', 'https://www.tiktok.com/@mamajoy'],
  ['xcom', '@mamajoy', 'https://x.com/mamajoy'],
  ['xcom', 'https://twitter.com/mamajoy', 'https://twitter.com/mamajoy'],
] as const)('%s: %s is at %s', (network, typed, url) => expect(socialUrl(network, typed)).toBe(url));

test.each([
  'https://evil.example/mamajoy',
  'https://instagram.com.evil.example/x',
  'https://notinstagram.com/x',
  'https://instagram.com@evil.example/x',
  'evil.example/instagram.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'mama joy',
  '@',
  '',
])('%s is no page of the network', (typed) => expect(socialUrl('instagram', typed)).toBeNull());

test('a website has a scheme and a host', () => {
  expect(websiteUrl('example.co.za')).toBe('https://example.co.za/');
  expect(websiteUrl('http://example.co.za/a?b=c')).toBe('http://example.co.za/a?b=c');
  for (const typed of [
    '',
    'example',
    'ftp://example.co.za',
    'javascript:alert(1)',
    'https://',
    'a b.co.za',
  ]) {
    expect(websiteUrl(typed), typed).toBeNull();
  }
});
