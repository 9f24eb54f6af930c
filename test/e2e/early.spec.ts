/** Prerendered pages can be used before their scripts have loaded: no early input is lost. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { newAccount } from './people.ts';

const appScripts = /\/assets\/[^/]+\.js$/;

interface HeldScripts {
  /** Releases the first script, which records clicks and keys. */
  first: () => void;
  rest: () => void;
}

async function holdScripts(page: Page): Promise<HeldScripts> {
  const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(appScripts, async (route) => {
    const isFirst = /\/(?:index|early)-[^/.]+\.js$/.test(route.request().url());
    await (isFirst ? first : rest).promise;
    await route.continue();
  });
  return { first: first.resolve, rest: rest.resolve };
}

/** Records the URL of each page load. */
function recordPageLoads(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && urls.push(request.url()));
  return urls;
}

async function someCode(page: Page): Promise<string> {
  const found = await page.request.get('/api/search/combined?q=salon');
  const { results } = (await found.json()) as { results: { zarcode?: string }[] };
  return results.find(({ zarcode }) => zarcode !== undefined)?.zarcode ?? '';
}

const waitForEarlyScript = (page: Page) =>
  page.locator('html[data-listening]').waitFor({ state: 'attached' });

test('a page that is read before the app has loaded stays where it was scrolled to', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/support', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolledTo();
  expect(before).toBeGreaterThan(300);
  // Not for a moment either: a click would end on something else than it began on.
  const seen = await page.evaluateHandle((y) => {
    const seen = { elsewhere: false };
    addEventListener('scroll', () => {
      seen.elsewhere ||= Math.round(window.scrollY) !== y;
    });
    return seen;
  }, before);
  scripts.first();
  scripts.rest();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await scrolledTo()).toBe(before);
  expect(await seen.jsonValue()).toEqual({ elsewhere: false });
});

test('text typed into the search before the script has loaded is searched', async ({ page }) => {
  const scripts = await holdScripts(page);
  const pageLoads = recordPageLoads(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: /Search for a ZarCode/ });
  await field.fill('hermanus western');
  await field.press('Enter');
  scripts.first();
  await waitForEarlyScript(page);
  await field.press('Enter');
  scripts.rest();
  await expect(page.getByRole('option', { name: /Hermanus/ }).first()).toBeVisible();
  await expect(field).toHaveValue('hermanus western');
  expect(pageLoads).toHaveLength(1);
});

test('an email submitted before the app has loaded is neither lost nor in a URL', async ({ page }) => {
  const scripts = await holdScripts(page);
  const pageLoads = recordPageLoads(page);
  await page.goto('/farmers', { waitUntil: 'commit' });
  const field = page.getByLabel('Your email address');
  const send = page.getByRole('button', { name: 'Get My ZarCode' });
  await field.fill('piet@plaas.example');
  // Nothing listens yet, and the button shows that it is not ready.
  await field.press('Enter');
  await send.click();
  await expect(send).toHaveCSS('opacity', '0.55');
  await expect(field).toHaveValue('piet@plaas.example');
  scripts.first();
  await waitForEarlyScript(page);
  await expect(send).toHaveCSS('opacity', '1');
  await field.press('Enter');
  await expect(send).toHaveCSS('opacity', '0.55');
  scripts.rest();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('piet@plaas.example');
  expect(pageLoads).toHaveLength(1);
});

test('the last button of a code’s page that was clicked before the app has loaded acts once', async ({
  page,
}) => {
  const code = await someCode(page);
  const scripts = await holdScripts(page);
  await page.goto(`/${code}`, { waitUntil: 'commit' });
  const print = page.getByRole('button', { name: 'Print a sign' });
  await print.click();
  scripts.first();
  await waitForEarlyScript(page);
  await page.getByRole('button', { name: 'Report this code' }).click();
  await print.click();
  await expect(print).toHaveCSS('opacity', '0.55');
  scripts.rest();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Print a sign/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('what is typed, ticked and sent before the form has loaded is sent once', async ({ page, request }) => {
  const { email, password } = await newAccount(request);
  const [form, sent] = [Promise.withResolvers<void>(), [] as unknown[]];
  await page.route(/\/assets\/LoginForm-/, async (route) => {
    await form.promise;
    await route.continue();
  });
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/auth/login')) sent.push(asked.postDataJSON());
  });
  const pageLoads = recordPageLoads(page);
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Remember me for 7 days').check();
  const passwordField = page.getByLabel('Password', { exact: true });
  await passwordField.fill(password);
  await passwordField.press('Enter');
  const send = page.getByRole('button', { name: 'Sign in' });
  await send.click();
  await expect(send).toHaveCSS('opacity', '0.55');
  form.resolve();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toEqual([{ email, password, rememberMe: true }]);
  expect(pageLoads).toHaveLength(1);
});

for (const path of ['/login', '/register'])
  test(`${path}: the form that the page came with stays when its scripts load`, async ({ page }) => {
    const loaded = page.waitForResponse(/\/assets\/(Login|Register)Form-/);
    await page.goto(path);
    await waitForHydration(page);
    const form = await page.locator('form').elementHandle();
    const email = page.getByLabel('Email', { exact: true });
    await email.focus();
    await loaded;
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(page.getByRole('button', { name: 'Hide password' }).first()).toBeVisible();
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
  });

test('a press between the moment that React takes over a form and the one that early presses are repeated counts once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  // Early presses are repeated after a timer.
  await page.clock.pauseAt(Date.now() + 60_000);
  const form = await page.locator('form').elementHandle();
  await page.getByLabel('Email', { exact: true }).focus();
  await page.waitForFunction(
    (form) => form !== null && Object.keys(form).some((key) => key.startsWith('__react')),
    form,
  );
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
});
