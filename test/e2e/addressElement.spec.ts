/** `<zar-address>` on a shop's own page (docs/product/address-element.md). */
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates } from '#shared/domain/mistakes.ts';
import { guideSample } from '#test/support/samples.ts';
import { collectErrors } from './app.ts';
import { expectAccessible, expectNoSidewaysScrolling, look, takePicture } from './look.ts';
import { adminToken, buyBundle, buyCode, confirmGate, newAccount, signIn, tembisa } from './people.ts';
import { sayIn } from './say.ts';
import { addressFields, checkout, elementOf, expect, field, makeKey, said, test } from './shop.ts';

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
    data: { ...guideSample, points: [], version: 1 },
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
  // What the shop itself objects to.
  await element.evaluate((each: HTMLInputElement) => each.setCustomValidity('We do not deliver there.'));
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(said(page)).toHaveText('We do not deliver there.');
  await element.evaluate((each: HTMLInputElement) => each.setCustomValidity(''));
  await expect(said(page)).toHaveText(/^Found: /);
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

test('a checkout goes on while ZarCodes is down, while its key does not work, and when the day is used up', async ({
  page,
  shop,
}) => {
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

test('of a code that shows its area only it has the area, and what can be no code is corrected, too', async ({
  page,
  shop,
}) => {
  const owner = await newAccount(page.request);
  const place = { addressLine1: '12 Modise Street' };
  const { code } = await buyCode(page.request, owner, 'Behind the blue gate', place);
  shop.show({ body: checkout(elementOf(shop.key)) });
  await page.goto(`${shop.origin}/checkout`);
  // In the place of a letter of its beginning: no code has that form.
  expect(code).toMatch(/^7TB/);
  await field(page).fill(code.replace('B', '8'));
  await expect(said(page)).toHaveText('This code does not exist. Did you mean …?');
  await page.getByRole('button', { name: code }).click();
  await expect(page.getByRole('group', { name: `Address of ${code}` })).toContainText('12 Modise Street');
  const headers = { authorization: `Bearer ${owner.token}` };
  const data = { level: 'area' };
  const hidden = await page.request.put(`/api/zarcodes/${code}/visibility`, { headers, data });
  expect(hidden.ok()).toBe(true);
  await page.reload();
  await field(page).fill(code);
  const card = page.getByRole('group', { name: `Address of ${code}` });
  await expect(card).toContainText('Its owner shows only the area.');
  await expect(card).toContainText('Tembisa, Gauteng');
  await expect(page.getByText('12 Modise Street')).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Tembisa');
  await expect(page.getByLabel('Street')).not.toHaveValue('12 Modise Street');
});

const reactShop = (key: string) => `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Checkout() {
  const [city, setCity] = useState('');
  const [code, setCode] = useState('');
  const [found, setFound] = useState('');
  return h('form', null,
    h('label', { htmlFor: 'zarcode' }, 'Your ZarCode'),
    h('zar-address', {
      id: 'zarcode', name: 'zarcode', 'api-key': '${key}', required: true, value: code,
      oninput: (event) => setCode(event.target.value),
      'onzar-address': (event) => setFound(event.detail.address?.title ?? event.detail.status),
    }),
    h('label', null, 'City ', h('input', {
      autoComplete: 'shipping address-level2', value: city, onChange: (event) => setCity(event.target.value),
    })),
    h('output', null, 'React: ' + [code, city, found].join(' / ')));
}
createRoot(document.querySelector('main')).render(h(Checkout));
`;

test('in React: properties, events, and fields whose values are its own', async ({ page, shop, baseURL }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  const { outputFiles } = await build({
    stdin: { contents: reactShop(shop.key), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  shop.show({
    body: '<main></main>',
    script: outputFiles[0]?.text ?? '',
    policy: `default-src 'none'; script-src 'self' ${baseURL}; connect-src ${baseURL}; form-action 'self'`,
  });
  const errors = collectErrors(page);
  await page.goto(`${shop.origin}/checkout`);
  await field(page).pressSequentially(code.replace('-', '').toLowerCase());
  await expect(page.getByText(`React: ${code} / Tembisa / Lerato Hair Salon`)).toBeVisible();
  await field(page).press('Backspace');
  await expect(page.getByText(`React: ${code.slice(0, -1)} / Tembisa / incomplete`)).toBeVisible();
  expect(errors).toEqual([]);
});

/** Makes a code with a bundle, in the tab that the shop's page opened. */
async function makeInNewTab(context: BrowserContext, page: Page, shopHost: string): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'No ZarCode yet? Make one (in a new tab)' }).click();
  const generator = await opened;
  await expect(generator.getByText(`This ZarCode is for ${shopHost}`)).toBeVisible();
  await generator.getByLabel('Title').fill(tembisa.title);
  await generator.getByLabel('Latitude').fill(String(tembisa.latitude));
  await generator.getByLabel('Longitude').fill(String(tembisa.longitude));
  await expect(generator.getByLabel('City')).not.toHaveValue('');
  await generator.getByRole('checkbox', { name: /terms/ }).check();
  await generator.getByRole('button', { name: 'Generate ZarCode' }).click();
  await confirmGate(generator);
  await expect(generator.getByRole('heading', { name: 'Your ZarCode is ready' })).toBeVisible();
  return generator;
}

test('a code that is made in the generator comes back to the tab that asked, or to the one that is left', {
  tag: '@I8',
}, async ({ page, context, request, shop }) => {
  const account = await newAccount(request);
  await buyBundle(request, account);
  // In every tab of the site; the shop has no such storage.
  const { origin, host } = new URL(shop.origin);
  const user = JSON.stringify({ firstName: 'Lerato', lastName: 'Dlamini', role: 'user' });
  await context.addInitScript(
    ([shopOrigin = '', token = '', stored = '']) => {
      if (location.origin === shopOrigin) return;
      localStorage.setItem('auth_token', token);
      localStorage.setItem('auth_user', stored);
    },
    [origin, account.token, user],
  );
  shop.show({ body: checkout(elementOf(shop.key)) });
  // Another tab of the shop, in which nobody asked.
  const bystander = await context.newPage();
  await bystander.goto(`${origin}/checkout`);
  await page.goto(`${origin}/checkout?cart=secret`);
  const asked: string[] = [];
  context.on('request', (each) => asked.push(each.url()));
  const generator = await makeInNewTab(context, page, host);
  await expect(generator.getByText('The shop gets this ZarCode, and nothing else of you.')).toBeVisible();
  await takePicture(generator, 'address-element-made');
  const back = generator.getByRole('link', { name: `Take it back to ${host}` });
  const href = (await back.getAttribute('href')) ?? '';
  const code = href.slice(-8);
  expect(href).toBe(`${origin}/checkout?cart=secret#zarcode=${code}`);
  await back.click();
  await expect(said(generator)).toHaveText(`${code} is in the tab you came from. You can close this one.`);
  await expectAccessible(generator);
  // As in a browser that closes no tab which a person opened; that of these tests does.
  await generator.evaluate(() => Object.assign(window, { close: () => {} }));
  await generator.getByRole('button', { name: 'Close this tab' }).click();
  await expect(said(generator)).toHaveText(`${code} is in the tab you came from. Please close this one.`);
  await expect(field(generator)).toHaveValue('');
  expect(generator.url()).toBe(`${origin}/checkout?cart=secret`);
  await expect(field(page)).toHaveValue(code);
  await expect(said(page)).toHaveText(/^Found: /);
  await expect(field(bystander)).toHaveValue('');
  // The address of a checkout may be a secret.
  expect(asked.filter((url) => url.includes('secret') && !url.startsWith(origin))).toEqual([]);

  // The first tab is gone meanwhile.
  await field(page).fill('');
  const other = await makeInNewTab(context, page, host);
  await page.close();
  await other.getByRole('link', { name: `Take it back to ${host}` }).click();
  await expect(field(other)).toHaveValue(/^\w{3}-\w{4}$/);
  await expect(said(other)).toHaveText(/^Found: /);
});

test("a stranger's link fills in nothing by itself, and no page but one of the web is led back to", {
  tag: '@I8',
}, async ({ page, request, shop }) => {
  const { code } = await buyCode(request, await newAccount(request));
  shop.show({ body: checkout(elementOf(shop.key)) });
  await page.goto(`${shop.origin}/checkout#zarcode=${code}`);
  await expect(said(page)).toHaveText(`${code} came with the link to this page. Use it?`);
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: `Use ${code}` }).click();
  await expect(field(page)).toHaveValue(code);
  const account = await newAccount(request);
  await signIn(page, account);
  for (const to of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://zarcodes.example@evil.example/',
    '/x',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/generator#return=${encodeURIComponent(to)}`);
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(page.getByText('This ZarCode is for')).toHaveCount(0);
  }
  await page.goto('about:blank');
  await page.goto(`/generator?return=${encodeURIComponent('https://shop.example/cart')}`);
  await expect(page.getByText('This ZarCode is for shop.example')).toBeVisible();
  await page.getByRole('button', { name: 'Not for a shop' }).click();
  await expect(page.getByText('This ZarCode is for')).toHaveCount(0);
});

test('the shop is remembered over signing in and paying', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto(`/generator#return=${encodeURIComponent('https://shop.example/cart?id=1#step')}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This ZarCode is for shop.example')).toBeVisible();
  await page.getByLabel('Title').fill(tembisa.title);
  await page.getByLabel('Latitude').fill(String(tembisa.latitude));
  await page.getByLabel('Longitude').fill(String(tembisa.longitude));
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await confirmGate(page);
  await page.getByRole('button', { name: 'Pay R19.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  const back = page.getByRole('link', { name: 'Take it back to shop.example' });
  await expect(back).toHaveAttribute('href', /^https:\/\/shop\.example\/cart\?id=1#zarcode=\w{3}-\w{4}$/);
  await look(page, 'address-element-bought');
});

/** A shop as there are many. */
const shopStyles = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:640px;margin:0 auto;padding:24px 16px}h1{font-size:26px}label{display:block;font-weight:600;margin-bottom:4px}
input:not([type]),select{display:block;width:100%;box-sizing:border-box;min-height:44px;padding:8px 12px;font:inherit;border:1px solid #808080;border-radius:6px}
button{min-height:48px;padding:0 24px;font:inherit;font-weight:700;border:0;border-radius:6px;background:#1f5fbf;color:#fff}`;

test('it looks like a part of the shop, from a narrow phone to a wide screen', async ({
  page,
  shop,
  baseURL,
}) => {
  const { code } = await codeWithGuide(page);
  const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; style-src 'self'; form-action 'self'`;
  shop.show({ body: checkout(elementOf(shop.key)), styles: shopStyles, policy });
  await page.goto(`${shop.origin}/checkout`);
  await look(page, 'address-element-empty');
  await field(page).fill(mistyped(code));
  await expect(page.getByRole('button', { name: code })).toBeVisible();
  await look(page, 'address-element-meant');
  await field(page).fill(code);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await look(page, 'address-element-found');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScrolling(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  await takePicture(page, 'address-element-forced-320', { fullPage: true });
});
