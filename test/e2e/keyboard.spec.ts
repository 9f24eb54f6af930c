/** Without a mouse: every action has a key, and the focus is never lost and always visible. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { buyCode, newAccount, signIn } from './people.ts';

/** Opens the dashboard of a person with codes of these titles, about 1 km apart. */
async function openMap(page: Page, titles: readonly string[]): Promise<void> {
  const account = await newAccount(page.request);
  for (const [index, title] of titles.entries()) {
    const place = { latitude: -25.75 - index / 100, longitude: 28.2, suburb: '', city: 'Pretoria' };
    await buyCode(page.request, account, title, place);
  }
  await signIn(page, account);
  await page.goto('/dashboard');
}

test('a pin opens with Enter and Space, and gets the focus back', async ({ page }) => {
  await openMap(page, ['Church Square']);
  const pin = page.getByRole('button', { name: /Church Square/ });
  const link = page.getByRole('application').getByRole('link', { name: /Church Square/ });
  await pin.focus();
  await page.keyboard.press('Space');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(pin).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close popup' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(link).toHaveCount(0);
  await expect(pin).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Church Square' })).toBeFocused();
});

test('a group of pins opens with Enter, and the focus moves to one of its pins', async ({ page }) => {
  await openMap(page, ['Church Square', 'Union Buildings']);
  const group = page.getByRole('button', { name: '2 ZarCodes' });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveCount(0);
  const pins = page.getByRole('button', { name: /Church Square|Union Buildings/ });
  await expect(pins.and(page.locator(':focus'))).toHaveCount(1);
});

test('a map moves without dragging, by tapping a point and zooming in', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/generator');
  const map = page.getByRole('application');
  const searchBox = (await map.boundingBox()) ?? { width: 0, height: 0 };
  await map.click({ position: { x: searchBox.width * 0.15, y: searchBox.height * 0.75 } });
  const pin = page.getByRole('button', { name: /^Your pin at/ });
  for (const zoom of [9, 10, 11, 12]) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByText(`Zoom ${zoom}`)).toBeVisible();
  }
  const place = (await pin.boundingBox()) ?? { x: 0, y: 0 };
  const frame = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.abs(place.x - frame.x - frame.width / 2)).toBeLessThan(60);
  expect(Math.abs(place.y - frame.y - frame.height / 2)).toBeLessThan(80);
});

for (const { name, width, height } of [
  { name: 'a phone', width: 375, height: 667 },
  { name: '400 % of a laptop', width: 320, height: 180 },
]) {
  test(`no focused element is covered by a bar: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, await newAccount(page.request));
    for (const path of ['/support', '/generator']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await coveredStops(page), path).toEqual([]);
    }
  });
}

/** Tabs through the page and returns the names of focused elements that are entirely hidden (WCAG 2.4.11). */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: active } = document;
      if (active === null || active === document.body) return null;
      const { left, top, width, height } = active.getBoundingClientRect();
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].map(
        (part) => [left + width / 2, top + height * part] as const,
      );
      const visible = points.some(([x, y]) => {
        const element = document.elementFromPoint(x, y);
        return element !== null && active.contains(element);
      });
      return { visible, name: active.getAttribute('name') ?? active.textContent };
    });
    if (stop === null) return covered;
    if (!stop.visible) covered.push(stop.name);
  }
  throw new Error('Tab never left the page');
}

test('a failed sign-in leads back to the password', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.co.za');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a form is submitted once, however often Enter is pressed', async ({ page }) => {
  let sent = 0;
  const response = Promise.withResolvers<void>();
  await page.route('/api/auth/login', async (route) => {
    sent += 1;
    await response.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.co.za');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-the-password');
  await password.press('Enter');
  const button = page.getByRole('button', { name: 'Signing in...' });
  await expect(button).toBeDisabled();
  await password.press('Enter');
  await button.press('Enter');
  await button.press('Space');
  response.resolve();
  await expect(page.getByText('Login failed')).toBeVisible();
  expect(sent).toBe(1);
});

test('the sign-in form is prefilled with a new account’s email', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.co.za`;
  await page.goto('/register');
  await page.getByLabel('First name').fill('Nomsa');
  await page.getByLabel('Last name').fill('Khumalo');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('sunny-morning-7');
  await page.getByLabel('Confirm password', { exact: true }).fill('sunny-morning-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(page.url()).not.toContain('example');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('F8 focuses the toast, and closing it returns the focus', async ({ page }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  await page.goto(`/${code}`);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy Code' });
  for (const keys of [['Escape'], ['Tab', 'Enter']]) {
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied!')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator('[data-toast]')).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(copy).toBeFocused();
  }
});

test('paging keeps the focus on the button, and announces the page', async ({ page }) => {
  const account = await newAccount(page.request);
  for (let place = 1; place <= 11; place++) await buyCode(page.request, account, `Place ${place}`);
  await signIn(page, account);
  await page.goto('/my-codes');
  const next = page.getByRole('button', { name: 'Next' });
  const status = page.getByRole('status');
  await expect(status.getByText('11 ZarCodes found, page 1 of 2')).toBeAttached();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(status.getByText('11 ZarCodes found, page 2 of 2')).toBeAttached();
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 11 to 11 of 11 results')).toBeVisible();

  // The description of the dialog is announced with it.
  await page.getByRole('button', { name: /^Delete/ }).press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toHaveAccessibleDescription(/You can undo this for 10 seconds/);
});

test('the terms scroll to their end by keyboard', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  await page.goto('/generator');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Read the terms' }).press('Enter');
  const terms = page.getByRole('dialog');
  await expect(terms.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(terms.getByRole('heading').last()).toBeInViewport();
});

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
const activeOption = (page: Page) => page.locator('[aria-selected=true]');

test('the arrows scroll every suggestion into view, and the keys of the text cursor deselect it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/');
  await searchBox(page).fill('port');
  const options = page.getByRole('option');
  await expect(options.nth(8)).toBeAttached();
  const count = await options.count();
  for (let step = 1; step <= count; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(step - 1)).toHaveAttribute('aria-selected', 'true');
    await expect(activeOption(page)).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(page)).toHaveCount(0);
  await expect(searchBox(page)).toBeInViewport({ ratio: 1 });

  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(activeOption(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Alt+ArrowUp');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(activeOption(page)).toHaveCount(0);
});

test('the active suggestion is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await searchBox(page).fill('knysna');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(activeOption(page)).toHaveCSS('outline-style', 'solid');
  await expect(activeOption(page)).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

test('the current page is marked in the bar in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, await newAccount(page.request));
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/my-codes');
    await waitForHydration(page);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(3);
    const borders = await links.evaluateAll((all) =>
      all.map((link) => {
        const { borderTopColor, borderBottomColor } = getComputedStyle(link);
        return `${borderTopColor} ${borderBottomColor}`;
      }),
    );
    expect(borders[0]).toBe(borders[1]);
    expect(borders[2]).not.toBe(borders[0]);
  }
});

test('another search on the address page is announced while the focus stays in its field', async ({
  page,
}) => {
  await page.goto('/address-not-found?address=Hermanus');
  await searchBox(page).fill('knysna western');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Knysna');
  await expect(
    page.getByRole('status').filter({ hasText: /Knysna.*: No ZarCode found for this address/ }),
  ).toBeVisible();
});

test('the generator announces a point abroad, and the zoom', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  await page.goto('/generator?address=-22.56, 17.08');
  const status = page.getByRole('status');
  await expect(status.getByText('This point is not in South Africa')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect(status.getByText('Zoom 17')).toBeVisible();
});

test('the focus ring is visible on every background', async ({ page }) => {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  for (const path of ['/', '/farmers', `/${code}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faintRings(page), path).toEqual([]);
  }
  await signIn(page, account);
  for (const path of ['/dashboard', '/my-codes']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Copy ZarCode/ })).toBeVisible();
    expect(await faintRings(page), path).toEqual([]);
  }
});

/** Tabs through the page and returns the names of elements with a focus ring of less than 3:1 (WCAG 1.4.11). */
async function faintRings(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: active } = document;
      if (active === null || active === document.body) return null;
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(active);
      // With a negative offset the ring is on the element itself.
      let background = Number.parseFloat(outlineOffset) < 0 ? active : active.parentElement;
      while (background !== null && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)')
        background = background.parentElement;
      const [dark = 0, light = 0] = [
        outlineColor,
        getComputedStyle(background ?? document.body).backgroundColor,
      ]
        .map(luminance)
        .toSorted((a, b) => a - b);
      // The map draws its own ring, and a radio's is on its label.
      const hasOtherRing = outlineStyle === 'none';
      const name = active.getAttribute('aria-label') ?? active.getAttribute('name') ?? active.textContent;
      return { visible: hasOtherRing || (light + 0.05) / (dark + 0.05) >= 3, name };
    });
    if (stop === null) return faint;
    if (!stop.visible) faint.push(stop.name);
  }
  throw new Error('Tab never left the page');
}
