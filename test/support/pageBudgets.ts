/** The pages whose bytes are counted, with what their scripts may weigh, compressed, before the map's own. */

export interface BudgetedPage {
  readonly name: string;
  /** `{code}` stands for a code that exists. */
  readonly path: string;
  readonly signedIn: boolean;
  readonly scriptBytes: number;
  /** False where not a byte of the map may come. Where one is far down, it comes only when somebody nears it. */
  readonly hasMap: boolean;
}

// What a phone on a slow network (1.6 Mb/s) gets in under a second, beside the page itself.
const publicBytes = 150_000;
const signedInBytes = 220_000;

const shown = (name: string, path: string, hasMap = false): BudgetedPage => ({
  name,
  path,
  hasMap,
  signedIn: false,
  scriptBytes: publicBytes,
});
const own = (name: string, path: string, hasMap = false): BudgetedPage => ({
  name,
  path,
  hasMap,
  signedIn: true,
  scriptBytes: signedInBytes,
});

export const budgetedPages: readonly BudgetedPage[] = [
  shown('landing', '/'),
  shown('township', '/township'),
  shown('farmers', '/farmers'),
  shown('support', '/support'),
  shown('terms', '/terms-of-service'),
  shown('privacy', '/privacy-policy'),
  shown('code', '/{code}', true),
  shown('login', '/login'),
  shown('register', '/register'),
  own('dashboard', '/dashboard', true),
  own('generator', '/generator', true),
  own('my-codes', '/my-codes'),
];
