/** Pages in other languages than English (docs/product/languages.md). */
import { expect, type Page, test } from '@playwright/test';
import { prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { languageNames, languages, localeOf } from '#shared/text/languages.ts';
import { collectErrors, waitForHydration } from './app.ts';
import { mailbox } from './emails.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './look.ts';
import { doMainJob } from './mainJobIn.ts';
import { type Account, buyCode, newAccount, signIn, tembisa } from './people.ts';
import { sayIn } from './say.ts';

test.use({ viewport: { width: 320, height: 800 } });

for (const language of languages.slice(1)) {
  test.describe(languageNames[language], () => {
    test.use({ locale: localeOf(language) });

    test('written pages are taken over as they are, and fit a small phone', async ({ page }) => {
      test.slow();
      const errors = collectErrors(page);
      for (const path of [...prerendered, ...prerenderedForms]) {
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language));
        await expectNoSidewaysScrolling(page);
        expect(errors, path).toEqual([]);
      }
    });

    test('from search to the receipt by mail', async ({ page }) => {
      test.slow();
      const say = sayIn(language);
      const receipt = await doMainJob(page, { say, mailbox });
      expect(receipt?.text).toContain(say('Open your ZarCode'));
      expect(receipt?.text).toContain(say('Amount'));
    });
  });
}

test.describe('to a screen reader', () => {
  test.use({ locale: localeOf('zu') });

  test('pages in isiZulu have no faults', async ({ page }) => {
    test.slow();
    const account = await newAccount(page.request);
    const { code } = await buyCode(page.request, account);
    const check = async (path: string) => {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf('zu'));
      await expectAccessible(page);
    };
    for (const path of ['/', '/support', '/register', '/terms-of-service', `/${code}`]) await check(path);
    // Its owner typed it in whatever language.
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', '');
    await expect(page.getByText(tembisa.description)).toHaveAttribute('lang', '');
    await signIn(page, account);
    for (const path of ['/dashboard', '/generator', `/zarcodes/${code}/guide`]) await check(path);
  });
});

test('a language that is chosen in the footer is remembered', async ({ page }) => {
  const address = '/terms-of-service?a=b#section-3';
  await page.goto(address);
  // Which goes to the section once more.
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Language: English' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: languageNames.zu })).toBeInViewport();
  await page.getByRole('link', { name: languageNames.zu }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  await expect(page.getByText(sayIn('zu')('{off} off', { off: '10%' }))).toBeAttached();
  // Where a page has an address in each language, the choice leads there.
  await page.getByRole('link', { name: languageNames.st }).click();
  await expect(page).toHaveURL('/st');
  await expect(page.locator('html')).toHaveAttribute('lang', 'st-ZA');
  await page.getByRole('link', { name: languageNames.en }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
});

test('pages that functions fill in stay open where a language is chosen before the app has loaded', async ({
  page,
}) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  for (const address of [`/${code}?a=b#GATE`, '/naledi-deliveries?search=a']) {
    await page.context().clearCookies();
    await page.goto(address);
    await page.getByRole('link', { name: languageNames.xh }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'xh-ZA');
    await expect(page).toHaveURL(address);
  }
});

test('who finds words wrong writes to us from that page', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'language', value: 'zu', url: test.info().project.use.baseURL ?? '' }]);
  await page.goto('/naledi-deliveries');
  await page.locator('footer a[href^="/support?wrong="]').click();
  await waitForHydration(page);
  await expect(page.locator('[name=subject]')).toHaveValue('isiZulu: /naledi-deliveries');
  await expect(page.locator('[name=message]')).not.toHaveValue('');
});

test.describe('of an account', () => {
  const languageOf = (page: Page) => page.locator('html');
  const savedLanguage = async ({ request }: Page, token: string) => {
    const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { user: { language?: string } }).user.language;
  };
  async function logIn(page: Page, { email, password }: Account): Promise<void> {
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.locator('[name=password]').press('Enter');
    await expect(page).toHaveURL('/dashboard');
  }

  test('pages are in it from signing in, on another device, too', async ({ page }) => {
    const account = await newAccount(page.request);
    const headers = { authorization: `Bearer ${account.token}` };
    await page.request.put('/api/user/profile', { headers, data: { language: 'st' } });
    await page.goto('/login');
    await expect(languageOf(page)).toHaveAttribute('lang', 'en-ZA');
    await logIn(page, account);
    await expect(languageOf(page)).toHaveAttribute('lang', 'st-ZA');
    await page.goto('/support');
    await expect(languageOf(page)).toHaveAttribute('lang', 'st-ZA');
  });

  test('what a person chose before signing in becomes it', async ({ page }) => {
    const account = await newAccount(page.request);
    await page.goto('/login');
    await waitForHydration(page);
    await page.getByRole('link', { name: languageNames.af }).click();
    await expect(languageOf(page)).toHaveAttribute('lang', 'af-ZA');
    await logIn(page, account);
    await expect(languageOf(page)).toHaveAttribute('lang', 'af-ZA');
    await expect.poll(() => savedLanguage(page, account.token)).toBe('af');
  });

  test('the menu changes it', async ({ page }) => {
    const account = await newAccount(page.request);
    await signIn(page, account);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: languageNames.xh }).click();
    await expect(languageOf(page)).toHaveAttribute('lang', 'xh-ZA');
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => savedLanguage(page, account.token)).toBe('xh');
    // Also where the address names another one.
    await page.goto('/xh/township');
    await page.locator('header [aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem', { name: sayIn('xh')('Language') }).click();
    await page.getByRole('menuitem', { name: languageNames.st }).click();
    await expect(page).toHaveURL('/st/township');
    await expect.poll(() => savedLanguage(page, account.token)).toBe('st');
  });

  async function choose(page: Page, language: keyof typeof languageNames): Promise<void> {
    await page.getByRole('link', { name: languageNames[language] }).click();
    await expect(languageOf(page)).toHaveAttribute('lang', localeOf(language));
  }
  const saveLanguage = async ({ request }: Page, { token }: Account, language: string) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.put('/api/user/profile', { headers, data: { language } })).status()).toBe(200);
  };
  const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem('zarcodes.language'));

  test('a choice that it has already does not undo what is chosen on another device later', async ({
    page,
  }) => {
    const account = await newAccount(page.request);
    await saveLanguage(page, account, 'zu');
    await signIn(page, account);
    await page.goto('/support');
    await choose(page, 'zu');
    await expect.poll(() => waiting(page)).toBeNull();
    await saveLanguage(page, account, 'st');
    await expect(async () => {
      await page.reload();
      await expect(languageOf(page)).toHaveAttribute('lang', 'st-ZA', { timeout: 2000 });
    }).toPass();
    expect(await savedLanguage(page, account.token)).toBe('st');
  });

  test('of two tabs the one that chose last is followed, also where the other could not save its choice', async ({
    page,
    context,
  }) => {
    const account = await newAccount(page.request);
    await signIn(page, account);
    await page.goto('/support');
    const path = '**/api/user/profile';
    const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await page.route(path, (route) => route.abort());
    await choose(page, 'xh');
    await refused;
    const other = await context.newPage();
    await signIn(other, account);
    await other.goto('/support');
    await choose(other, 'af');
    await expect.poll(() => savedLanguage(page, account.token)).toBe('af');
    await page.unroute(path);
    await page.reload();
    await expect(languageOf(page)).toHaveAttribute('lang', 'af-ZA');
    await expect.poll(() => waiting(page)).toBeNull();
    expect(await savedLanguage(page, account.token)).toBe('af');
  });
});
