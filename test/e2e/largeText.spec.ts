/** Nothing is cut for people who read with large letters: the back office and dialogs. `pages.spec.ts` has the other pages. */
import { expect, type Page, test } from '@playwright/test';
import { isProof } from '#test/support/proof.ts';
import { closeByEscape } from './app.ts';
import { expectNothingCut } from './cut.ts';
import { expectRoomForLargeLetters, readWithLargeLetters, twiceAsLarge } from './largeLetters.ts';
import { addVoucher, adminToken, buyCode, newAccount, openEditWindow, signIn } from './people.ts';

test.setTimeout(180_000);

/** One of each kind: a dashboard, a list, a form and prices. */
const kinds = ['/admin', '/admin/users', '/admin/settings', '/admin/vouchers'] as const;
const others = [
  '/admin/messages',
  '/admin/change-requests',
  '/admin/zarcodes',
  '/admin/creators',
  '/admin/payments',
  '/admin/expenses',
  '/admin/pricing',
  '/admin/csv-export',
  '/admin/email',
  '/admin/maps-content',
  '/admin/audit',
] as const;

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

test('the dialogs of a code', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyCode(request, account, 'Lerato Hair Salon and Beauty Parlour');
  await signIn(page, account);
  await readWithLargeLetters(page, () => readDialogs(page));
});

test('letters twice as large on the smallest phone', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await openEditWindow(request, account, code);
  await signIn(page, account);
  for (const [path, title] of [
    ['/dashboard', 'Recent ZarCodes'],
    ['/my-codes', 'My ZarCodes'],
    ['/payments', 'My Payments'],
    ['/profile', 'Profile Information'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectRoomForLargeLetters(page, code, [twiceAsLarge]);
  }
});

test('the back office', async ({ page, request }) => {
  const token = await adminToken(request);
  // Its times are among the widest: the demo data's vouchers end at a month's end.
  await addVoucher(request, token, { code: 'WIDE', percentOff: 100 });
  await signIn(page, { token }, 'super_admin');
  for (const path of isProof ? [...kinds, ...others] : kinds) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectRoomForLargeLetters(page);
  }
});
