/** The main user journey, from search to a shared code, by mouse and by keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { confirmGate, fillRegistration, password, registrationOf } from './people.ts';

/** Expects that a visitor in a fresh browser context sees the code. */
async function expectPublic(page: Page, code: string, title: string): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('No browser');
  const visitorContext = await browser.newContext();
  const visitorPage = await visitorContext.newPage();
  await visitorPage.goto(new URL(`/${code}`, page.url()).href);
  await expect(visitorPage.getByRole('heading', { name: title })).toBeVisible();
  await expect(visitorPage.getByRole('link', { name: /Waze/ })).toHaveAttribute(
    'href',
    /waze\.com.*-34\.4|-34\.4.*/,
  );
  await expect(visitorPage.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', new RegExp(code));
  await expect(visitorPage.getByText('Nomsa')).toHaveCount(0);
  await visitorContext.close();
}

test('by mouse: search, register, pin, pay, share', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.co.za`;
  await page.goto('/');
  await page.getByRole('combobox', { name: /Search for a ZarCode/ }).fill('hermanus western');
  await page
    .getByRole('option', { name: /Hermanus/ })
    .filter({ hasNotText: /\d[A-Z]{2}-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/address-not-found\?.*placeId=/);
  await page.getByRole('link', { name: 'Generate a ZarCode here' }).click();

  await expect(page).toHaveURL(/\/register/);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();

  await expect(page).toHaveURL(/\/login/);
  // The address changes first, and what is typed before the page does goes with the page before.
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();

  await expect(page).toHaveURL(/\/generator/);
  await expect(page.getByLabel('Province')).toHaveValue('Western Cape');
  await expect(page.getByLabel('City')).toHaveValue('Hermanus');
  await page.getByLabel('Title').fill('Ouma se Winkel');
  const submit = page.getByRole('button', { name: /payment|Pay/i });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await submit.click();
  await confirmGate(page);

  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByText('Ouma se Winkel')).toBeVisible();
  await page.getByRole('button', { name: 'Pay R19.00' }).click();
  await expect(page).toHaveURL(/mock-payfast/);
  await page.getByRole('button', { name: 'Pay now' }).click();

  await expect(page).toHaveURL(/\/payment\/success/);
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^1HM-[23456789BCDFGHJKMNPQRSTVWXYZ]{4}$/);
  await expectPublic(page, code, 'Ouma se Winkel');

  await page.getByRole('link', { name: 'View All Codes' }).click();
  await expect(page.getByText(code).first()).toBeVisible();
});

/** Presses Tab until the target is focused, and fails if that never happens. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const target = page.getByRole(role as 'button', { name }).and(focused);
    if ((await target.count()) > 0) return;
  }
  throw new Error(`Tab never focused ${role} ${name}`);
}

test('by keyboard alone: search, register, pin, pay', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.co.za`;
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, 'combobox', /Search for a ZarCode/);
  await keyboard.type('knysna western');
  await expect(page.getByRole('option', { name: /Knysna/ }).first()).toBeVisible();
  const options = page.getByRole('option');
  const index = (await options.allTextContents()).findIndex((text) => !/\d[A-Z]{2}-/.test(text));
  for (let step = 0; step <= index; step++) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/address-not-found/);
  await tabTo(page, 'link', /Generate a ZarCode here/);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/register/);
  for (const [label, value] of registrationOf(email)) {
    await tabTo(page, 'textbox', new RegExp(`^${label}`));
    await keyboard.type(value);
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  // The address changes first, and what is typed before the page does goes with the page before.
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await tabTo(page, 'textbox', /^Password/);
  await keyboard.type(password);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/generator/);
  await expect(page.getByLabel('City')).toHaveValue('Knysna');
  await tabTo(page, 'textbox', /^Title/);
  await keyboard.type('Lagoon View');
  await tabTo(page, 'checkbox', /terms/);
  await keyboard.press('Space');
  await tabTo(page, 'button', /payment|Pay/i);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/payment$/);
  await tabTo(page, 'button', /Pay R19\.00/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/mock-payfast/);
  await tabTo(page, 'button', /Pay now/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByText(/1KY-/).first()).toBeVisible();
});
