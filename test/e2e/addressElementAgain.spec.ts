/** `<zar-address>` when a customer comes back, has no connection, or wants nothing to move. */
import { buyCode, newAccount } from './people.ts';
import { checkout, elementOf, expect, field, said, test } from './shop.ts';

test('a customer who goes back finds the code that they had entered, checked', async ({ page, shop }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  shop.show({ body: checkout(elementOf(shop.key)) });
  await page.goto(`${shop.origin}/checkout`);
  await field(page).fill(code);
  await expect(said(page)).toHaveText(/^Found: /);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goBack();
  // A page that is made anew, not one that the browser has kept.
  const loaded = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type);
  expect(await loaded()).toBe('back_forward');
  await expect(field(page)).toHaveValue(code);
  await expect(said(page)).toHaveText(/^Found: /);
});

test('without a connection it says so, and checks the code once there is one', async ({
  page,
  shop,
  context,
}) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  shop.show({ body: checkout(elementOf(shop.key)) });
  await page.goto(`${shop.origin}/checkout`);
  await expect(field(page)).toBeVisible();
  await context.setOffline(true);
  await field(page).fill(code);
  await expect(said(page)).toHaveText('There is no connection, so this code is not checked. You can go on.');
  const isValid = () =>
    page.locator('zar-address').evaluate((each: HTMLInputElement) => each.checkValidity());
  expect(await isValid()).toBe(true);
  await context.setOffline(false);
  await expect(said(page)).toHaveText(/^Found: /);
});

test('nothing moves for who wants that', async ({ page, shop }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  shop.show({ body: checkout(elementOf(shop.key)) });
  const animationOf = () =>
    page
      .getByRole('group', { name: `Address of ${code}` })
      .evaluate((card) => getComputedStyle(card).animationName);
  const shown: string[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${shop.origin}/checkout`);
    await field(page).fill(code);
    await expect(said(page)).toHaveText(/^Found: /);
    shown.push(await animationOf());
  }
  expect(shown).toEqual([expect.not.stringMatching(/^none$/), 'none']);
});
