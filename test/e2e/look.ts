/** What a page looks like: at three widths, in both colour schemes, and to a screen reader. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isProof } from '#test/support/proof.ts';

const widths = [375, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the other colour scheme of the same page may change. */
const ruleOfColours = 'color-contrast';

/** One page of each kind, and one dialog. */
const kinds: readonly string[] = [
  'landing',
  'login',
  'terms',
  'code',
  'code-not-found',
  'creator',
  'unsubscribe',
  'dashboard',
  'generator',
  'my-codes',
  'payment',
  'receipt',
  'photos-owner',
  'profile',
  'profile-forms',
  'leaving',
  'offline-unvisited',
  'admin-dashboard',
  'admin-users',
  'admin-user',
  'admin-expense-form',
  'admin-settings',
  'admin-email-draft',
  'admin-maps',
];

/** Whether a page is looked at with axe, and read with large letters: all are by `npm run proof`. */
export const isThorough = (name: string): boolean => isProof || kinds.includes(name);

const takesPictures = process.env['PICTURES'] === '1';

/** Into `.screenshots/`, for those who ask by `PICTURES=1`: they take a third of the time of the browser tests. */
export async function takePicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (takesPictures) await page.screenshot({ path: `.screenshots/${name}.png`, fullPage });
}

interface Looked {
  /** A selector. Rows that are about to be replaced are dimmed, and not looked at. */
  readonly part?: string;
  readonly onlyColours?: boolean;
}

export async function expectAccessible(
  page: Page,
  { part = 'html', onlyColours = false }: Looked = {},
): Promise<void> {
  // Axe measures contrast, so animations must have ended, save those of what is loading.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // What passes is then not described, which takes a tenth of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(part)
    .exclude('[aria-busy=true]');
  // Otherwise it opens another page for frames of other origins, which takes twice as long; there are none.
  axe.setLegacyMode(true);
  const { violations } = await (onlyColours ? axe.withRules(ruleOfColours) : axe.withTags(tags)).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** At all widths without sideways scrolling, and axe at the narrowest and the widest; of the dark scheme its colours. Leaves it wide and light. */
export async function look(page: Page, name: string, part = 'html'): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      const hasAxe = isThorough(name) && width !== 768 && (scheme === 'light' || width === 375);
      if (scheme === 'dark' && !hasAxe && !takesPictures) continue;
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
      await takePicture(page, `${name}-${scheme}-${width}`, { fullPage: true });
      if (!hasAxe) continue;
      // As high as the page: otherwise the bar at the bottom covers part of whatever happens to be behind it.
      const height = await page.evaluate(() => Math.max(900, document.documentElement.scrollHeight));
      await page.setViewportSize({ width, height });
      // What takes a part of the window has grown with it: the page may be scrolled, and the bar on top covers something.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page, { part, onlyColours: scheme === 'dark' });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
