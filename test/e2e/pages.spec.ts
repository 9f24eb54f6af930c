/**
 * Every page, opened once: no axe violations, no horizontal scrolling, nothing cut for large letters, no violations of the
 * content security policy, and the bytes of its scripts as sent, against the budgets (`npm run bench -- web` shows more);
 * of the back office how many scripts they are.
 */
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { frames, prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { type BudgetedPage, budgetedPages, officeBudget } from '../support/pageBudgets.ts';
import { bytesOfPage } from '../support/pageBytes.ts';
import { isProof } from '../support/proof.ts';
import { makeCreator } from './creatorPeople.ts';
import { expectRoomForLargeLetters } from './largeLetters.ts';
import { isThorough, look } from './look.ts';
import {
  type Account,
  adminToken,
  buyBundle,
  buyCode,
  newAccount,
  openEditWindow,
  placeOrder,
  signIn,
} from './people.ts';

interface TestedPage {
  readonly name: string;
  /** `{code}`, `{paid}` and `{order}` are those of the owner. */
  readonly path: string;
  readonly ready: (page: Page) => Promise<void>;
  /** The person who opens it. */
  readonly by: 'visitor' | 'owner' | 'creator' | 'editor';
  /** Whether only `npm run proof` opens it, since another page of its kind is opened. */
  readonly onlyProof?: true;
}

interface Owner {
  readonly account: Account;
  readonly code: string;
  readonly pathOf: (path: string) => string;
}

/** A person with a bundle, a code and an order. */
async function newOwner(request: APIRequestContext): Promise<Owner> {
  const account = await newAccount(request);
  await buyBundle(request, account);
  const { code, paymentId } = await buyCode(request, account, 'Lerato Hair Salon and Beauty Parlour');
  const { id } = await placeOrder(request, account);
  const pathOf = (path: string) =>
    path.replace('{code}', code).replace('{paid}', paymentId).replace('{order}', id);
  return { account, code, pathOf };
}

/** None of the pages changes what the owner has, so one is enough for all that a worker opens. */
const test = base.extend<object, { owner: Owner }>({
  owner: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await newOwner(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
};

/** Scrolls through the page, so that lazily loaded parts, such as the contact form, are in the screenshot. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return new Promise(requestAnimationFrame);
    }, top);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

const pages: TestedPage[] = [
  { name: 'landing', path: '/', ready: heading(/Seven characters/), by: 'visitor' },
  { name: 'township', path: '/township', ready: heading(/Put your business/), by: 'visitor' },
  { name: 'farmers', path: '/farmers', ready: heading(/Every farm gate/), by: 'visitor' },
  { name: 'support', path: '/support', ready: heading('Support'), by: 'visitor' },
  { name: 'run', path: '/run', ready: heading('Plan your run'), by: 'visitor' },
  { name: 'developers', path: '/developers', ready: heading(/Addresses for customers/), by: 'visitor' },
  { name: 'support-signed-in', path: '/support', ready: heading('Support'), by: 'owner' },
  { name: 'terms', path: '/terms-of-service', ready: heading('Terms of Service'), by: 'visitor' },
  { name: 'privacy', path: '/privacy-policy', ready: heading('Privacy Policy'), by: 'visitor' },
  { name: 'login', path: '/login', ready: heading('Sign in'), by: 'visitor' },
  { name: 'register', path: '/register', ready: heading(/account/i), by: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', ready: heading('Forgot Password'), by: 'visitor' },
  {
    name: 'reset-password',
    path: '/reset-password?token=abc',
    ready: heading('Reset Password'),
    by: 'visitor',
  },
  {
    name: 'reset-password-invalid',
    path: '/reset-password',
    ready: heading('Invalid Reset Link'),
    by: 'visitor',
  },
  { name: 'code', path: '/{code}', ready: heading('Lerato Hair Salon'), by: 'visitor' },
  { name: 'code-not-found', path: '/9ZZ-ZZZZ', ready: heading('Page Not Found'), by: 'visitor' },
  {
    name: 'address-not-found',
    path: '/address-not-found?address=Hermanus&placeId=western-cape-hermanus',
    ready: heading('Hermanus'),
    by: 'visitor',
  },
  { name: 'home', path: '/home', ready: heading(/Seven characters/), by: 'owner' },
  {
    name: 'access-denied',
    path: '/admin',
    ready: async (page) => expect(page.getByText(/need administrator privileges/)).toBeVisible(),
    by: 'owner',
  },
  { name: 'dashboard', path: '/dashboard', ready: heading(/Recent ZarCodes/), by: 'owner' },
  { name: 'generator', path: '/generator', ready: heading(/Generate/), by: 'owner' },
  { name: 'profile', path: '/profile', ready: heading('Profile Information'), by: 'owner' },
  { name: 'settings', path: '/settings', ready: heading('Settings'), by: 'owner' },
  { name: 'undo-email', path: '/undo-email?token=abc', ready: heading(/Undo/), by: 'visitor' },
  { name: 'keep-account', path: '/keep-account?token=abc', ready: heading(/Keep/), by: 'visitor' },
  { name: 'confirm-email', path: '/confirm-email?token=abc', ready: heading(/Confirm/), by: 'visitor' },
  { name: 'claims', path: '/claims', ready: heading('Claim your ZarCode'), by: 'visitor' },
  { name: 'my-codes', path: '/my-codes', ready: heading('My ZarCodes'), by: 'owner' },
  { name: 'payment', path: '/payment', ready: heading('Payment'), by: 'owner' },
  {
    name: 'payment-mock',
    path: '/payment/mock-payfast?id={order}',
    ready: heading('Test payment'),
    by: 'owner',
  },
  {
    name: 'payment-test',
    path: '/payment/payfast-test',
    // Else it closes while it is looked at.
    ready: async (page) => page.getByRole('button', { name: 'Keep it open' }).click(),
    by: 'owner',
  },
  {
    name: 'payment-success',
    path: '/payment/success?id={paid}',
    ready: async (page) => expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible(),
    by: 'owner',
  },
  { name: 'payment-cancel', path: '/payment/cancel', ready: heading(/cancel|charged/i), by: 'owner' },
  { name: 'creator', path: '/naledi-deliveries', ready: heading('Naledi Deliveries'), by: 'visitor' },
  {
    name: 'code-signed-in',
    path: '/zarcodes/{code}',
    ready: heading(/Lerato/),
    by: 'owner',
    onlyProof: true,
  },
  { name: 'payments', path: '/payments', ready: heading('My Payments'), by: 'owner' },
  {
    name: 'bundles',
    path: '/payments?tab=bundles',
    ready: heading('My Payments'),
    by: 'owner',
    onlyProof: true,
  },
  { name: 'receipt', path: '/payments/{paid}/receipt', ready: heading(/receipt|invoice/i), by: 'owner' },
  { name: 'creator-request', path: '/creator-dashboard', ready: heading(/creator/i), by: 'owner' },
  {
    name: 'creator-dashboard',
    path: '/creator-dashboard',
    ready: heading(/creator|dashboard/i),
    by: 'creator',
  },
  { name: 'creator-generator', path: '/creator-generator', ready: heading(/Generate/), by: 'creator' },
  { name: 'creator-field', path: '/creator-field', ready: heading(/Field mode/), by: 'creator' },
  { name: 'creator-project', path: '/creator-project', ready: heading('Project'), by: 'creator' },
  { name: 'creator-import', path: '/creator-import', ready: heading(/Import places/), by: 'creator' },
  { name: 'edit', path: '/zarcodes/{code}/edit', ready: heading(/Edit/), by: 'editor' },
  { name: 'guide', path: '/zarcodes/{code}/guide', ready: heading(/Directions to/), by: 'owner' },
];

/** Creators and editors have accounts of their own: a profile or an edit window would show on the owner's pages. */
async function personFor(by: TestedPage['by'], request: APIRequestContext, owner: Owner): Promise<Owner> {
  if (by === 'visitor' || by === 'owner') return owner;
  const own = await newOwner(request);
  if (by === 'creator') await makeCreator(request, own.account);
  else await openEditWindow(request, own.account, own.code);
  return own;
}

async function expectWithinBudget(page: Page, path: string, budget: BudgetedPage): Promise<void> {
  const { scriptBytes, untouchedBytes, hasMap, hasZod = false, signedIn } = budget;
  const bytes = await bytesOfPage(page, path, untouchedBytes !== undefined);
  if (untouchedBytes !== undefined) {
    const untouched = bytes.untouchedScripts;
    expect(untouched, `${untouched} bytes of scripts before a touch`).toBeLessThanOrEqual(untouchedBytes);
  }
  // Much less would mean that the page did not load.
  expect(bytes.firstScripts).toBeGreaterThan(50_000);
  expect(bytes.firstScripts, `${bytes.firstScripts} bytes of scripts`).toBeLessThanOrEqual(scriptBytes);
  expect(bytes.chartScripts).toBe(0);
  if (!signedIn) expect(bytes.zodScripts).toBe(0);
  // Otherwise no page's zod would be recognized.
  if (hasZod) expect(bytes.zodScripts).toBeGreaterThan(0);
  if (!hasMap) expect(bytes.mapScripts).toBe(0);
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Failed tiles and expected API refusals are network errors, not errors of the page.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

for (const { name, path, ready, by, onlyProof } of pages) {
  if (onlyProof && !isProof) continue;
  test(name, async ({ page, request, owner }) => {
    const errors = collectErrors(page);
    const { account, code, pathOf } = await personFor(by, request, owner);
    if (by !== 'visitor') await signIn(page, account);
    await page.setViewportSize({ width: 375, height: 900 });
    const budget = budgetedPages.find((budgeted) => budgeted.name === name);
    if (budget === undefined) await page.goto(pathOf(path));
    else await expectWithinBudget(page, pathOf(path), budget);
    await ready(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await look(page, name);
    if (isThorough(name)) await expectRoomForLargeLetters(page, code);
    expect(errors).toEqual([]);
  });
}

test('every page with a budget is opened', () => {
  const opened = new Set(pages.map(({ name }) => name));
  expect(budgetedPages.filter(({ name }) => !opened.has(name))).toEqual([]);
});

test('every page that comes with its content is opened', () => {
  const opened = new Set(pages.map(({ path }) => path));
  const withContent = [...prerendered, ...prerenderedForms, ...frames];
  expect(withContent.filter((path) => !opened.has(path))).toEqual([]);
});

for (const path of officeBudget.paths) {
  test(`${path}: few scripts`, async ({ page, request }) => {
    await signIn(page, { token: await adminToken(request) }, 'super_admin');
    const { scripts, of } = await bytesOfPage(page, path, false);
    // Much less would mean that the page did not load.
    expect(of.script).toBeGreaterThan(200_000);
    expect(of.script).toBeLessThanOrEqual(officeBudget.scriptBytes);
    expect(scripts).toBeLessThanOrEqual(officeBudget.scripts);
  });
}
