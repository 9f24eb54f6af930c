/** The number of codes in the view of the generator's map and of the dashboard's. */
import { expect, type Page, test } from '@playwright/test';
import { takePicture } from './look.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const shown = (page: Page) => page.getByText(/ZarCodes? in this view$/);
const textOf = (count: number) =>
  `${count.toLocaleString('en-ZA')} ${count === 1 ? 'ZarCode' : 'ZarCodes'} in this view`;

/** What the server counts in the view after an action, which the page then shows. */
async function countAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const answered = page.waitForResponse(/\/api\/zarcodes\/in-bounds/);
  await act();
  const { count, complete } = (await (await answered).json()) as { count: number; complete: boolean };
  expect(complete).toBe(true);
  await expect(shown(page)).toHaveText(textOf(count));
  return count;
}

/** Without a rest between, however slow the machine is. */
const pressAtOnce = (page: Page, name: string, times: number) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement, count) => {
    for (let press = 0; press < count; press++) button.click();
  }, times);

const karoo = { suburb: 'Vosburg', city: 'Vosburg', province: 'Northern Cape' };

test('the maps count the codes of everybody in their view once they have come to rest', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  // Where no other test has codes: of one that shows its area only, nobody knows on which side of a view's edge it is.
  await buyCode(request, account, 'Farm gate', { ...karoo, latitude: -30.6, longitude: 21.9 });
  await buyCode(request, account, 'Farm shed', { ...karoo, latitude: -30.62, longitude: 21.92 });
  await signIn(page, account);
  // The map takes no step while it is still animating the one before.
  const inTown = await countAfter(page, () => page.goto('/generator'));
  await takePicture(page, 'codes-in-view-generator');

  let requests = 0;
  page.on('request', (made) => {
    if (made.url().includes('/in-bounds')) requests += 1;
  });
  const inCountry = await countAfter(page, () => pressAtOnce(page, 'Zoom out', 4));
  expect(inCountry).toBeGreaterThan(inTown);
  expect(requests).toBe(1);

  await page.context().setOffline(true);
  await expect(shown(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(shown(page)).toHaveText(textOf(inCountry));

  // A count that fails is 0, silently, and the next one is tried.
  const fail = '**/api/zarcodes/in-bounds*';
  await page.route(fail, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(shown(page)).toHaveText(textOf(0));
  await page.unroute(fail);
  await page.route(fail, (route) => route.fulfill({ json: { count: 4210, complete: false } }));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(shown(page)).toHaveText(`About ${textOf(4210)}`);
  await page.unroute(fail);
  await countAfter(page, () => page.getByRole('button', { name: 'Zoom in' }).click());

  const onDashboard = await countAfter(page, () => page.goto('/dashboard'));
  await takePicture(page, 'codes-in-view-dashboard');
  // Four steps would lay the view's edge along the place where other tests make their codes.
  const inPretoria = await countAfter(page, () => pressAtOnce(page, 'Zoom in', 5));
  expect(inPretoria).toBeLessThan(onDashboard);
});
