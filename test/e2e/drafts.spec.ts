/** What is typed is never lost (docs/product/offline.md#drafts). */
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape, waitForHydration } from './app.ts';
import { expectAccessible, takePicture } from './look.ts';
import { type Account, buyCode, newAccount, signIn, tembisa } from './people.ts';

const kept = (page: Page) => page.getByText('We kept what you typed.');
const title = (page: Page) => page.getByLabel('Title');

/** Signs in by the form, on the page that is open. */
async function signInHere(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Types a place into the generator, with its point. */
async function typePlace(page: Page): Promise<void> {
  await title(page).fill('Ouma se Winkel');
  // On a phone they are not among the essentials.
  const more = page.getByText('More (coordinates, address lines)');
  if (await more.isVisible()) await more.click();
  await page.getByLabel('Latitude').fill(String(tembisa.latitude));
  await page.getByLabel('Longitude').fill(String(tembisa.longitude));
  await expect(page.getByLabel('City')).not.toHaveValue('');
}

async function expectPlace(page: Page): Promise<void> {
  await expect(kept(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Ouma se Winkel');
  await expect(page.getByLabel('Latitude')).toHaveValue(String(tembisa.latitude));
  await expect(page.getByRole('button', { name: /^Your pin at/ })).toBeVisible();
}

/** What stores drafts is loaded with the first press into a form. */
async function expectStored(page: Page): Promise<void> {
  const keys = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join());
  await expect.poll(keys).toContain('draft.');
}

test('a place and its pin survive a reload, the tab bar, Back and a new tab', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn(page, await newAccount(request));
  await page.goto('/generator');
  await typePlace(page);
  await expect(kept(page)).toHaveCount(0);
  await page.reload();
  await expectPlace(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expectPlace(page);
  await takePicture(page, 'drafts-375');
  await expectAccessible(page);

  const other = await page.context().newPage();
  await other.goto('/generator');
  await expectPlace(other);
  await other.getByRole('button', { name: 'Start again' }).click();
  await expect(title(other)).toHaveValue('');
  await expect(other.getByLabel('City')).toHaveValue('');
  await expect(other.getByRole('button', { name: /^Your pin at/ })).toHaveCount(0);
  await expect(kept(other)).toHaveCount(0);
  await other.reload();
  await expect(title(other)).toHaveValue('');
});

test('a session that ends stores what was typed for that person only', async ({ page, request }) => {
  const [account, another] = [await newAccount(request), await newAccount(request)];
  await page.goto('/login?redirect=/generator');
  await signInHere(page, account);
  await typePlace(page);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  // Any request finds out: here the list's.
  const listed = /\/api\/zarcodes\?(?:.*&)?limit=10(?:&|$)/;
  await page.route(listed, (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthorized' } }),
  );
  await page
    .getByRole('link', { name: /My ZarCodes|My codes/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.unroute(listed);
  await signInHere(page, another);
  await expect(page).toHaveURL(/\/my-codes/);
  await page.goto('/generator');
  await expect(title(page)).toBeEditable();
  await expect(title(page)).toHaveValue('');
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.goto('/login?redirect=/generator');
  await signInHere(page, account);
  await expectPlace(page);
});

test('logging out warns before it deletes what was not sent', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/login?redirect=/generator');
  await signInHere(page, account);
  await title(page).fill('Ouma se Winkel');
  await expectStored(page);
  const logOut = async () => {
    await page.getByRole('button', { name: /your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'Log out and delete what you typed?' });
  await expect(question).toContainText('the details of a ZarCode');
  await takePicture(page, 'drafts-logout');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title(page)).toHaveValue('Ouma se Winkel');
  await logOut();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ouma');
  await page.goto('/login?redirect=/generator');
  await signInHere(page, account);
  await expect(title(page)).toBeEditable();
  await expect(title(page)).toHaveValue('');
});

test('logging out in one tab explains itself in the other, which keeps its draft', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await page.goto('/login?redirect=/generator');
  await signInHere(page, account);
  await title(page).fill('Ouma se Winkel');
  await expectStored(page);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /your menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fgenerator/);
  await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
  await signInHere(page, account);
  await expect(title(page)).toHaveValue('Ouma se Winkel');
  await expect(kept(page)).toBeVisible();
});

test('what is typed before drafts have loaded is stored when another tab logs out', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const loggedOut = Promise.withResolvers<void>();
  await page.route(/\/assets\/DraftLine/, async (route) => {
    await loggedOut.promise;
    await route.continue();
  });
  await page.goto('/login?redirect=/generator');
  await signInHere(page, account);
  await title(page).fill('Ouma se Winkel');
  const other = await page.context().newPage();
  await other.goto('/support');
  // All that logging out changes for other tabs.
  await other.evaluate(() => {
    for (const key of ['auth_user', 'auth_token']) localStorage.removeItem(key);
  });
  await expect(page.getByText('You were signed out in another tab.')).toBeVisible();
  loggedOut.resolve();
  await expectStored(page);
  await signInHere(page, account);
  await expect(title(page)).toHaveValue('Ouma se Winkel');
  await expect(kept(page)).toBeVisible();
});

test('a registration survives a reload and the terms, without its password', async ({ page }) => {
  await page.goto('/register');
  await waitForHydration(page);
  await page.getByLabel('First name').fill('Nomsa');
  await page.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await page.getByLabel('Password', { exact: true }).fill('sunny-morning-7');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await closeByEscape(terms);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sunny-morning-7');
  await expectStored(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nomsa');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('nomsa@example.co.za');
  expect(stored).not.toContain('sunny-morning-7');
});

test('what was typed before the form was taken over is stored, also once the focus has left it', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/RegisterForm-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/register');
  await waitForHydration(page);
  await page.getByLabel('First name').fill('Nomsa');
  await page.getByLabel('First name').blur();
  held.resolve();
  await expectStored(page);
});

test('a message to us is sent after signing in and a lost connection', async ({ page, request, context }) => {
  const account = await newAccount(request);
  await page.goto('/support');
  const form = page.getByRole('form', { name: 'Write to us' });
  // The form comes when its place is in sight.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await form.getByLabel('Message').fill('The pin of my code stands in the river.');
  await expectStored(page);
  await page.goto('/login?redirect=/support');
  await signInHere(page, account);
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Message')).toHaveValue('The pin of my code stands in the river.');
  await expect(form.getByLabel('Email')).toHaveValue(account.email);
  await form.getByLabel('Subject').fill('My pin');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Subject')).toHaveValue('My pin');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('what is typed into a dialog that closes before drafts have loaded is there when it opens again', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  const closed = Promise.withResolvers<void>();
  await page.route(/\/assets\/DraftLine/, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.goto('/my-codes');
  const ask = page.getByRole('button', { name: new RegExp(`Request change to ${code}`) });
  await ask.click();
  await page.getByLabel('Reason').fill('The gate moved.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  closed.resolve();
  await ask.click();
  await expect(page.getByLabel('Reason')).toHaveValue('The gate moved.');
});

test('what is cancelled before drafts have loaded is gone', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  const closed = Promise.withResolvers<void>();
  await page.route(/\/assets\/DraftLine/, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Personal Information' });
  await edit.click();
  await page.getByLabel('First name').fill('Nobody');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const loaded = page.waitForResponse(/\/assets\/DraftLine/);
  closed.resolve();
  await loaded;
  await edit.click();
  await expect(page.getByLabel('First name')).toHaveValue('Lerato');
  await expect(kept(page)).toBeHidden();
  await page.reload();
  await expect(edit).toBeVisible();
});

test('a change request is there when its dialog opens again', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await page.goto('/my-codes');
  const ask = page.getByRole('button', { name: new RegExp(`Request change to ${code}`) });
  await ask.click();
  await page.getByLabel('Reason').fill('The gate moved.');
  await page.keyboard.press('Escape');
  await expectStored(page);
  await page.reload();
  await ask.click();
  await expect(page.getByLabel('Reason')).toHaveValue('The gate moved.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Change Request Submitted')).toBeVisible();
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')));
  expect(await stored()).toEqual([]);
});
