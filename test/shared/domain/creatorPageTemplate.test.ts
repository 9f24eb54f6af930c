import { expect, test } from 'vitest';
import {
  checkCreatorTemplate,
  creatorPageTokens,
  fillCreatorTemplate,
} from '#shared/domain/creatorPageTemplate.ts';

const creator = {
  slug: 'naledi-deliveries',
  displayName: 'Naledi & Sons',
  instagram: '@naledi',
  facebook: '',
  tiktok: '',
  xcom: '',
  website: 'https://www.naledi.example/',
  email: '',
};
const codeOf = (title: string) => ({
  zarcode: 'NDL2345',
  title,
  suburb: '',
  city: 'Soweto',
  province: 'Gauteng',
});
const row =
  '<li class="a" data-row="code"><a href="{{rowHref}}">{{rowCode}}</a> {{rowTitle}}, {{rowPlace}}</li>';
const filled = (
  template: string,
  titles: string[] = [],
  { page = 1, total = titles.length, search = '' } = {},
) =>
  fillCreatorTemplate(
    template,
    {
      creator,
      codes: {
        zarCodes: titles.map(codeOf),
        pagination: { page, limit: 10, total, totalPages: Math.ceil(total / 10) },
      },
      search,
    },
    'https://zarcodes.co.za',
    '/card',
  );

test('the build rejects a template without one of the texts, or without a row', () => {
  const whole = `${Object.values(creatorPageTokens).join(' ')} ${row}`;
  expect(checkCreatorTemplate(whole)).toBe(whole);
  expect(() => checkCreatorTemplate(whole.replace('{{mailto}}', ''))).toThrow('does not show its mailto');
  expect(() => checkCreatorTemplate(whole.replace('data-row', 'data-x'))).toThrow('no row');
});

test('the row is repeated for each code, with its texts escaped', () => {
  expect(filled(`<ul data-if="rows">${row}</ul>`, ['<b>', '{{name}} $&'])).toBe(
    '<ul data-if="rows">' +
      '<li class="a" data-row="code"><a href="/naledi-deliveries/NDL-2345">NDL-2345</a> &lt;b&gt;, Soweto, Gauteng</li>' +
      '<li class="a" data-row="code"><a href="/naledi-deliveries/NDL-2345">NDL-2345</a> {{name}} $&amp;, Soweto, Gauteng</li>' +
      '</ul>',
  );
});

test('what there is nothing of is left out', () => {
  const template =
    `<ul data-if="rows">${row}</ul><p class="b" data-if="empty">{{empty}}</p>` +
    '<a data-if="instagram" href="{{instagram}}">I</a><a data-if="email" href="{{mailto}}">{{email}}</a>' +
    '<a href="{{website}}">{{site}}</a>';
  expect(filled(template)).toBe(
    '<p class="b" data-if="empty">No ZarCodes yet</p>' +
      '<a data-if="instagram" href="https://www.instagram.com/naledi">I</a>' +
      '<a href="https://www.naledi.example/">naledi.example</a>',
  );
});

test('pages and searches are links', () => {
  const template = '{{showing}}|{{previous}}|{{next}}|{{all}}|{{count}}|{{empty}}';
  expect(filled(template, ['a'], { total: 25 })).toBe(
    'Showing 1 to 10 of 25 results||/naledi-deliveries?page=2||25 ZarCodes|',
  );
  expect(filled(template, ['a'], { page: 3, total: 25, search: 'a&b' })).toBe(
    'Showing 21 to 25 of 25 results|/naledi-deliveries?search=a%26b&amp;page=2||/naledi-deliveries|25 ZarCodes|',
  );
  expect(filled(template, [], { page: 9, total: 25 })).toBe(
    '25 results, 3 pages|/naledi-deliveries?page=3|||25 ZarCodes|There are no more ZarCodes',
  );
  expect(filled(template, [], { search: 'x' })).toBe('|||/naledi-deliveries|0 ZarCodes|No ZarCodes found');
});

test('machines read who it is', () => {
  expect(JSON.parse(filled('{{thing}}'))).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://zarcodes.co.za/naledi-deliveries',
    mainEntity: {
      name: 'Naledi & Sons',
      sameAs: ['https://www.naledi.example/', 'https://www.instagram.com/naledi'],
    },
  });
});
