/** The public pages of a creator and of a creator's code: `creators.page` and `creators.codePage`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let holder: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld();
  holder = await world.person({ firstName: 'Naledi' });
  await makeCreator(holder, { displayName: 'Page Shop', website: 'https://www.page.example/' });
  code = await makeCreatorCode(world, holder, { title: 'First & last' });
});

const open = (slug: string, query: Record<string, string | number> = {}) =>
  world.call('creators.page', { params: { slug }, query });
const openCode = (slug: string, typed: string) =>
  world.call('creators.codePage', { params: { slug, code: typed } });
const rename = (displayName: string) =>
  world.call('creators.updateMe', { token: holder.token, body: { displayName } });

describe('a creator’s page', () => {
  test('shows the creator and the codes without JavaScript', async () => {
    const answer = await open('Page-Shop');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(answer.raw).toContain('<title>Page Shop</title><link href="http://localhost:3000/page-shop">');
    expect(answer.raw).toContain('<a data-if="website" href="https://www.page.example/">page.example</a>');
    expect(answer.raw).toContain(`<a href="/page-shop/${code}">${code} First &amp; last</a></li></ul>`);
    expect(answer.raw).toContain('<p>1 ZarCode </p>');
    expect(answer.raw).not.toMatch(/data-if="(?:empty|next)"|\{\{/);
    for (const secret of [holder.id, holder.email, 'Naledi']) expect(answer.raw).not.toContain(secret);
  });

  test('brings along what the API says', async () => {
    const data = /<script type="application\/json">(.*?)<\/script>/s.exec((await open('page-shop')).raw);
    const { body: creator } = await world.call('creators.bySlug', { params: { slug: 'page-shop' } });
    const { body: codes } = await world.call('creators.codes', { params: { id: creator.id } });
    expect(JSON.parse(data?.[1] ?? '')).toEqual({ creator, codes, search: '' });
  });

  test('has pages and a search by link, and ignores other parameters', async () => {
    const person = await world.person();
    await makeCreator(person, { displayName: 'Paged Shop' });
    for (let index = 0; index < 11; index++) await makeCreatorCode(world, person, { title: `No ${index}` });
    const first = await open('paged-shop', { utm_source: 'x', page: 'first' });
    expect(first.raw).toContain('11 ZarCodes Showing 1 to 10 of 11 results');
    expect(first.raw).toContain('<a data-if="next" href="/paged-shop?page=2">Next</a>');
    expect(first.raw.match(/<li /g)).toHaveLength(10);
    const second = await open('paged-shop', { page: 2 });
    expect(second.raw).toContain('Showing 11 to 11 of 11 results');
    expect(second.raw).not.toContain('data-if="next"');
    const found = await open('paged-shop', { search: 'nothing like it' });
    expect(found.raw).toContain('<p data-if="empty">No ZarCodes found</p>');
    expect(found.raw).not.toContain('<ul');
  });

  test('escapes what people typed, also where it looks like a token', { tags: 'I6' }, async () => {
    const person = await world.person();
    await makeCreator(person, { displayName: '</script><b>{{json}} $& "x"' });
    const title = '<i>{{name}}</i>';
    await makeCreatorCode(world, person, { title });
    const { body } = await world.call('creators.me', { token: person.token });
    const { raw } = await open(body.slug);
    expect(raw).toContain('<title>&lt;/script&gt;&lt;b&gt;{{json}} $&amp; &quot;x&quot;</title>');
    expect(raw).toContain('&lt;i&gt;{{name}}&lt;/i&gt;');
    expect(raw).not.toMatch(/<b>|<i>/);
  });
});

describe.each([
  ['nobody’s slug', 'no-such-shop'],
  ['a path of the site', 'support'],
  ['a code', '7PT-2222'],
  ['no slug', '-'],
  ['anything', '<script>'],
])('the page of %s', (_, slug) => {
  test('is the app’s empty page, with 404', async () => {
    for (const answer of [await open(slug), await openCode(slug, code)]) {
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
      expect(answer.raw).toBe('<title>ZarCodes</title><div id="root"></div>');
    }
    expect((await world.call('creators.bySlug', { params: { slug } })).status).toBe(404);
  });
});

describe('the page of a creator’s code', () => {
  test('is the page of the code with a way to the creator', async () => {
    const answer = await openCode('page-shop', code.toLowerCase());
    expect(answer.status).toBe(200);
    expect(answer.raw).toContain(`<title>${code} First &amp; last</title>`);
    expect(answer.raw).toContain('<a class="more" href="/page-shop">More from Page Shop</a>');
    // The code's own page has none.
    const plain = await world.call('zarcodes.page', { params: { code } });
    expect(plain.raw).not.toContain('class="more"');
  });

  test('is missing for a code of somebody else', async () => {
    const other = await world.person();
    await makeCreator(other, { displayName: 'Another Shop' });
    const theirs = await makeCreatorCode(world, other);
    const own = await world.buyCode(holder);
    for (const each of [theirs, own, '7PT-2222', 'no code']) {
      expect((await openCode('page-shop', each)).status, each).toBe(404);
    }
  });

  test('and the creator’s page move with the name', async () => {
    await rename('Renamed Page');
    const moved = await open('page-shop', { page: 2 });
    expect([moved.status, moved.headers['location']]).toEqual([301, '/renamed-page?page=2']);
    const searched = await open('page-shop', { search: 'spaza & more', page: '2', utm_source: 'x' });
    expect(searched.headers['location']).toBe('/renamed-page?search=spaza+%26+more&page=2');
    const movedCode = await openCode('page-shop', code);
    expect([movedCode.status, movedCode.headers['location']]).toEqual([301, `/renamed-page/${code}`]);
    expect((await openCode('renamed-page', code)).status).toBe(200);
  });

  test('and the creator’s page are gone while the creator is inactive; the code is not', async () => {
    const { token } = await world.person({ role: 'admin' });
    const { id } = (await world.call('creators.me', { token: holder.token })).body;
    const setActive = (isActive: boolean) =>
      world.call('creators.update', { token, params: { id }, body: { isActive } });
    await setActive(false);
    expect((await open('renamed-page')).status).toBe(404);
    expect((await openCode('renamed-page', code)).status).toBe(404);
    expect((await world.call('creators.bySlug', { params: { slug: 'renamed-page' } })).status).toBe(404);
    expect((await world.call('zarcodes.page', { params: { code } })).status).toBe(200);
    await setActive(true);
    expect((await open('renamed-page')).status).toBe(200);
  });
});
