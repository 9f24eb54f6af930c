/** The page for developers, their keys, and the back office's list (docs/product/developers.md). */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { waitForHydration } from './app.ts';
import { look } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';
import { expect, makeKey, test } from './shop.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const exampleOf = async (page: Page, title: string) =>
  (await page.getByRole('figure', { name: title }).locator('code').innerText()).trimEnd();

/** Does what an example for `curl` says. */
async function send(request: APIRequestContext, example: string) {
  const [, url = ''] = /^curl (\S+)/.exec(example) ?? [];
  const headers = Object.fromEntries(
    [...example.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const [, data] = /-d '(.+)'/.exec(example) ?? [];
  const answer = data === undefined ? request.get(url, { headers }) : request.post(url, { headers, data });
  return (await answer).json();
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

/** Runs the example of a receiver as a shop would. @returns the status of its answer to a call */
async function receive(example: string, secret: string, signedBy: string): Promise<number> {
  // Where its import finds the package.
  await mkdir('test-results', { recursive: true });
  const folder = await mkdtemp('test-results/receiver-');
  await writeFile(`${folder}/receiver.mjs`, example);
  const port = await freePort();
  const child = spawn(process.execPath, [`${folder}/receiver.mjs`], {
    env: { ...process.env, ZARCODES_WEBHOOK_SECRET: secret, PORT: port },
    stdio: 'ignore',
  });
  try {
    const body = JSON.stringify({ type: 'code.moved', timestamp: new Date(), data: { code: '7PT-FLHV' } });
    const at = new Date();
    const headers = {
      'webhook-id': 'whd_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(signedBy).sign('whd_1', at, body),
    };
    const call = () =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(call).not.toBe(0);
    return await call();
  } finally {
    child.kill();
  }
}

test('the page for developers shows a checkout that works, and its examples run as they are copied', async ({
  page,
  shop,
}) => {
  // Three widths, and the examples.
  test.slow();
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  await page.goto('/developers');
  await page.getByRole('textbox', { name: 'ZarCode of the delivery' }).fill(code);
  await expect(page.getByLabel('Province')).toHaveValue('Gauteng');
  await look(page, 'developers');

  // The examples have this site's address once the app is there.
  await waitForHydration(page);
  const { key } = await makeKey(page.request, owner, []);
  const mine = async (title: string) =>
    (await exampleOf(page, title)).replaceAll('zk_your_key', key).replaceAll('7PT-FLHV', code);
  expect(await send(page.request, await mine('Look up a code'))).toMatchObject({ code, level: 'public' });
  expect(await send(page.request, await mine('Look up several'))).toMatchObject({
    results: [{ found: { code } }, { found: null }],
  });
  expect(await send(page.request, await mine('Save codes, to be told of changes'))).toMatchObject({
    saved: [code],
    total: 1,
  });
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3';
  const receiver = await exampleOf(page, 'A receiver of webhooks');
  expect(await receive(receiver, secret, secret)).toBe(204);
  expect(await receive(receiver, secret, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBe(400);

  const checkout = (await exampleOf(page, 'A checkout')).replaceAll('zk_your_key', shop.key);
  shop.show({ body: checkout });
  await page.goto(`${shop.origin}/checkout`);
  await page.getByRole('textbox', { name: 'ZarCode of the delivery' }).fill(code);
  await expect(page.getByLabel('Province')).toHaveValue('Gauteng');
});

test('each problem leads to what it means', async ({ page }) => {
  const refused = await page.request.get('/api/v1/codes/7PT-FLHV');
  const { type } = (await refused.json()) as { type: string };
  await page.goto(type.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.locator(':target')).toContainText('Send the key in the header');
});

test('a person makes, replaces and revokes a key, and sets up its webhook; an admin sees and disables it', async ({
  page,
}) => {
  // Looks at the page and the list in every width.
  test.slow();
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  const lookUp = async (key: string) =>
    (
      await page.request.get(`/api/v1/codes/${code}`, { headers: { authorization: `Bearer ${key}` } })
    ).status();
  const shown = page.getByText(/^(zk|whsec)_/).first();
  await signIn(page, owner);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Manage keys' }).click();
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Please enter the address of your site.')).toBeVisible();
  const name = `Shop ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Your sites' }).fill('shop.example.co.za');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('Please enter the address of a site without a path').first()).toBeVisible();
  await page.getByText('A server', { exact: true }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const first = await shown.innerText();
  expect(await lookUp(first)).toBe(200);

  await page.getByText('Saved codes and webhook').click();
  const address = page.getByLabel('Address that we call');
  await address.fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please give an address on the public internet')).toBeVisible();
  await address.fill('https://hooks.invalid-shop.example/zarcodes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await look(page, 'developer-keys');

  await page.getByRole('button', { name: `Replace the key “${name}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText(`The new key of “${name}” is ready`)).toBeVisible();
  const second = await shown.innerText();
  expect(second).not.toBe(first);
  expect([await lookUp(first), await lookUp(second)]).toEqual([200, 200]);
  await expect(page.getByText('Old key works until')).toBeVisible();

  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/admin/api-keys');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Enabled');
  await look(page, 'admin-api-keys');
  await page.getByRole('button', { name: `Change look-ups of ${name}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Look-ups a day').fill('5000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('5 000 a day allowed');
  await page.getByRole('button', { name: `Disable ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  expect(await lookUp(second)).toBe(403);

  await signIn(page, owner);
  await page.goto('/developer-keys');
  await expect(page.getByText('Disabled by ZarCodes')).toBeVisible();
  await page.getByRole('button', { name: `Revoke the key “${name}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page)).toContainText('Key revoked');
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect(await lookUp(second)).toBe(401);
});
