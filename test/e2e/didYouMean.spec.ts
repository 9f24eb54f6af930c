/** A mistyped code: what was meant is offered wherever codes are looked up. */
import { expect, type Page, test } from '@playwright/test';
import { isTypoProof, symbolValues } from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates } from '#shared/domain/mistakes.ts';
import { waitForHydration } from './app.ts';
import { look, takePicture } from './look.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
const warning = (page: Page) =>
  page.getByRole('search').getByText('One character looks wrong', { exact: true }).last();

/** Its neighbours in the list may be of the same place. */
const linkTo = (page: Page, code: string) => page.getByRole('main').locator(`a[href="/zarcodes/${code}"]`);

/** The suffix with another symbol, which looks like none of the code. */
function mistyped(shown: string, place = 6): string {
  const code = shown.replace('-', '');
  const typed = [...'3479CDFGHJ']
    .map((symbol) => code.slice(0, place) + symbol + code.slice(place + 1))
    .find((each) => each !== code && !lookAlikeCandidates(each).includes(code));
  return `${typed?.slice(0, 3)}-${typed?.slice(3)}`;
}

test('on its page, at the bare path and in My ZarCodes; one tap goes there', async ({ page, request }) => {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner, 'Typo Tuck Shop');
  const typed = mistyped(code);
  const offered = linkTo(page, code).filter({ hasText: 'Tembisa, Gauteng' });

  for (const path of [`/${typed.toLowerCase()}`, `/zarcodes/${typed}`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you mean …?')).toBeVisible();
    await expect(offered).toBeVisible();
  }
  await look(page, 'didYouMean-page');
  await offered.click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByRole('heading', { name: 'Typo Tuck Shop' })).toBeVisible();

  await signIn(page, owner);
  await page.goto('/my-codes');
  await page.getByRole('searchbox', { name: 'Search your ZarCodes' }).fill(typed);
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
  await expect(offered).toBeVisible();
  await look(page, 'didYouMean-mine');
  await offered.click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);
});

test('in the search box: what is wrong at once, then what was meant; a code that exists wins', async ({
  page,
  request,
}) => {
  const { code } = await buyCode(request, await newAccount(request), 'Search Typo Shop');
  const typed = mistyped(code);
  expect(isTypoProof(typed.replace('-', ''))).toBe(false);
  const sent: string[] = [];
  page.on('request', (each) => each.url().includes('/api/search/') && sent.push(each.url()));
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await searchBox(page).fill(typed.slice(0, 6));
  await expect(warning(page)).toBeHidden();
  await searchBox(page).fill(typed);
  await expect(warning(page)).toBeVisible();
  // Without axe, which waits for the clock.
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `didYouMean-warning-${width}`);
  }
  expect(sent).toEqual([]);
  await page.clock.resume();
  const option = page.getByRole('option', { name: `Did you mean ${code}?` });
  await expect(option).toContainText('Tembisa, Gauteng');
  await look(page, 'didYouMean-search', 'search');
  await option.click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);

  // The specification's examples and words are exempt.
  await page.goto('/');
  for (const text of ['7PT-FLHV', '1GP-A1B2', 'Sandton', code]) {
    await searchBox(page).fill(text);
    await expect(warning(page)).toBeHidden();
  }
  await expect(page.getByRole('option', { name: 'Search Typo Shop' })).toBeVisible();
});

test('typed before the app has loaded, it is offered as well', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request), 'Early Typo Shop');
  const typed = mistyped(code);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
  await searchBox(page).fill(typed);
  await searchBox(page).press('Enter');
  held.resolve();
  await expect(page).toHaveURL(`/zarcodes/${typed}`);
  await linkTo(page, code).click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);
});

// All of them: test/shared/domain/typoProof.test.ts and test/functions/zarcodes/didYouMean.test.ts.
test('a sample of mistakes in a code opens no other place', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request), 'The Only Place');
  const seven = code.replace('-', '');
  const wrong = [3, 4, 5, 6].map((place) => {
    const symbol = symbolValues[(symbolValues.indexOf(seven.charAt(place)) + 5 + place) % 36] ?? 'Q';
    return seven.slice(0, place) + symbol + seven.slice(place + 1);
  });
  const swaps = [3, 4, 5].map((one) =>
    [...seven]
      .with(one, seven.charAt(one + 1))
      .with(one + 1, seven.charAt(one))
      .join(''),
  );
  for (const typed of [...wrong, ...swaps].filter((each) => each !== seven)) {
    await page.goto(`/${typed.slice(0, 3)}-${typed.slice(3)}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Page Not Found|The Only Place/);
    await expect(page.getByRole('main').getByText(code).first()).toBeVisible();
  }
});
