/** A photo over HTTP against the whole local app, which is killed in between. */
import { afterAll, expect, test } from 'vitest';
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
