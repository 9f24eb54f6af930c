/** Pages in other languages than English (docs/product/languages.md). */
import { expect, test } from '@playwright/test';
import { prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { languageNames, languages, localeOf } from '#shared/text/languages.ts';
import { collectErrors, waitForHydration } from './app.ts';
import { expectNoSidewaysScrolling } from './look.ts';

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
  });
}

test('a language that is chosen in the footer is remembered', async ({ page }) => {
  await page.goto('/support?a=b');
  await page.getByRole('link', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: languageNames.zu }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  await expect(page).toHaveURL('/support?a=b');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
  // Where a page has an address in each language, the choice leads there.
  await page.getByRole('link', { name: languageNames.st }).click();
  await expect(page).toHaveURL('/st');
  await expect(page.locator('html')).toHaveAttribute('lang', 'st-ZA');
  await page.getByRole('link', { name: languageNames.en }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
});

test('who finds words wrong writes to us from that page', async ({ page }) => {
  await page.goto('/zu/township');
  await page.locator('footer a[href^="/support?wrong="]').click();
  await waitForHydration(page);
  await expect(page.locator('[name=subject]')).toHaveValue('isiZulu: /township');
  await expect(page.locator('[name=message]')).not.toHaveValue('');
});
