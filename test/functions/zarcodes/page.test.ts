import { beforeAll, expect, test } from 'vitest';
import { processedImage } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
  owner = await world.person({ firstName: 'Naledi' });
});

const open = (code: string) => world.call('zarcodes.page', { params: { code } });

test('the page of a code shows the place without JavaScript', async () => {
  const code = await world.buyCode(owner, { description: 'Blue gate' });
  const answer = await open(code.toLowerCase());
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(answer.raw).toContain(`<title>${code} ${pretoria.title}</title>`);
  expect(answer.raw).toContain(`<link href="http://localhost:3000/zarcodes/${code}">`);
  expect(answer.raw).toContain('<p class="css-1">Blue gate</p>');
});

test('missing fields leave no empty elements', async () => {
  const { raw } = await open(await world.buyCode(owner, { description: undefined, addressLine2: undefined }));
  expect(raw).not.toMatch(/<p|<span|\{\{/);
});

test('a page with photos says so, for the app to load them', async () => {
  const code = await world.buyCode(owner);
  await processedImage({ world, person: owner }, code);
  expect((await open(code)).raw).toContain('"hasImages":true');
});

test('user input is escaped, in the HTML and in the embedded data', { tags: 'I6' }, async () => {
  const title = '</script><script>alert(1)</script> "Joy\'s" & {{json}} $& $1';
  const code = await world.buyCode(owner, { title });
  const { raw } = await open(code);
  expect(raw).not.toContain('<script>');
  expect(raw).toContain(
    `<title>${code} &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Joy&#x27;s&quot; &amp; {{json}} $&amp; $1</title>`,
  );
  const data = /<script type="application\/json">(.*?)<\/script>/s.exec(raw)?.[1] ?? '';
  const response = await world.call('zarcodes.get', { params: { code } });
  expect(JSON.parse(data)).toEqual({ zarCode: response.body, hasImages: false });
});

test('the page contains no owner data', async () => {
  const { raw } = await open(await world.buyCode(owner));
  for (const secret of [owner.id, owner.email, 'Naledi']) expect(raw).not.toContain(secret);
});

test.each(['4ZZ-ZZZZ', 'no-t-a-code', '<script>', ' '])('%j serves the app’s empty page', async (code) => {
  const answer = await open(code);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(answer.raw).toContain('<div id="root"></div>');
});

test('a mistyped code serves the empty page: the app shows what was meant', async () => {
  const code = await world.buyCode(owner);
  const typed = `${code.slice(0, 7)}${code.endsWith('2') ? 'Z' : '2'}`;
  const answer = await open(typed);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(answer.raw).toBe('<title>ZarCodes</title><div id="root"></div>');
});
