/** What people do in field mode, on a phone. */
import { expect, type Page } from '@playwright/test';
import { test } from './line.ts';
import { tembisa } from './people.ts';

export const onPhone = {
  serviceWorkers: 'allow',
  viewport: { width: 375, height: 667 },
  permissions: ['geolocation'],
  geolocation: { latitude: tembisa.latitude, longitude: tembisa.longitude, accuracy: 9 },
} as const satisfies Parameters<typeof test.use>[0];

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const capturedIn = (page: Page) => page.getByRole('region', { name: 'Captured' });

/** A street for each test, and each attempt: homes beside each other are asked about. */
const streets = ['three homes', 'two phones', '300 homes', 'a home beside', 'a day without'];
export const street = (): number => {
  const { title, retry } = test.info();
  return (
    tembisa.longitude + 0.01 * (1 + streets.findIndex((words) => title.startsWith(words))) + 0.001 * retry
  );
};

/** Stands still at a gate whose position the phone finds better and better. */
export async function measure(page: Page, north: number): Promise<void> {
  const at = (accuracy: number, metres: number) => {
    const latitude = tembisa.latitude + north / 1000 + metres / 111_320;
    return page.context().setGeolocation({ latitude, longitude: street(), accuracy });
  };
  await at(30, 9);
  await press(page, 'Measure the position');
  await expect(page.getByText('Within 30 m.')).toBeVisible();
  await at(6, 1);
  // The second counts 25 times as much.
  await expect(page.getByText('Within 7 m.')).toBeVisible();
  await press(page, 'Good enough');
  await expect(page.getByText('The position is measured, within 7 m.')).toBeVisible();
  // A keyboard goes on from here.
  await expect(page.locator('div:focus')).toContainText('Measure again');
}

interface TypedHome {
  readonly title: string;
  readonly north: number;
  readonly province?: string;
}

/** A shop, so that nobody has to agree. */
export async function capture(
  page: Page,
  { title, north, province = tembisa.province }: TypedHome,
): Promise<void> {
  await measure(page, north);
  await page.getByLabel('House number or title').fill(title);
  await page.getByLabel('City').fill(tembisa.city);
  await page.getByLabel('Province').selectOption(province);
  await page.getByLabel('Somebody lives here').uncheck();
  await press(page, 'Save and next');
  await expect(capturedIn(page).getByText(title)).toBeVisible();
}

export async function reserve(page: Page, count: number): Promise<void> {
  await page.getByLabel('ZarCodes to reserve for 14 days').fill(String(count));
  await page.getByLabel(/^I agree to the terms/).check();
  await press(page, 'Reserve ZarCodes');
}

export const countsOf = (page: Page) => capturedIn(page).getByRole('status');
