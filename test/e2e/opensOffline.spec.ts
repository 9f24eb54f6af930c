/** What opens without a connection (docs/product/offline.md#offline-and-broken-pages). */
import { expect, type Page } from '@playwright/test';
import { localeOf } from '#shared/text/languages.ts';
import { waitForHydration } from './app.ts';
import { type Line, lastSeen, seen, stored, test } from './line.ts';
import { look } from './look.ts';
import { type Account, adminToken, buyCode, newAccount, tembisa } from './people.ts';
import { sayIn } from './say.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 667 } });

const offlineTitle = (page: Page) => page.getByRole('heading', { name: "You're offline" });

/** The files of a person's own pages, which are the last to be stored. */
async function ownPagesStored(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(async () => (await (await caches.open('visited')).keys()).map(({ url }) => url).join(' '));
  await expect.poll(names).toMatch(/SignedInBars.*SortSelect|SortSelect.*SignedInBars/s);
  await expect.poll(names).toContain('/my-codes-');
}

async function signInByForm(page: Page, line: Line, { email, password }: Account): Promise<void> {
  await page.goto(`${line.url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function lookAt(page: Page, name: string): Promise<void> {
  await look(page, `offline-${name}`);
  await page.setViewportSize({ width: 375, height: 667 });
}

test.describe('in isiZulu', () => {
  test.use({ locale: localeOf('zu') });

  test('a visited code opens in it, and so does what was not visited', async ({ page, line, request }) => {
    const say = sayIn('zu');
    const { code } = await buyCode(request, await newAccount(request));
    await page.goto(`${line.url}/${code}`);
    await stored(page, code.replace('-', ''));
    await line.cut();
    await page.goto(`${line.url}/${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf('zu'));
    await expect(page.getByText(say('As you last saw it'))).toBeVisible();
    await page.goto(`${line.url}/terms-of-service`);
    await expect(page.getByRole('heading', { name: say("You're offline") })).toBeVisible();
  });
});

test('a visited code opens with its point and its ways there; other pages say what they need', async ({
  page,
  line,
  request,
}) => {
  const { code } = await buyCode(request, await newAccount(request));
  await page.goto(`${line.url}/${code}`);
  await stored(page, code.replace('-', ''));
  await line.cut();

  for (const path of [`/${code}`, `/zarcodes/${code}`, `/${code.toLowerCase().replace('-', '')}`]) {
    await page.goto(line.url + path);
    await expect(lastSeen(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: tembisa.title })).toBeVisible();
  }
  const point = `${tembisa.latitude.toFixed(6)},${tembisa.longitude.toFixed(6)}`;
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link('Directions')).toHaveAttribute('href', new RegExp(encodeURIComponent(point)));
  await expect(link('Map app')).toHaveAttribute('href', `geo:${point}?q=${point}(${code})`);
  await expect(page.getByText('Hospital View').first()).toBeVisible();
  await lookAt(page, 'code');

  for (const path of ['/about', '/9ZZ-2222', '/payments', '/terms-of-service']) {
    await page.goto(line.url + path);
    await expect(offlineTitle(page)).toBeVisible();
  }
  await expect(page.getByText("This page opens when you're connected again.")).toBeVisible();
  await lookAt(page, 'unvisited');
  await page.getByRole('link', { name: tembisa.title }).focus();
  await page.keyboard.press('Enter');
  await expect(lastSeen(page)).toBeVisible();

  // In the app, too.
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(offlineTitle(page)).toBeVisible();
  await line.fix();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});

test('a code that was deleted is not shown once there is a connection', { tag: '@C9' }, async ({
  page,
  line,
  request,
}) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await page.goto(`${line.url}/${code}`);
  await stored(page, code.replace('-', ''));
  await line.cut();
  await page.goto(`${line.url}/${code}`);
  await expect(lastSeen(page)).toBeVisible();
  const headers = { authorization: `Bearer ${account.token}` };
  expect((await request.delete(`/api/zarcodes/${code}`, { headers })).ok()).toBe(true);
  await line.fix();
  await expect(page.getByText('ZarCode not found')).toBeVisible();
  expect(await seen(page, 'last_seen.')).toEqual([]);
});

test('own pages open as they were last seen, and signing out leaves nothing of them', async ({
  page,
  line,
  request,
}) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signInByForm(page, line, account);
  await page.goto(`${line.url}/${code}`);
  await stored(page, code.replace('-', ''));
  await page.goto(`${line.url}/my-codes`);
  await expect
    .poll(async () =>
      (await seen(page, 'last_seen.own.')).some((key) => /zarcodes\?(?!limit=1000)/.test(key)),
    )
    .toBe(true);
  await page.goto(`${line.url}/dashboard`);
  await stored(page, '/api/zarcodes/recent');
  await ownPagesStored(page);
  await line.cut();

  await page.goto(`${line.url}/dashboard`);
  await expect(lastSeen(page)).toBeVisible();
  await expect(page.getByText('Good to see you, Lerato.')).toBeVisible();
  await expect(page.getByText(tembisa.title)).toBeVisible();
  await lookAt(page, 'dashboard');
  await page.goto(`${line.url}/my-codes`);
  await expect(lastSeen(page)).toBeVisible();
  await expect(page.getByText(tembisa.title)).toBeVisible();
  await lookAt(page, 'my-codes');
  await page.goto(`${line.url}/settings`);
  await expect(offlineTitle(page)).toBeVisible();
  await line.fix();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The router loads a page again whose script does not come.
  await expect(page.getByRole('heading', { name: 'Seven characters that lead to your door' })).toBeVisible();
  expect(await seen(page, 'last_seen.')).toEqual([]);
  // Only files are in there: no answer of the API, and no page but the app's frame.
  const files = await page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(files.filter((path) => !path.startsWith('/assets/'))).toEqual(['/app.html']);
  await line.cut();
  await page.goto(`${line.url}/my-codes`);
  await expect(page.getByText(tembisa.title)).toHaveCount(0);
});

test('an account that ends meanwhile leaves nothing of it', { tag: '@E9' }, async ({
  page,
  line,
  request,
}) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signInByForm(page, line, account);
  await page.goto(`${line.url}/${code}`);
  await stored(page, code.replace('-', ''));
  await page.goto(`${line.url}/dashboard`);
  await stored(page, '/api/zarcodes/recent');
  await ownPagesStored(page);
  await line.cut();
  await page.goto(`${line.url}/dashboard`);
  await expect(lastSeen(page)).toBeVisible();
  const own = { authorization: `Bearer ${account.token}` };
  const { user } = (await (await request.get('/api/auth/me', { headers: own })).json()) as {
    user: { id: string };
  };
  // An admin's deletion takes effect at once.
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const data = { codes: 'release', reason: 'They asked us by phone.' };
  expect((await request.delete(`/api/admin/users/${user.id}`, { headers, data })).ok()).toBe(true);
  // A job deletes the codes.
  const lookUp = async () => (await request.get(`/api/zarcodes/${code}`)).status();
  await expect.poll(lookUp, { timeout: 30_000 }).toBe(404);

  await line.fix();
  await expect(page).toHaveURL(/\/login/);
  expect(await seen(page, 'last_seen.own.')).toEqual([]);
  await page.goto(`${line.url}/${code}`);
  await expect(page.getByText('ZarCode not found')).toBeVisible();
  expect(await seen(page, 'last_seen.')).toEqual([]);
});

test('what was typed offline outlasts a reload, and is sent by its person later', { tag: '@C19' }, async ({
  page,
  line,
}) => {
  await page.goto(`${line.url}/support`);
  await waitForHydration(page);
  await page.getByRole('form', { name: 'Write to us' }).waitFor();
  await stored(page);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('visited')).keys()).map(({ url }) => url).join(' '),
      ),
    )
    .toContain('/support-');
  await line.cut();
  await page.reload();
  await page.getByLabel('Name').fill('Nomsa');
  await page.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await page.getByLabel('Subject').fill('My gate');
  await page.getByLabel('Message').fill('The gate has moved.');
  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await line.fix();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
});
