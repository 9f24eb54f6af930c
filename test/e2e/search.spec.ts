/** The search box: its keyboard, its delays, and pasted text. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
const options = (page: Page) => page.getByRole('option');
/** The message in place of the list; the same text is there a second time for screen readers. */
const messageInstead = (page: Page, text: string) =>
  page.getByRole('search').getByText(text, { exact: true }).last();

/** Records the queries that are sent to the server. */
function recordQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/combined') queries.push(url.searchParams.get('q') ?? '');
  });
  return queries;
}

/** Stops the page's clock; responses of the server still arrive. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('by keyboard: arrows wrap around through the field, Escape closes, then clears, Enter chooses the first', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).focus();
  await page.keyboard.type('hermanus');
  await expect(options(page).first()).toBeVisible();
  const count = await options(page).count();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const active = await searchBox(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('hermanus');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');

  await page.keyboard.type('hermanus western');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/address-not-found\?|\/zarcodes\//);
});

for (const { name, path, closesAfterMs } of [
  { name: 'the landing page', path: '/', closesAfterMs: 300 },
  { name: 'the address page', path: '/address-not-found?address=Hermanus', closesAfterMs: 500 },
]) {
  test(`on ${name} the list stays ${closesAfterMs} ms after Tab, and opens again on focus`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await searchBox(page).fill('knysna');
    await expect(options(page).first()).toBeVisible();
    await stopClock(page);
    await page.keyboard.press('Tab');
    await expect(searchBox(page)).not.toBeFocused();
    await page.clock.runFor(closesAfterMs - 1);
    await expect(options(page).first()).toBeVisible();
    await page.clock.runFor(1);
    await expect(options(page)).toHaveCount(0);
    await searchBox(page).focus();
    await expect(options(page).first()).toBeVisible();
  });
}

test('text is searched after a pause of 500 ms, a complete code after 100 ms, two letters never', async ({
  page,
}) => {
  const queries = recordQueries(page);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await stopClock(page);
  await searchBox(page).fill('kn');
  await page.clock.runFor(2_000);
  await searchBox(page).fill('kny');
  await page.clock.runFor(400);
  await searchBox(page).fill('knysna');
  await page.clock.runFor(499);
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => queries).toEqual(['knysna']);

  await searchBox(page).fill('7pt flhv');
  await page.clock.runFor(99);
  expect(queries).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => queries.slice(1)).toEqual(['7PT-FLHV']);
});

const pasted = {
  'a script': '<script>document.title = "taken"</script>',
  'a broken tag': '"><img src=x onerror="document.title=\'taken\'">',
  emoji: '🐘🐘🐘🏳️‍🌈',
  'Arabic, right to left': '\u202eمدينة كيب تاون\u202c',
  'percent signs and nulls': '%00%E0%A4%A\u0000\\u0000',
  'more than the server accepts': 'nowherish '.repeat(40),
  SQL: "'; DROP TABLE codes; --",
  'half a surrogate pair': 'abc\ud83d',
} as const;

test('any pasted text is only text, and finds nothing', { tag: '@I6' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  const title = await page.title();
  for (const [name, text] of Object.entries(pasted)) {
    await searchBox(page).fill('');
    const responded = page.waitForResponse(/\/api\/search\/combined/);
    await searchBox(page).fill(text);
    expect((await responded).status(), name).toBe(200);
    await expect(messageInstead(page, 'No results found'), name).toBeVisible();
    await expect(options(page), name).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, name).toBe(0);
  }
  await searchBox(page).fill('kaapstad '.repeat(1_112));
  await expect(
    messageInstead(page, 'This text is too long for a place, coordinates or a map link.'),
  ).toBeVisible();
  await searchBox(page).fill('nowhere at all');
  await expect(page.getByText('Try entering a full ZarCode (example: 1GP-A1B2)').last()).toBeVisible();
  expect(await page.title()).toBe(title);
  expect(errors).toEqual([]);
});

test('coordinates and map links lead to their point, or to a message that says why not', async ({ page }) => {
  const queries = recordQueries(page);
  await page.goto('/');
  for (const text of [
    '-34.418700, 19.234500',
    `34°25'07.3"S 19°14'04.2"E`,
    'https://www.google.com/maps/place/Hermanus/@-34.4187,19.2345,15z',
    'https://maps.google.com/?q=-34.4187,19.2345',
  ]) {
    await searchBox(page).fill(text);
    await expect(page.getByRole('option', { name: /This exact point/ }), text).toContainText(
      /-34\.418[67]\d\d/,
    );
  }
  for (const [text, message] of [
    [
      'https://maps.app.goo.gl/abc123',
      'Shortened URL detected - please open the link in your browser first, then copy the full URL from the address bar.',
    ],
    ['-91.5, 19.2', 'Latitude must be between -90 and 90, longitude between -180 and 180'],
    [`34°61'07"S 19°14'04"E`, 'Please enter valid numeric values for latitude and longitude'],
  ] as const) {
    await searchBox(page).fill(text);
    await expect(messageInstead(page, message)).toBeVisible();
  }
  expect(queries).toEqual([]);
  await searchBox(page).fill('-34.4187, 19.2345');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/address-not-found\?address=-34\.4187/);
});

test('a failed search says so, and works again once the server does', async ({ page }) => {
  await page.goto('/');
  const searchUrl = /\/api\/search\/combined/;
  const failures = [
    ['no response', { abort: true }],
    ['500 without a body', { status: 500, body: '' }],
    ['a page instead of JSON', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }],
    ['a gateway’s page', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ] as const;
  for (const [index, [name, response]] of failures.entries()) {
    await page.route(searchUrl, (route) => ('abort' in response ? route.abort() : route.fulfill(response)));
    await searchBox(page).fill(`knysna ${index}`);
    await expect(messageInstead(page, 'Search failed'), name).toBeVisible();
    await page.unroute(searchUrl);
  }
  await searchBox(page).fill('knysna');
  await expect(options(page).first()).toContainText('Knysna');
});
