import { preload } from 'swr';
import { meetsLevel } from '#shared/domain/can.ts';
import { cacheKey } from '#web/api/cacheKey.ts';
import { api } from '#web/api/client.ts';
import { purpose } from '#web/storage/purpose.ts';
import { isPageOutdated } from './accountLanguage.ts';
import { safeRedirect } from './redirects.ts';
import { session } from './session.ts';

type StartPage = '/dashboard' | '/creator-dashboard' | '/admin';

/** The start page of the current session: the profile is requested only once, even if there is none. */
let start: { readonly epoch: number; readonly page: Promise<StartPage> } | null = null;

/** docs/product/accounts.md#login: the page that was wanted, or the person's own start page. */
export async function afterLogin(target: string | undefined): Promise<string> {
  const path = safeRedirect(target) ?? safeRedirect(purposeNow()) ?? (await startPage());
  return outlastsLoad() && isPageOutdated() ? load(path) : path;
}

/** Not where storage is refused: the person would have to sign in again. */
function outlastsLoad(): boolean {
  try {
    return localStorage.getItem('auth_token') !== null;
  } catch {
    return false;
  }
}

/** Not shown by this app, which has another language than the account. */
function load(path: string): Promise<never> {
  location.replace(path);
  return new Promise(() => {});
}

/** Stored for the session, because the form and the page's guard both need it when somebody signs in. */
let wanted: { readonly epoch: number; readonly path: string | null } | null = null;

function purposeNow(): string | null {
  const { epoch } = session();
  if (wanted?.epoch !== epoch) {
    wanted = { epoch, path: purpose.read() };
    // A person has one purpose at a time, and it is done or given up from here on.
    purpose.clear();
  }
  return wanted.path;
}

async function startPage(): Promise<StartPage> {
  const { user, epoch } = session();
  if (meetsLevel(user?.role ?? null, 'admin')) return '/admin';
  if (start?.epoch !== epoch) start = { epoch, page: creatorOrUser(epoch) };
  return start.page;
}

const timeoutMs = 5000; // signing in must not wait longer for what only decides between two pages

async function creatorOrUser(epoch: number): Promise<StartPage> {
  try {
    const profile = await api.creators.me({}, { signal: AbortSignal.timeout(timeoutMs) });
    // What the page begins with: it need not be requested again.
    void preload(cacheKey('creators.me', {}, epoch), () => profile);
    return '/creator-dashboard';
  } catch {
    return '/dashboard';
  }
}
