/** Nothing overflows or is cut for people who read with letters of 24 px, or at 400 %. */
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { isProof } from '#test/support/proof.ts';
import { closeByEscape } from './app.ts';
import { expectNothingCut } from './cut.ts';
import {
  type Account,
  addVoucher,
  adminToken,
  buyBundle,
  buyCode,
  newAccount,
  placeOrder,
  signIn,
} from './people.ts';

/** How a page is read, one after the other on the same page, which follows as it follows a window. */
const readings = [
  {
    letters: 24,
    windows: [
      { width: 375, height: 667 },
      { width: 1440, height: 900 },
    ],
  },
  // A window of 1280 × 1024 px at 400 %: https://www.w3.org/WAI/WCAG22/Understanding/reflow
  { letters: 16, windows: [{ width: 320, height: 256 }] },
] as const;

/** Reads the page in every way. */
type Read = (check: () => Promise<void>) => Promise<void>;

const test = base.extend<{ read: Read }>({
  read: async ({ page }, use) => {
    const devTools = await page.context().newCDPSession(page);
    await use(async (check) => {
      for (const { letters, windows } of readings) {
        // The browser's own setting, which media queries follow too.
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
        for (const window of windows) {
          await page.setViewportSize(window);
          await check();
        }
      }
    });
  },
});
test.setTimeout(180_000);

/** Those that `npm test` reads too, one of each kind. */
const kinds: readonly string[] = [
  '/',
  '/login',
  '/terms-of-service',
  '/zarcodes/{code}',
  '/dashboard',
  '/generator',
  '/my-codes',
  '/payments/{paid}/receipt',
  '/payment',
  '/profile',
  '/admin',
  '/admin/users',
  '/admin/settings',
  '/admin/vouchers',
];
const pagesOf = (paths: readonly string[]): readonly string[] =>
  isProof ? paths : paths.filter((path) => kinds.includes(path));

const visitors = pagesOf([
  '/',
  '/township',
  '/farmers',
  '/support',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=abc',
  '/confirm-email?token=abc',
  '/undo-email?token=abc',
  '/9ZZ-ZZZZ',
  '/address-not-found?address=Hermanus&placeId=western-cape-hermanus',
  '/zarcodes/{code}',
]);
const own = pagesOf([
  '/home',
  '/dashboard',
  '/generator',
  '/my-codes',
  '/zarcodes/{code}',
  '/payments',
  '/payments?tab=bundles',
  '/payments/{paid}/receipt',
  '/payment',
  '/payment/mock-payfast?id={order}',
  '/payment/success?id={paid}',
  '/payment/cancel',
  '/profile',
  '/settings',
  '/creator-dashboard',
]);
const admin = pagesOf([
  '/admin',
  '/admin/users',
  '/admin/messages',
  '/admin/change-requests',
  '/admin/zarcodes',
  '/admin/creators',
  '/admin/payments',
  '/admin/expenses',
  '/admin/pricing',
  '/admin/vouchers',
  '/admin/csv-export',
  '/admin/settings',
  '/admin/email',
  '/admin/maps-content',
  '/admin/audit',
]);

/** A person with a bundle, a code and an order. @returns the path with what is theirs */
async function withPlaces(request: APIRequestContext, account: Account): Promise<(path: string) => string> {
  await buyBundle(request, account);
  const { code, paymentId } = await buyCode(request, account, 'Lerato Hair Salon and Beauty Parlour');
  const { id } = await placeOrder(request, account);
  return (path) => path.replace('{code}', code).replace('{paid}', paymentId).replace('{order}', id);
}

/** Gives the person's plates the widest code, since the widths of drawn ones differ. */
async function widen(page: Page, code: string): Promise<void> {
  await page.locator('[data-part=text]', { hasText: code }).evaluateAll((plates) => {
    for (const plate of plates) plate.textContent = 'WWW-WWWW';
  });
}

async function readPages(page: Page, read: Read, paths: readonly string[], code?: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await read(async () => {
      if (code !== undefined) await widen(page, code);
      await expectNothingCut(page);
    });
  }
}

async function readDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await page.goto('/my-codes');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const name of [/^View/, /^Delete/]) {
    if (isPhone) {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expectNothingCut(page);
      await page.getByRole('menuitem', { name }).click();
    } else {
      await page.getByRole('button', { name }).first().click();
    }
    await expect(dialog).toBeVisible();
    await expectNothingCut(page);
    await closeByEscape(dialog);
  }
  await page.getByRole('button', { name: /your menu/ }).click();
  await expectNothingCut(page);
}

test('the pages of visitors', async ({ page, request, read }) => {
  const mine = await withPlaces(request, await newAccount(request));
  await readPages(page, read, visitors.map(mine), mine('{code}'));
});

test('the pages of a person, and the dialogs of a code', async ({ page, request, read }) => {
  const account = await newAccount(request);
  const mine = await withPlaces(request, account);
  await signIn(page, account);
  await readPages(page, read, own.map(mine), mine('{code}'));
  await read(() => readDialogs(page));
});

test('the back office', async ({ page, request, read }) => {
  const token = await adminToken(request);
  // Its times are among the widest: the demo data's vouchers end at a month's end.
  await addVoucher(request, token, { code: 'WIDE', percentOff: 100 });
  await signIn(page, { token }, 'super_admin');
  await readPages(page, read, admin);
});
