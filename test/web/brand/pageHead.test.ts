import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headTags } from '#web/brand/pageHead.ts';
import { publicPages } from '#web/text/pages/publicPages.ts';
import { areaPage, guardedPage } from '#web/text/placePages.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

const origin = 'https://zarcodes.example';

/** By name. */
const metaOf = (page: PublicPage, site: string | null = origin) =>
  Object.fromEntries(
    headTags(page, site).map(({ attributes }) => [
      attributes['property'] ?? attributes['name'] ?? attributes['rel'],
      attributes['content'] ?? attributes['href'],
    ]),
  );

test.each(Object.entries(publicPages))(
  'the page “%s” has a share card that exists',
  (_, page: PublicPage) => {
    const meta = metaOf(page);
    const image = meta['og:image'] ?? '';
    expect(image).toMatch(/^https:\/\/zarcodes\.example\/cards\/\w+\.jpg$/);
    expect(existsSync(`web/public${new URL(image).pathname}`)).toBe(true);
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': page.title,
      'twitter:card': 'summary_large_image',
    });
  },
);

test('township and farmers have their own', () => {
  const { landing, township, farmers } = publicPages;
  const images = [landing, township, farmers].map((page) => metaOf(page)['og:image']);
  expect(new Set(images).size).toBe(3);
});

test('where the address of the site is unknown, nothing relative is written', () => {
  const meta = metaOf(publicPages.landing, null);
  expect(Object.keys(meta).filter((name) => name.startsWith('og:image') || name === 'canonical')).toEqual([]);
});

test('an area has a card and is left out of search engines; what is guarded has none', () => {
  const area = areaPage({ code: '7PT-FLHV', title: 'Clinic', publisher: 'ZarCodes', preview: '/card' });
  const meta = metaOf(area);
  expect(meta).toMatchObject({ robots: 'noindex', 'og:image': `${origin}/card` });
  expect(meta).not.toHaveProperty('canonical');
  expect(meta).not.toHaveProperty('og:description');
  expect(Object.keys(metaOf(guardedPage({ code: '7PT-FLHV' })))).toEqual(['robots']);
});
