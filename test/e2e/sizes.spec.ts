/** The bytes of each page's scripts as sent, against the budgets. `npm run bench -- web` shows more. */
import { expect, test } from '@playwright/test';
import { budgetedPages } from '../support/pageBudgets.ts';
import { bytesOfPage } from '../support/pageBytes.ts';
import { makeCreator } from './creatorPeople.ts';
import { buyCode, newAccount, openEditWindow, signIn } from './people.ts';

test.use({ viewport: { width: 375, height: 800 } });

for (const { name, path, signedIn, scriptBytes, hasMap, hasZod, creator, editable } of budgetedPages) {
  test(`${name}: at most ${scriptBytes / 1000} KB of scripts${hasMap ? '' : ', none for a map'}, none for charts${signedIn ? '' : ', no zod'}`, async ({
    page,
    request,
  }) => {
    const account = await newAccount(request);
    const { code } = await buyCode(request, account);
    if (creator === true) await makeCreator(request, account);
    if (editable === true) await openEditWindow(request, account, code);
    if (signedIn) await signIn(page, account);
    const bytes = await bytesOfPage(page, path.replace('{code}', code));
    // Much less would mean that the page did not load.
    expect(bytes.firstScripts).toBeGreaterThan(50_000);
    expect(bytes.chartScripts).toBe(0);
    if (!signedIn) expect(bytes.zodScripts).toBe(0);
    // Otherwise no page's zod would be recognized.
    if (hasZod === true) expect(bytes.zodScripts).toBeGreaterThan(0);
    expect(bytes.firstScripts).toBeLessThanOrEqual(scriptBytes);
    if (!hasMap) expect(bytes.mapScripts).toBe(0);
  });
}
