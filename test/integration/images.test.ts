/** A photo over HTTP against the whole local app, which is killed in between. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { maxShareCardBytes, shareCardSize } from '#shared/domain/shareCard.ts';
import { picture, uploadFile, uploadRequest } from '#test/support/images.ts';
import { emptyFolder, type LocalApp, launchApp } from '#test/support/localApp.ts';
import { pretoria } from '#test/support/world.ts';

let app: LocalApp;
afterAll(async () => {
  await app.end('SIGTERM');
});

async function call(method: string, path: string, body?: object, token = '') {
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the body they expect
  return (await answer.json()) as any;
}

/** Of the chat apps that show links, as each names itself; WhatsApp and iMessage take what the others take. */
const crawlers = [
  'WhatsApp/2.24.20.89 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
] as const;

/** As a crawler does: the page without JavaScript, then its picture, with HEAD first. */
async function expectCard(path: string, userAgent: string): Promise<void> {
  const headers = { 'user-agent': userAgent };
  const head = await fetch(app.url + path, { method: 'HEAD', headers });
  expect(head.status).toBe(200);
  const html = await (await fetch(app.url + path, { headers })).text();
  const meta = (name: string) =>
    new RegExp(`<meta[^>]* (?:property|name)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual([
    '1200',
    '630',
    'image/jpeg',
  ]);
  expect(meta('og:image:alt')).toBe(meta('og:title'));
  expect(meta('twitter:card')).toBe('summary_large_image');
  const address = meta('og:image').replaceAll('&amp;', '&');
  const asked = await fetch(address, { method: 'HEAD', headers });
  const shown = await fetch(address, { headers });
  for (const { status, headers: said } of [asked, shown])
    expect([status, said.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(asked.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThanOrEqual(maxShareCardBytes);
  expect(await sharp(bytes).metadata()).toMatchObject(shareCardSize);
}

test('survives kill -9, and is deleted with its code', { timeout: 120_000 }, async () => {
  const DATA_DIR = emptyFolder();
  app = await launchApp({ DATA_DIR });
  await app.ready();
  const email = 'photo@example.co.za';
  const password = 'a-long-password';
  const names = { firstName: 'Ayanda', lastName: 'Mthembu' };
  await call('POST', '/auth/register', { ...names, email, password, confirmPassword: password });
  const { token } = await call('POST', '/auth/login', { email, password });
  const order = await call('POST', '/payments/create', { zarcode: pretoria }, token);
  const { zarcode } = await call('POST', `/payments/${order.id}/complete`, {}, token);

  const bytes = await picture((image) => image.jpeg(), { width: 1000, height: 700 });
  const begun = await call('POST', `/zarcodes/${zarcode}/images`, uploadRequest(bytes), token);
  await uploadFile(begun, bytes);
  await app.end('SIGKILL');

  app = await launchApp({ DATA_DIR });
  await app.ready();
  const image = await call('POST', `/zarcodes/${zarcode}/images/${begun.id}/complete`, undefined, token);
  const { images } = await call('GET', `/zarcodes/${zarcode}/images`);
  expect(images).toEqual([image]);
  const path = `/api/images/${image.zarCodeId}/${image.id}`;
  for (const size of ['small', 'medium', 'large']) {
    const shown = await fetch(`${app.url}${path}/${size}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-disposition')).toBe('inline; filename="photo.webp"');
    expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get('content-length')));
    const head = await fetch(`${app.url}${path}/${size}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  }
  for (const [wrong, status] of [
    [`${path}/huge`, 404],
    [`/api/images/../../uploads/${image.zarCodeId}/${image.id}`, 404], // the app's page, as for any unknown path
    [`/api/images/%2e%2e%2fuploads%2f${image.zarCodeId}%2f${image.id}`, 404],
  ] as const) {
    const answer = await fetch(`${app.url}${wrong}`);
    expect([wrong, answer.status]).toEqual([wrong, status]);
    expect(answer.headers.get('content-type')).not.toContain('image');
  }
  expect((await fetch(`${app.url}${path}/large`, { method: 'DELETE' })).status).toBe(405);

  // The first card of a process takes as long as a photo.
  for (const userAgent of crawlers) await expectCard(`/zarcodes/${zarcode}`, userAgent);
  expect((await fetch(`${app.url}/cards/township.jpg`)).headers.get('content-type')).toBe('image/jpeg');

  const statusOf = async (address: string) => (await fetch(address)).status;
  await call('PUT', `/zarcodes/${zarcode}/visibility`, { level: 'private' }, token);
  await expect.poll(() => statusOf(`${app.url}${path}/large`), { timeout: 20_000 }).toBe(404);
  expect(await call('GET', `/zarcodes/${zarcode}/images`)).toEqual({ images: [] });
  const { images: own } = await call('GET', `/zarcodes/${zarcode}/images`, undefined, token);
  const { large } = own[0].links;
  expect(await statusOf(large)).toBe(200);
  const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? '';
  expect(/img-src ([^;]*)/.exec(policy)?.[1]).toContain(new URL(large).origin);
  for (const [wrong, status] of [
    [large.replace(/\?.*/, ''), 403],
    [`${app.url}/guarded/${image.zarCodeId}/${image.id}/large`, 404],
    [`${app.url}/api/images/%2e%2e%2f%2e%2e%2fguarded%2f${image.zarCodeId}%2f${image.id}%2flarge`, 404],
  ] as const) {
    expect([wrong, await statusOf(wrong)]).toEqual([wrong, status]);
  }
  await call('PUT', `/zarcodes/${zarcode}/visibility`, { level: 'public' }, token);
  await expect.poll(() => statusOf(`${app.url}${path}/large`), { timeout: 20_000 }).toBe(200);

  await call('DELETE', `/zarcodes/${zarcode}`, undefined, token);
  await expect
    .poll(async () => (await fetch(`${app.url}${path}/large`)).status, { timeout: 20_000 })
    .toBe(404);
});
