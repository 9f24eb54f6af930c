import { describe, expect, it, test } from 'vitest';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { mapsUrl, wazeUrl, whatsAppShareUrl } from '#shared/domain/links.ts';

describe('whatsAppShareUrl', () => {
  const page = 'https://zarcodes.example/7PT-FLHV';
  const textOf = (title: string) => {
    const link = new URL(whatsAppShareUrl({ code: '7PT-FLHV', title, url: page }));
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect([...link.searchParams.keys()]).toEqual(['text']);
    return link.searchParams.get('text');
  };

  it('contains title, code and link, one per line', () => {
    expect(textOf('Mama Thandi')).toBe(`Mama Thandi\nZarCode: 7PT-FLHV\n${page}`);
  });

  test.each(['Salt & Pepper #1 = 100%?', 'Café 🏠', '"><script>', 'a+b'])(
    'encodes %j without loss',
    (title) => {
      expect(textOf(title)).toContain(`${title}\n`);
    },
  );

  it('does not throw on a lone surrogate', () => {
    expect(textOf('half \uD83D')).toContain('half \uFFFD\n');
  });
});

test('map links contain the point with six decimals', () => {
  expect(mapsUrl(-26.2041, 28.0473)).toBe(
    'https://www.google.com/maps/search/?api=1&query=-26.204100%2C28.047300',
  );
  expect(wazeUrl(-26.2041, 28.0473)).toBe('https://waze.com/ul?ll=-26.204100%2C28.047300&navigate=yes');
});

test('and our parser reads them back', () => {
  for (const url of [mapsUrl(-26.2041, 28.0473), wazeUrl(-26.2041, 28.0473)]) {
    expect(parseLocation(url)).toEqual({ kind: 'point', latitude: -26.2041, longitude: 28.0473 });
  }
});
