/** Who may see a code: its level, the PIN of an area, and passes, as its owner, others and an admin see them. */
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { makeCreatorCode, newCreator } from './creatorPeople.ts';
import { expectAccessible, look, takePicture } from './look.ts';
import { type Account, adminToken, buyCode, newAccount, signIn, tembisa } from './people.ts';

const stranger = { reducedMotion: 'reduce', viewport: { width: 360, height: 760 } } as const;
const point = String(tembisa.latitude);

async function setLevel(
  request: APIRequestContext,
  { token }: Pick<Account, 'token'>,
  code: string,
  body: { level: 'public' | 'area' | 'private'; pin?: string | null },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.put(`/api/zarcodes/${code}/visibility`, { headers, data: body });
  expect(response.status(), await response.text()).toBe(200);
}

async function makePass(
  request: APIRequestContext,
  { token }: Pick<Account, 'token'>,
  code: string,
  pass: { hours?: number | null; openings?: number | null } = {},
): Promise<{ pass: string; id: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { label: 'Courier', hours: 24, openings: 5, ...pass };
  const response = await request.post(`/api/zarcodes/${code}/passes`, { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { pass: string; id: string };
}

async function onePage(browser: Browser): Promise<Page> {
  return (await browser.newContext(stranger)).newPage();
}

/** What stays on a device after the tab is closed. */
/** As if what the tab has was opened long enough ago to ask the API again. */
const ageOpening = (page: Page, code: string) =>
  page.evaluate(
    (name) => {
      const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}') as {
        value: { opened: { openedAt: string } };
      };
      stored.value.opened.openedAt = new Date(Date.now() - 11 * 60_000).toISOString();
      sessionStorage.setItem(name, JSON.stringify(stored));
    },
    `zarcodes.opened.${code.replace('-', '')}`,
  );
const storedOnDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('an owner shows the area only and sets a PIN, with which a visitor sees the place', async ({
  page,
  browser,
}) => {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  await signIn(page, owner);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`/my-codes?details=${code}`);
  const details = page.getByRole('dialog', { name: tembisa.title });
  await details.getByRole('button', { name: 'Change who can see this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who can see this' });
  await expect(dialog.getByRole('radio', { name: /Everybody/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /Area only/ }).check();
  await expect(dialog.getByText('Until now anybody could open this page.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a PIN' }).click();
  await dialog.getByLabel('New PIN').fill('12');
  await dialog.getByLabel('New PIN').press('Enter');
  await expect(dialog.getByText('A PIN has 4 to 6 digits.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Draw one' }).click();
  await expect(dialog.getByLabel('New PIN')).toHaveValue(/^\d{6}$/);
  await dialog.getByLabel('New PIN').fill('4821');
  await expectAccessible(page);
  await takePicture(page, 'visibility-level-360');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The new PIN is 4821')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Area only/ })).toBeChecked();
  await takePicture(page, 'visibility-pin-360');

  const visitor = await onePage(browser);
  const response = await visitor.goto(`/${code}`);
  const html = (await response?.text()) ?? '';
  expect(response?.status()).toBe(200);
  expect(html).toContain('Ask the owner for the PIN, or open the link they sent you.');
  expect(html).toContain(tembisa.suburb);
  expect(html).toContain('noindex');
  expect(html).toContain(`/api/zarcodes/${code.replace('-', '')}/share-card?v=`);
  for (const hidden of [point, tembisa.description, 'application/ld+json', 'og:description'])
    expect(html).not.toContain(hidden);
  await look(visitor, 'code-area');
  await visitor.setViewportSize(stranger.viewport);
  await visitor.getByLabel('PIN').fill('12');
  await visitor.getByLabel('PIN').press('Enter');
  await expect(visitor.getByText('A PIN has 4 to 6 digits.')).toBeVisible();
  await visitor.getByLabel('PIN').fill('0000');
  await visitor.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(visitor.getByText('This PIN is not right.')).toBeVisible();
  await expect(visitor.getByLabel('PIN')).toBeFocused();
  await takePicture(visitor, 'code-area-wrong-pin-360');
  await visitor.getByLabel('PIN').fill('4821');
  await visitor.getByLabel('PIN').press('Enter');
  await expect(visitor.getByText('Opened with the PIN.')).toBeVisible();
  await expect(visitor.getByText(tembisa.description)).toBeVisible();
  expect(visitor.url()).not.toContain('4821');
  await expectAccessible(visitor);
  await takePicture(visitor, 'code-opened-pin-360', { fullPage: true });
  await visitor.reload();
  await expect(visitor.getByText('Opened with the PIN.')).toBeVisible();
  expect(await storedOnDevice(visitor)).not.toContain(point);

  // Another PIN ends what the old one opened.
  await setLevel(page.request, owner, code, { level: 'area', pin: '9130' });
  await ageOpening(visitor, code);
  await visitor.reload();
  await expect(visitor.getByText('The PIN no longer opens the place.')).toBeVisible();
  await expect(visitor.getByText(tembisa.description)).toBeHidden();
  await visitor.context().close();
});

test('a pass is made, shared, opened by a driver and revoked', async ({ page, browser }) => {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  await setLevel(page.request, owner, code, { level: 'private' });
  await signIn(page, owner);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`/${code}`);
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await takePicture(page, 'code-private-owner-360', { fullPage: true });
  await page.getByRole('button', { name: 'Who can see this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who can see this' });
  await expect(dialog.getByText('No passes yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'New pass' }).click();
  await dialog.getByRole('button', { name: 'Courier' }).click();
  await expectAccessible(page);
  await takePicture(page, 'visibility-new-pass-360');
  await dialog.getByRole('button', { name: 'Make the pass' }).click();
  await expect(dialog.getByText('The pass for Courier is ready')).toBeVisible();
  const link = await dialog.getByRole('button', { name: 'Copy link' }).getAttribute('data-copy');
  const shared = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(shared).toContain(encodeURIComponent(link ?? ''));
  expect(link).toMatch(new RegExp(`/${code}#pass=`));
  await takePicture(page, 'visibility-made-pass-360');

  const driver = await onePage(browser);
  const asked: string[] = [];
  driver.on('request', (request) => asked.push(request.url()));
  await driver.goto(link ?? '');
  await expect(driver.getByText(/^Opened with a pass until /)).toBeVisible();
  await expect(driver.getByText(tembisa.description)).toBeVisible();
  expect(driver.url()).toMatch(new RegExp(`/${code}$`));
  await expect(driver).toHaveTitle(`${code} – ZarCodes`);
  await look(driver, 'code-opened-pass');
  const secret = new URL(link ?? '').hash.slice('#pass='.length);
  expect(asked.filter((url) => new URL(url).pathname + new URL(url).search).join()).not.toContain(`${code}?`);
  for (const url of asked.slice(1)) expect(url).not.toContain(secret);
  // Not counted again, neither at once nor when the API is asked later.
  await driver.reload();
  await expect(driver.getByText(/^Opened with a pass until /)).toBeVisible();
  await ageOpening(driver, code);
  const askedAgain = driver.waitForResponse((response) => response.url().includes('/api/zarcodes/'));
  await driver.reload();
  expect((await askedAgain).status()).toBe(200);
  await expect(driver.getByText(/^Opened with a pass until /)).toBeVisible();
  expect(await storedOnDevice(driver)).not.toContain(point);
  expect(await storedOnDevice(driver)).not.toContain(secret);
  // Another tab has not got it.
  const other = await driver.context().newPage();
  expect((await other.goto(`/${code}`))?.status()).toBe(404);
  await expect(other.getByText('ZarCode not found')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Who can see this' }).click();
  await expect(dialog.getByText(/1 of 5 openings used/)).toBeVisible();
  await dialog.getByText('Openings', { exact: true }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Courier' })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'visibility-passes-360');
  await dialog.getByRole('button', { name: 'Revoke the pass for Courier' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('Revoked')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Passes' })).toBeFocused();

  await other.goto(link ?? '');
  await expect(
    other.getByText('This link no longer opens the place. Ask the owner for a new one.'),
  ).toBeVisible();
  await look(other, 'code-pass-closed');
  await driver.context().close();
});

test('links that are cut off, made up or used up open nothing and leave the address', async ({
  page,
  browser,
}) => {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  await setLevel(page.request, owner, code, { level: 'area' });
  const { pass } = await makePass(page.request, owner, code, { openings: 1 });
  const visitor = await onePage(browser);
  const closed = visitor.getByText('This link no longer opens the place.');
  for (const fragment of ['#pass=', '#pass=a%20b', '#pass=nothing', `#pass=${pass}x`]) {
    await visitor.goto('/support');
    await visitor.goto(`/${code}${fragment}`);
    await expect(closed).toBeVisible();
    await expect(visitor.getByLabel('PIN')).toBeVisible();
    expect(new URL(visitor.url()).hash).toBe('');
  }
  // On the page that is open already, only the fragment changes.
  await visitor.goto(`/${code}#pass=${pass}`);
  await expect(visitor.getByText(/^Opened with a pass until /)).toBeVisible();
  const late = await onePage(browser);
  await late.goto(`/zarcodes/${code}#pass=${pass}`);
  await expect(late.getByText('This link no longer opens the place.')).toBeVisible();
  // Of a code that does not exist, the same is said.
  await late.goto(`/9ZZ-ZZZZ#pass=${pass}`);
  await expect(late.getByText('This link no longer opens the place.')).toBeVisible();
  // What everybody sees needs none.
  await setLevel(page.request, owner, code, { level: 'public' });
  await late.goto('/support');
  await late.goto(`/${code}#pass=${pass}`);
  await waitForHydration(late);
  await expect(late.getByText(tembisa.description)).toBeVisible();
  await expect(closed).toBeHidden();
  await visitor.context().close();
  await late.context().close();
});

test('an admin sees the place of a private code after saying why', async ({ page, request }) => {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner);
  await setLevel(request, owner, code, { level: 'private' });
  await signIn(page, { token: await adminToken(request) }, 'super_admin');
  await page.goto(`/admin/zarcodes/${code}`);
  await expect(page.getByText('Its owner does not show it to everybody')).toBeVisible();
  await expect(page.getByText(tembisa.description)).toBeHidden();
  await look(page, 'admin-zarcode-private');
  await page.getByRole('button', { name: 'Show the place' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show the place' }).click();
  await expect(dialog.getByText('Please say why you need to see this place.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Its owner asks for help with the pin.');
  await takePicture(page, 'admin-show-place');
  await dialog.getByRole('button', { name: 'Show the place' }).click();
  await expect(page.getByText(tembisa.description)).toBeVisible();
  await expect(page.getByText('Its owner asks for help with the pin.')).toBeVisible();
  await page.getByRole('button', { name: 'Change who can see it' }).click();
  await dialog.getByLabel('Who can see it').selectOption('area');
  await dialog.getByLabel('Reason').fill('Its owner asked for it by phone.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Its owner gets an email with your reason.')).toBeVisible();
  await page.goto(`/admin/zarcodes/${code}/edit`);
  await page.getByRole('button', { name: 'Show the place' }).click();
  await dialog.getByLabel('Reason').fill('The pin is in the river.');
  await dialog.getByRole('button', { name: 'Show the place' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(tembisa.title);
});

test('a creator’s page names a code of which only the area is shown, without a pin', async ({
  page,
  browser,
}) => {
  const creator = await newCreator(page.request);
  const code = await makeCreatorCode(page.request, creator, 'Thandi Bakery');
  await setLevel(page.request, creator, code, { level: 'area', pin: '48213' });
  const visitor = await onePage(browser);
  await visitor.goto(`/${creator.slug}`);
  await expect(visitor.getByRole('link', { name: /Thandi Bakery/ })).toContainText('Area only');
  await takePicture(visitor, 'creator-area-360', { fullPage: true });
  await visitor.goto(`/${creator.slug}/${code}`);
  await visitor.getByLabel('PIN').fill('48213');
  await visitor.getByLabel('PIN').press('Enter');
  await expect(visitor.getByText('Opened with the PIN.')).toBeVisible();
  await visitor.context().close();

  await setLevel(page.request, creator, code, { level: 'private' });
  await signIn(page, creator);
  await page.goto('/creator-dashboard');
  await page.getByLabel('Who can see them').selectOption('private');
  await expect(page.getByText('Thandi Bakery')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search your creator ZarCodes' })).toBeHidden();
  await look(page, 'creator-dashboard-private');
});
