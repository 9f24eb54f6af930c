/** Every page: no axe violations, no horizontal scrolling, no violations of the content security policy. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { buyCode, newAccount, placeOrder, signIn } from './people.ts';

interface TestedPage {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page) => Promise<void>;
  readonly signedIn: boolean;
}

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

/** @returns the path with what belongs to a new person who has a code and an order */
async function pathOfOwner(
  page: Page,
  request: APIRequestContext,
  { path, signedIn }: Pick<TestedPage, 'path' | 'signedIn'>,
): Promise<string> {
  const account = await newAccount(request);
  const { code, paymentId } = await buyCode(request, account);
  const { id: orderId } = await placeOrder(request, account);
  if (signedIn) await signIn(page, account);
  return path.replace('{code}', code).replace('{paid}', paymentId).replace('{order}', orderId);
}

const pages: TestedPage[] = [
  { name: 'landing', path: '/', ready: heading(/Seven characters/), signedIn: false },
  { name: 'township', path: '/township', ready: heading(/Put your business/), signedIn: false },
  { name: 'farmers', path: '/farmers', ready: heading(/Every farm gate/), signedIn: false },
  { name: 'support', path: '/support', ready: heading('Support'), signedIn: false },
  { name: 'support-signed-in', path: '/support', ready: heading('Support'), signedIn: true },
  { name: 'terms', path: '/terms-of-service', ready: heading('Terms of Service'), signedIn: false },
  { name: 'privacy', path: '/privacy-policy', ready: heading('Privacy Policy'), signedIn: false },
  { name: 'login', path: '/login', ready: heading('Sign in'), signedIn: false },
  { name: 'register', path: '/register', ready: heading(/account/i), signedIn: false },
  { name: 'forgot-password', path: '/forgot-password', ready: heading('Forgot Password'), signedIn: false },
  {
    name: 'reset-password',
    path: '/reset-password?token=abc',
    ready: heading('Reset Password'),
    signedIn: false,
  },
  {
    name: 'reset-password-invalid',
    path: '/reset-password',
    ready: heading('Invalid Reset Link'),
    signedIn: false,
  },
  { name: 'code', path: '/{code}', ready: heading('Lerato Hair Salon'), signedIn: false },
  { name: 'code-not-found', path: '/9ZZ-ZZZZ', ready: heading('Page Not Found'), signedIn: false },
  {
    name: 'address-not-found',
    path: '/address-not-found?address=Hermanus&placeId=western-cape-hermanus',
    ready: heading('Hermanus'),
    signedIn: false,
  },
  { name: 'home', path: '/home', ready: heading(/Seven characters/), signedIn: true },
  {
    name: 'access-denied',
    path: '/admin',
    ready: async (page) => expect(page.getByText(/need administrator privileges/)).toBeVisible(),
    signedIn: true,
  },
  { name: 'dashboard', path: '/dashboard', ready: heading(/Recent ZarCodes/), signedIn: true },
  { name: 'generator', path: '/generator', ready: heading(/Generate/), signedIn: true },
  { name: 'profile', path: '/profile', ready: heading('Profile Information'), signedIn: true },
  { name: 'settings', path: '/settings', ready: heading('Settings'), signedIn: true },
  { name: 'undo-email', path: '/undo-email?token=abc', ready: heading(/Undo/), signedIn: false },
  { name: 'confirm-email', path: '/confirm-email?token=abc', ready: heading(/Confirm/), signedIn: false },
  { name: 'my-codes', path: '/my-codes', ready: heading('My ZarCodes'), signedIn: true },
  { name: 'payment', path: '/payment', ready: heading('Payment'), signedIn: true },
  {
    name: 'payment-mock',
    path: '/payment/mock-payfast?id={order}',
    ready: heading('Test payment'),
    signedIn: true,
  },
  {
    name: 'payment-test',
    path: '/payment/payfast-test',
    // Else it closes while it is looked at.
    ready: async (page) => page.getByRole('button', { name: 'Keep it open' }).click(),
    signedIn: true,
  },
  {
    name: 'payment-success',
    path: '/payment/success?id={paid}',
    ready: async (page) => expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible(),
    signedIn: true,
  },
  { name: 'payment-cancel', path: '/payment/cancel', ready: heading(/cancel|charged/i), signedIn: true },
];

for (const { name, path, ready, signedIn } of pages) {
  test(name, async ({ page, request }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Failed tiles and expected API refusals are network errors, not errors of the page.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        errors.push(message.text());
    });
    const url = signedIn || path.includes('{') ? await pathOfOwner(page, request, { path, signedIn }) : path;
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(url);
    await ready(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await look(page, name);
    expect(errors).toEqual([]);
  });
}
