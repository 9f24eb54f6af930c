/** On a small phone (docs/product/look.md#phones): what people came for is on the first screen, and nothing moves. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { expectAccessible, takePicture } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

test.use({ viewport: { width: 375, height: 640 } });

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main' }).last();

/** Whether the top of the first row, with its title, is above the bar at the bottom. */
async function expectFirstRow(page: Page): Promise<void> {
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  const [top, bar] = [await row.boundingBox(), await bottomBar(page).boundingBox()];
  expect((top?.y ?? Number.POSITIVE_INFINITY) + 40).toBeLessThan(bar?.y ?? 0);
}

for (const path of [
  '/admin/users',
  '/admin/messages',
  '/admin/change-requests',
  '/admin/zarcodes',
  '/admin/creators',
  '/admin/payments',
  '/admin/expenses',
  '/admin/vouchers',
  '/admin/audit',
]) {
  test(`${path}: the first row is on the first screen`, async ({ page, request }) => {
    await signIn(page, { token: await adminToken(request) }, 'super_admin');
    await page.goto(path);
    await expectFirstRow(page);
    await takePicture(page, `phone${path.replaceAll('/', '-')}`);
  });
}

for (const path of ['/my-codes', '/payments']) {
  test(`${path}: the first row is on the first screen`, async ({ page, request }) => {
    const account = await newAccount(request);
    await buyCode(request, account);
    await signIn(page, account);
    await page.goto(path);
    await expectFirstRow(page);
    await takePicture(page, `phone${path.replaceAll('/', '-')}`);
  });
}

test('filters are in a sheet, say how many are set, and can be removed one by one', async ({
  page,
  request,
}) => {
  await signIn(page, { token: await adminToken(request) }, 'super_admin');
  await page.goto('/admin/zarcodes');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Province' }).selectOption('Gauteng');
  await sheet.getByLabel('Created From').fill('2020-01-31');
  await expectAccessible(page);
  await takePicture(page, 'phone-filters');
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(filters).toHaveText('Filters (2)');
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/province=Gauteng.*from=2020-01-31|from=2020-01-31.*province=Gauteng/);
  await expectFirstRow(page);
  await takePicture(page, 'phone-chips');
  await page.getByRole('button', { name: 'From 31 Jan 2020, Created: remove this filter' }).click();
  await expect(filters).toHaveText('Filters (1)');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/zarcodes\?province=Gauteng$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/zarcodes$/);
  await expect(filters).toHaveText('Filters');
});

/** @returns where the pictures of the bar's entries have been in any frame, by their paths */
async function watchPictures(page: Page): Promise<() => Promise<Record<string, string[]>>> {
  await page.addInitScript(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(window, { seen });
    const watch = () => {
      for (const link of document.querySelectorAll('nav[aria-label=Main] a')) {
        if (!link.checkVisibility({ visibilityProperty: true })) continue;
        const { x, y } = link.querySelector('svg')?.getBoundingClientRect() ?? {};
        const path = link.getAttribute('href') ?? '';
        seen[path] = [...new Set([...(seen[path] ?? []), `${x}, ${y}`])];
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Record<string, string[]> }).seen);
}

for (const role of ['user', 'super_admin'] as const) {
  test(`nothing moves in the bottom bar of a ${role} from its first paint on`, async ({ page, request }) => {
    const token = role === 'user' ? (await newAccount(request)).token : await adminToken(request);
    await signIn(page, { token }, role);
    const pictures = await watchPictures(page);
    const answered = page.waitForResponse('**/api/user/stats');
    await page.goto('/dashboard');
    await answered;
    await waitForHydration(page);
    if (role === 'super_admin') await expect(bottomBar(page).getByText(/\d/)).toBeVisible();
    await expect(bottomBar(page).getByRole('link', { name: 'My codes' })).toBeVisible();
    await takePicture(page, `phone-bar-${role}`);
    const seen = await pictures();
    expect(Object.keys(seen).length).toBe(role === 'user' ? 3 : 4);
    const places = Object.values(seen);
    expect(places.filter(({ length }) => length > 1)).toEqual([]);
    // A label of two lines would lift its picture.
    expect(new Set(places.flat().map((place) => place.split(', ')[1])).size).toBe(1);
  });
}

test('the Creator entry is there at once where the person had a code the last time', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await buyCode(request, account);
  await signIn(page, account);
  await page.goto('/dashboard');
  const creator = bottomBar(page).getByRole('link', { name: 'Creator' });
  await expect(creator).toBeVisible();
  await page.route('**/api/user/stats', () => {});
  await page.goto('/support');
  await expect(creator).toBeVisible();
});
