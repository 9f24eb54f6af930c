/** `<zar-address>` on a shop's own page (docs/product/address-element.md). */
import type { Page } from '@playwright/test';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates } from '#shared/domain/mistakes.ts';
import { guideSample } from '#test/support/samples.ts';
import { collectErrors } from './app.ts';
import { expectAccessible } from './look.ts';
import { adminToken, buyCode, newAccount } from './people.ts';
import { sayIn } from './say.ts';
import { addressFields, checkout, elementOf, expect, makeKey, test } from './shop.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your ZarCode' });
const said = (page: Page) => page.getByRole('status');

/** One symbol of a code is another one, which looks like none of it. */
function mistyped(shown: string): string {
  const code = shown.replace('-', '');
  const typed = [...'3479CDFGHJ']
    .map((symbol) => code.slice(0, 6) + symbol)
    .find((each) => !isTypoProof(each) && !lookAlikeCandidates(each).includes(code));
  return typed ?? '';
}

/** A code with directions. */
async function codeWithGuide(page: Page, title = 'Lerato Hair Salon') {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner, title, { addressLine1: '12 Modise Street' });
  const headers = { authorization: `Bearer ${owner.token}` };
  const saved = await page.request.put(`/api/zarcodes/${code}/guide`, {
    headers,
    data: { ...guideSample, version: 1 },
  });
  expect(saved.ok()).toBe(true);
  return { owner, code };
}

/** What the element told the shop. */
async function watchEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('zar-address', (event) => heard.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

test('a customer types a code with a mistake, takes what was meant, and pays, by keyboard and under the strictest policy', async ({
  page,
  shop,
}) => {
  const { code } = await codeWithGuide(page);
  const errors = collectErrors(page);
  shop.show({ body: checkout(elementOf(shop.key)) });
  await page.goto(`${shop.origin}/checkout`);
  const events = await watchEvents(page);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(mistyped(code).toLowerCase());
  await expect(field(page)).toHaveValue(`${mistyped(code).slice(0, 3)}-${mistyped(code).slice(3)}`);
  await expect(said(page)).toHaveText('This code does not exist. Did you mean …?');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `${code} Tembisa, Gauteng` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(code);
  await expect(said(page)).toHaveText(
    'Found: Lerato Hair Salon, Hospital View, Tembisa, Gauteng. We filled in your address.',
  );
  const address = page.getByRole('group', { name: `Address of ${code}` });
  await expect(address.getByRole('listitem')).toHaveCount(guideSample.steps.length);
  await expect(address).toContainText('12 Modise Street');
  await expectAccessible(page);
  await expect(page.getByLabel('Province')).toHaveValue('GP');
  expect(await events()).toEqual([
    { status: 'incomplete', code: null, address: null },
    { status: 'missing', code: null, address: null },
    { status: 'found', code, address: expect.objectContaining({ code, city: 'Tembisa', hasGuide: true }) },
  ]);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(Object.fromEntries(shop.orders[0] ?? [])).toEqual({
    zarcode: code,
    street: '12 Modise Street',
    unit: `ZarCode ${code}`,
    suburb: 'Hospital View',
    city: 'Tembisa',
    province: 'GP',
    country: 'South Africa',
  });
  expect(errors).toEqual([]);
});

test('it is a field of its form: required, labelled, disabled, reset, with a state of its own', async ({
  page,
  shop,
}) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  shop.show({
    body: checkout(
      elementOf(shop.key, `name="zarcode" required value="${code}"`),
      '<fieldset><legend>More</legend></fieldset><button type="reset">Reset</button>',
    ),
  });
  await page.goto(`${shop.origin}/checkout`);
  await expect(page.getByRole('group', { name: `Address of ${code}` })).toBeVisible();
  await field(page).fill('');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(field(page)).toBeFocused();
  await expect(said(page)).toHaveText('Please enter your ZarCode.');
  await field(page).fill('7PT-FL');
  await expect(said(page)).toHaveText('A ZarCode has seven letters and digits, such as 7PT-FLHV.');
  const element = page.locator('zar-address');
  const validity = () =>
    element.evaluate((each: HTMLInputElement) => [
      each.value,
      each.validity.patternMismatch,
      each.checkValidity(),
      each.form?.checkValidity(),
    ]);
  expect(await validity()).toEqual(['7PT-FL', true, false, false]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(field(page)).toHaveValue(code);
  await expect(said(page)).toHaveText(/^Found: /);
  expect(await validity()).toEqual([code, false, true, true]);
  // A link, as people paste it.
  await field(page).fill(`https://zarcodes.example/zarcodes/${code}#GATE`);
  await expect(field(page)).toHaveValue(code);
  // The label leads to it.
  await page.getByText('Your ZarCode').click();
  await expect(field(page)).toBeFocused();
  await element.evaluate((each) => {
    each.toggleAttribute('required');
    document.querySelector('fieldset')?.append(each);
    document.querySelector('fieldset')?.toggleAttribute('disabled');
  });
  await expect(field(page)).toBeDisabled();
  expect(
    await element.evaluate((each: HTMLInputElement) => [...new FormData(each.form ?? undefined)]),
  ).toEqual([]);
});

test('what a customer has typed is not replaced unless they agree, and the address of the bill is not touched', async ({
  page,
  shop,
}) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  const bill = '<p><label>Bill <input name="bill" autocomplete="billing address-line1"></label></p>';
  shop.show({ body: checkout(elementOf(shop.key), bill + addressFields) });
  await page.goto(`${shop.origin}/checkout`);
  await page.getByLabel('Street').fill('4 Old Road');
  await field(page).fill(code);
  await expect(said(page)).toHaveText('Your address in this form is another one. Replace it?');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByLabel('Street')).toHaveValue('4 Old Road');
  await expect(page.getByLabel('City')).toHaveValue('');
  await field(page).fill('');
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByLabel('Street')).toHaveValue('Lerato Hair Salon');
  await expect(page.getByLabel('City')).toHaveValue('Tembisa');
  await expect(page.getByLabel('Bill')).toHaveValue('');
  // Another code replaces what was filled in, and nobody is asked.
  const other = await buyCode(page.request, await newAccount(page.request), 'Naledi Tavern');
  await field(page).fill(other.code);
  await expect(page.getByLabel('Street')).toHaveValue('Naledi Tavern');
  await expect(page.getByLabel('Unit')).toHaveValue(`ZarCode ${other.code}`);
});

test('a checkout goes on while ZarCodes is down, while its key does not work, and when the day is used up', {
  tag: '@E4',
}, async ({ page, shop }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  const pay = async (expected: string) => {
    const count = shop.orders.length;
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(shop.orders[count]?.get('zarcode')).toBe(expected);
  };
  shop.show({ body: checkout(elementOf(shop.key)) });
  const open = () => page.goto(`${shop.origin}/checkout`);

  await page.route('**/api/v1/**', (route) => route.abort());
  await open();
  await field(page).fill(code);
  await expect(said(page)).toHaveText("This code can't be checked at the moment. You can go on.");
  await pay(code);
  // Not even a code that is required.
  await open();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(said(page)).toHaveText("ZarCodes can't be checked at the moment. You can go on without one.");
  await pay('');
  // What the rule of codes knows is wrong, and no connection either.
  await open();
  await field(page).fill(mistyped(code));
  await expect(said(page)).toHaveText('This code may be mistyped. Please read it again.');
  await page.unroute('**/api/v1/**');

  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const { key } = await makeKey(page.request, shop.owner, ['https://other.example']);
  shop.show({ body: checkout(elementOf(key)) });
  await open();
  await field(page).fill(code);
  await expect(said(page)).toHaveText("This shop can't check codes at the moment. You can go on.");
  expect(
    logged.filter((text) => text.startsWith('<zar-address>: the attribute api-key was refused.')),
  ).toHaveLength(1);
  await pay(code);

  const headers = { authorization: `Bearer ${await adminToken(page.request)}` };
  const limited = await page.request.put(`/api/admin/api-keys/${shop.keyId}`, {
    headers,
    data: { dailyCalls: 1 },
  });
  expect(limited.ok()).toBe(true);
  shop.show({ body: checkout(elementOf(shop.key)) });
  await open();
  await field(page).fill(code);
  await expect(said(page)).toHaveText(/^Found: /);
  await open();
  await field(page).fill(code);
  await expect(said(page)).toHaveText("This code can't be checked at the moment. You can go on.");
  await pay(code);
});

test('it speaks the language of the page, or its own', async ({ page, shop }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  const asked = 'This code does not exist. Did you mean …?';
  shop.show({ body: checkout(elementOf(shop.key)), lang: 'zu-ZA' });
  await page.goto(`${shop.origin}/checkout`);
  await field(page).fill(mistyped(code));
  expect(sayIn('zu')(asked)).not.toBe(asked);
  await expect(said(page)).toHaveText(sayIn('zu')(asked));
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'af'));
  await expect(said(page)).toHaveText(sayIn('af')(asked));
  await page.locator('zar-address').evaluate((element) => element.setAttribute('lang', 'st'));
  await expect(said(page)).toHaveText(sayIn('st')(asked));
  await expect(page.locator('zar-address [lang="st-ZA"]')).toHaveCount(1);
});
