/**
 * Pages in a language of which no letter is plain, and whose sentences are 60 % longer: what can be read is written in code
 * (docs/product/languages.md).
 */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { pseudoSentence } from '#scripts/build/translations/pseudo.ts';
import { pathIn, prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { localeOf } from '#shared/text/languages.ts';
import { waitForHydration } from './app.ts';
import { makeCreator, makeCreatorCode } from './creatorPeople.ts';
import { expectNothingCut } from './cut.ts';
import { expectRoomForLargeLetters } from './largeLetters.ts';
import { doMainJob } from './mainJobIn.ts';
import {
  type Account,
  buyBundle,
  buyCode,
  newAccount,
  placeOrder,
  signIn,
  signInAdmin,
  tembisa,
} from './people.ts';
import { runOwnApp } from './runOwnApp.ts';
import { filled, type Say } from './say.ts';

// One worker, so that the app is built only once.
test.describe.configure({ mode: 'default' });

const app = runOwnApp('pseudoApp.ts');

test.use({
  baseURL: async ({ baseURL: _ }, use) => use(app.site),
  locale: localeOf('zu'),
  viewport: { width: 320, height: 640 },
});

/** Names, addresses and codes, and what people have written. */
const names = new RegExp(
  [
    /\S*@\S*|(?:http:\/\/)?localhost\S*|[\w-]+\.(?:example|co\.za)|^\/\S+$|pay_\w+|\b[\dA-Z]{3,4}\b|TEST-\d+/,
    /ZarCodes?|isiZulu|isiXhosa|Afrikaans|Sesotho|English|WhatsApp|PayFast|GeoJSON|vCard/,
    /GeoNames|CC BY|Stats SA|OpenStreetMap|South Africa|Gauteng|Western Cape|Limpopo|Tembisa|Cape Town|Hermanus/,
    /Lerato|Dlamini|Hair Salon|Pink wall|Hospital View|Mama Joy \w+|Nomsa|Khumalo|Ouma se Winkel/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** What is shown or read out, save what is marked as of another language. */
function findTexts(): string[] {
  const found = new Set([document.title]);
  const isOther = (element: Element) => element.closest('[lang]:not(html), script, style, noscript') !== null;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.checkVisibility() && !isOther(parentElement)) found.add(textContent ?? '');
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isOther(element)) found.add(element.getAttribute(name) ?? '');
  const inPreviews = [
    'name=description',
    'property="og:title"',
    'property="og:description"',
    'property="og:image:alt"',
  ];
  for (const meta of document.querySelectorAll(inPreviews.map((each) => `meta[${each}]`).join()))
    found.add(meta.getAttribute('content') ?? '');
  return [...found];
}

const isPlain = (text: string) => /[a-z]{3}/i.test(text.trim().replace(names, ''));

async function expectTranslated(page: Page): Promise<void> {
  const plain = async () => (await page.evaluate(findTexts)).filter(isPlain);
  await expect.poll(plain, { message: page.url() }).toEqual([]);
  await expectNothingCut(page);
}

async function open(page: Page, path: string): Promise<void> {
  // Until nothing loads: a section that comes later would not be read.
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf('zu'));
}

const guide = {
  version: 1,
  steps: [
    { landmark: 'container', move: 'left', side: 'blue', distanceM: 200 },
    { landmark: 'fillingStation', move: 'straight', side: 'onRight', distanceM: 12_345 },
  ],
  points: [{ label: 'GATE', kind: 'gate', latitude: tembisa.latitude + 0.001, longitude: tembisa.longitude }],
  phone: '082 123 4567',
};

const creatorOf = async (request: APIRequestContext) =>
  makeCreator(request, await newAccount(request), await signInAdmin(request));

async function openEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    await expectTranslated(page);
  }
}

async function putCode(request: APIRequestContext, { token }: Account, path: string, data: object) {
  const response = await request.put(`/api/zarcodes/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
}

test('public pages', async ({ page }) => {
  test.setTimeout(180_000);
  const links = ['reset-password', 'confirm-email', 'undo-email', 'keep-account', 'unsubscribe'];
  await openEach(page, [
    // What is for developers is in English.
    ...prerendered.filter((path) => path !== '/developers').map((path) => pathIn('zu', path)),
    ...prerenderedForms,
    ...links.map((path) => `/${path}?token=x`),
    '/address-not-found?address=Hermanus',
    '/ABC-DEFG',
    '/nobody-here',
  ]);
});

test('from search to the receipt by mail', async ({ page }) => {
  test.setTimeout(180_000);
  const say: Say = (english, values) => filled(pseudoSentence(english), values);
  const receipt = await doMainJob(page, { say, mailbox: app.mailbox, check: expectTranslated });
  expect(receipt?.text.split('\n').filter(isPlain)).toEqual([]);
});

test('pages of codes', async ({ page }) => {
  test.setTimeout(180_000);
  const { request } = page;
  const owner = await newAccount(request);
  const { code: guided } = await buyCode(request, owner);
  await putCode(request, owner, `${guided}/guide`, guide);
  const { code: area } = await buyCode(request, owner);
  await putCode(request, owner, `${area}/visibility`, { level: 'area', pin: '9130' });
  const { code: secret } = await buyCode(request, owner);
  await putCode(request, owner, `${secret}/visibility`, { level: 'private' });
  const creator = await creatorOf(request);
  const shared = await makeCreatorCode(request, creator, 'Lerato Hair Salon');
  await openEach(page, [
    `/${guided}`,
    `/${area}`,
    `/${secret}`,
    `/${creator.slug}`,
    `/${creator.slug}/${shared}`,
  ]);

  await signIn(page, owner);
  const own = [guided, secret].flatMap((code) => [`/zarcodes/${code}`, `/zarcodes/${code}/edit`]);
  await openEach(page, [...own, `/zarcodes/${guided}/guide`]);
});

test('pages of a person', async ({ page }) => {
  test.setTimeout(180_000);
  const owner = await newAccount(page.request);
  await signIn(page, owner);
  const pages = ['/dashboard', '/generator', '/my-codes', '/payments', '/profile', '/settings', '/payment'];
  await openEach(page, [...pages, '/payment/cancel', '/payment/success', '/payment/payfast-test']);
  const { paymentId } = await buyCode(page.request, owner);
  await buyBundle(page.request, owner);
  await placeOrder(page.request, owner);
  await openEach(page, [...pages, `/payment/success?id=${paymentId}`, `/payments/${paymentId}/receipt`]);
});

test('pages of a creator', async ({ page }) => {
  test.setTimeout(180_000);
  const creator = await creatorOf(page.request);
  const code = await makeCreatorCode(page.request, creator, 'Lerato Hair Salon');
  await signIn(page, creator);
  await openEach(page, [
    '/creator-dashboard',
    '/creator-generator',
    '/creator-field',
    '/creator-import',
    '/creator-project',
    '/profile',
    `/creator/edit-zarcode/${code}`,
  ]);
});

test('what is wrong in a form', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/support?wrong=/#write']) {
    await open(page, path);
    await page
      .locator('form', { has: page.locator('[aria-required=true]') })
      .getByRole('button')
      .last()
      .click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectTranslated(page);
  }
  await open(page, '/login');
  await page.locator('[name=email]').fill('nobody@example.co.za');
  await page.locator('[name=password]').fill('sunny-morning-7');
  await page.locator('[name=password]').press('Enter');
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await expectTranslated(page);
});

test('with large letters', async ({ page }) => {
  for (const path of ['/zu', '/register', '/support']) {
    await open(page, path);
    await expectRoomForLargeLetters(page);
  }
});
