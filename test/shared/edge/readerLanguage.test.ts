import { describe, expect, it } from 'vitest';
import { cookieOf } from '#shared/edge/cookieOf.ts';
import { readerLanguage } from '#shared/edge/readerLanguage.ts';

describe('the language of a reader', () => {
  it.each([
    ['nothing', undefined, 'en'],
    ['an empty list', '', 'en'],
    ['a language with a region', 'zu-ZA', 'zu'],
    ['capitals', 'AF-za', 'af'],
    ['the first that the site has', 'fr-FR,fr;q=0.9,xh;q=0.8,en;q=0.7', 'xh'],
    ['weights in any order', 'en;q=0.5, st;q=0.9, zu;q=0.7', 'st'],
    ['English before another one', 'en-US,en;q=0.9,zu;q=0.8', 'en'],
    ['a language that is refused', 'zu;q=0', 'en'],
    ['one that the site has not', 'nso-ZA,nso;q=0.9', 'en'],
    ['a language of three letters that begins alike', 'zul,afr', 'en'],
    ['anything', '*', 'en'],
    ['no list', ';;;,,q=zu;q=zu,\u0000', 'en'],
    ['a weight that is no number', 'zu;q=high', 'en'],
    ['a list without end', `${'de;q=0.1,'.repeat(5000)}zu`, 'en'],
  ])('of a browser that sends %s', (_, accepted, language) => {
    expect(readerLanguage(undefined, accepted)).toBe(language);
  });

  it.each(['en', 'zu', 'xh', 'af', 'st'])('is what they chose, %s', (chosen) => {
    expect(readerLanguage(chosen, 'fr,zu;q=0.5')).toBe(chosen);
  });

  it.each(['', 'fr', 'ZU', 'zu ', 'constructor', '__proto__', '0', 'z'.repeat(4096)])(
    'is that of the browser where the cookie is %j',
    (cookie) => expect(readerLanguage(cookie, 'af')).toBe('af'),
  );
});

describe('a cookie', () => {
  it.each([
    ['language=zu', 'zu'],
    ['a=b; language=xh; c=d', 'xh'],
    ['otherlanguage=zu', undefined],
    ['language', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j', (header, value) => expect(cookieOf(header, 'language')).toBe(value));
});
