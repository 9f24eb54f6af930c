import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '#test/deploy/mailbox.ts';
import { fillRegistration, password } from './people.ts';
import type { Say } from './say.ts';

interface Job {
  /** In the language of the page. */
  readonly say: Say;
  readonly mailbox: Mailbox;
  /** On each page. */
  readonly check?: (page: Page) => Promise<void>;
}

/** From search to the receipt, which comes by mail. @returns the mail */
export async function doMainJob(page: Page, { say, mailbox, check = async () => {} }: Job) {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.co.za`;
  const field = (name: string) => page.getByLabel(say(name), { exact: true });
  const press = (role: 'button' | 'link', name: string, values?: Readonly<Record<string, string>>) =>
    page.getByRole(role, { name: say(name, values), exact: true }).click();

  await page.goto('/');
  await page.getByRole('combobox').fill('hermanus western');
  const place = page.getByRole('option', { name: /Hermanus/ }).filter({ hasNotText: /\d[A-Z]{2}-/ });
  // The place moves down when the codes come.
  await expect(async () => {
    if ((await place.count()) > 0) await place.first().click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/address-not-found\?.*placeId=/, { timeout: 5000 });
  }).toPass();
  await check(page);
  await press('link', 'Generate a ZarCode here');

  await expect(page).toHaveURL(/\/register/);
  await fillRegistration(page, email, say);
  await check(page);
  await press('button', 'Create account');

  await expect(page).toHaveURL(/\/login/);
  await expect(field('Email')).toHaveValue(email);
  await field('Password').fill(password);
  await check(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Sign in') })
    .click();

  await expect(page).toHaveURL(/\/generator/);
  await expect(field('City')).toHaveValue('Hermanus');
  await field('Title').fill('Ouma se Winkel');
  await page.getByRole('checkbox').check();
  await check(page);
  await press('button', 'Continue to Payment');
  const question = page.getByRole('dialog', { name: say('Is this the gate?') });
  await check(page);
  await question.getByRole('button', { name: say('Continue'), exact: true }).click();

  await expect(page).toHaveURL(/\/payment$/);
  await check(page);
  await press('button', 'Pay {total}', { total: 'R19.00' });
  await expect(page).toHaveURL(/mock-payfast/);
  await check(page);
  await press('button', 'Pay now');

  await expect(page).toHaveURL(/\/payment\/success/);
  await press('button', 'Copy Code');
  await expect(page.getByText(say('Copied!'))).toBeVisible();
  await check(page);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/${code}`);
  await expect(page.getByRole('heading', { name: 'Ouma se Winkel' })).toBeVisible();
  await check(page);

  const subject = say('Your ZarCode {code} is ready', { code });
  const receipt = async () =>
    (await mailbox()).find((mail) => mail.to.includes(email) && mail.subject === subject);
  await expect.poll(receipt, { timeout: 20_000 }).toBeDefined();
  return receipt();
}
