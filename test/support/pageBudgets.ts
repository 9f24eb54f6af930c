/** The pages with a size budget: the compressed bytes of their scripts, without those of the map. */

export interface BudgetedPage {
  readonly name: string;
  /** `{code}` is replaced with an existing code. */
  readonly path: string;
  readonly signedIn: boolean;
  readonly scriptBytes: number;
  /** Before somebody touches the page, where it waits for the app until then. */
  readonly untouchedBytes?: number | undefined;
  /** False: the page must not load any map code, also because a map further down loads only when scrolled near. */
  readonly hasMap: boolean;
  /** Whether its form is checked with zod, which no public page loads. */
  readonly hasZod?: boolean;
  /** Whether the account has a creator profile. */
  readonly creator?: boolean;
  /** Whether the account may edit the code now. */
  readonly editable?: boolean;
}

// A phone on a slow network (1.6 Mb/s) downloads this in under a second, besides the page itself.
const publicBytes = 153_000;
// Before a touch: what copies, draws the map and stores the visit. A phone on 400 kb/s has it in 0.4 seconds.
const untouchedBytes = 20_000;
// Of pages whose form loads once somebody touches them.
const lateFormBytes = 140_000;
// For a form that stores what is typed.
const formBytes = 5000;
const signedInBytes = 220_000;
// The first screen of who has nothing on this phone yet. What every page loads is 137 KB, so what captures homes loads late.
const fieldBytes = 140_000;

const publicPage = (name: string, path: string, hasMap = false): BudgetedPage => ({
  name,
  path,
  hasMap,
  signedIn: false,
  scriptBytes: publicBytes,
  untouchedBytes,
});
const withForm = (page: BudgetedPage): BudgetedPage => ({
  ...page,
  scriptBytes: page.scriptBytes + formBytes,
});
const signedInPage = (name: string, path: string, hasMap = false): BudgetedPage => ({
  name,
  path,
  hasMap,
  signedIn: true,
  scriptBytes: signedInBytes,
});

export const budgetedPages: readonly BudgetedPage[] = [
  publicPage('landing', '/'),
  publicPage('township', '/township'),
  publicPage('farmers', '/farmers'),
  withForm(publicPage('support', '/support')),
  // It shows the element of shops, which is a script of its own.
  { ...publicPage('developers', '/developers'), scriptBytes: publicBytes + 9500 },
  // Its form is not checked by react-hook-form.
  { ...publicPage('run', '/run'), scriptBytes: lateFormBytes },
  publicPage('terms', '/terms-of-service'),
  publicPage('privacy', '/privacy-policy'),
  publicPage('code', '/{code}', true),
  // The search on its map takes 5 KB, which the page of a code has not.
  { ...publicPage('creator', '/naledi-deliveries', true), scriptBytes: publicBytes + 5000 },
  { ...publicPage('login', '/login'), scriptBytes: lateFormBytes },
  { ...publicPage('register', '/register'), scriptBytes: lateFormBytes },
  signedInPage('dashboard', '/dashboard', true),
  signedInPage('generator', '/generator', true),
  { ...signedInPage('edit', '/zarcodes/{code}/edit', true), editable: true },
  signedInPage('guide', '/zarcodes/{code}/guide'),
  signedInPage('my-codes', '/my-codes'),
  signedInPage('payments', '/payments'),
  { ...signedInPage('profile', '/profile'), hasZod: true },
  signedInPage('settings', '/settings'),
  { ...signedInPage('creator-dashboard', '/creator-dashboard', true), creator: true },
  { ...signedInPage('creator-generator', '/creator-generator', true), creator: true },
  { ...signedInPage('creator-field', '/creator-field'), scriptBytes: fieldBytes, creator: true },
  { ...signedInPage('creator-import', '/creator-import'), creator: true },
  { ...signedInPage('creator-project', '/creator-project', true), creator: true },
  signedInPage('creator-request', '/creator-dashboard'),
];

/**
 * Pages of the back office: that with charts, and two lists. How many scripts they load is counted, because each costs a
 * request and CPU; the bytes are those of the page with charts.
 */
export const officeBudget = {
  paths: ['/admin', '/admin/users', '/admin/payments'],
  scripts: 45,
  scriptBytes: 380_000,
} as const;
