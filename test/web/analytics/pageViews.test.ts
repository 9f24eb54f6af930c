import { afterEach, expect, test, vi } from 'vitest';

const id = 'G-TEST000000';

interface Browser {
  search?: string;
  referrer?: string;
}

/** A browser at rest, as far as measuring touches one; and the calls that wait for Google's script. */
async function measured({ search = '', referrer = '' }: Browser = {}) {
  const scripts: { src?: string }[] = [];
  const idle: (() => void)[] = [];
  const browser: Record<string, unknown> = { requestIdleCallback: (work: () => void) => idle.push(work) };
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', id);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('location', { origin: 'https://zarcodes.example', search });
  vi.stubGlobal('document', {
    referrer,
    readyState: 'complete',
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  vi.resetModules();
  const { trackPageView } = await import('#web/analytics/pageViews.ts');
  const calls = () => ((browser['dataLayer'] ?? []) as IArguments[]).map((call) => [...call]);
  return { trackPageView, calls, scripts, idle, isSilent: () => browser[`ga-disable-${id}`] };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const views = (calls: unknown[][]) => calls.filter(([, name]) => name === 'page_view').length;
const shown = (calls: unknown[][]) => calls.filter(([command]) => command === 'set').map(([, what]) => what);

test.each(['/admin', '/admin/users', '/admin/users/usr_1'])(
  '%s is not told, and loads nothing',
  async (path) => {
    const { trackPageView, calls, idle, isSilent } = await measured();
    trackPageView(path, path);
    expect(calls()).toEqual([]);
    expect(idle).toEqual([]);
    expect(isSilent()).toBe(true);
  },
);

test('in the admin area Google’s own script is silent too, and speaks again outside', async () => {
  const { trackPageView, calls, isSilent } = await measured();
  trackPageView('/dashboard', '/dashboard');
  trackPageView('/admin', '/admin');
  expect([views(calls()), isSilent()]).toEqual([1, true]);
  trackPageView('/dashboard', '/dashboard');
  expect([views(calls()), isSilent()]).toEqual([2, false]);
});

test('the route is told, not the path, and of the query only the campaign', async () => {
  const { trackPageView, calls } = await measured({
    search: '?token=very-secret&utm_campaign=spring%20lambs&address=12+Long+Street',
    referrer: 'https://mail.example/inbox/42?q=private',
  });
  trackPageView('/zarcodes/7PT-FLHV', '/zarcodes/$code');
  expect(shown(calls())).toEqual([
    {
      page_location: 'https://zarcodes.example/zarcodes/$code?utm_campaign=spring+lambs',
      page_title: '/zarcodes/$code',
      page_referrer: 'https://mail.example',
    },
  ]);
});

test('what holds for all events is said before the id that would send them', async () => {
  const { trackPageView, calls } = await measured();
  trackPageView('/', '/');
  trackPageView('/login', '/login');
  expect(calls().map(([command, name]) => (command === 'event' ? name : command))).toEqual([
    'js',
    'consent',
    'set',
    'config',
    'page_view',
    'set',
    'page_view',
  ]);
});

test('the script is asked for once, when the page is idle', async () => {
  const { trackPageView, scripts, idle } = await measured();
  trackPageView('/', '/');
  trackPageView('/login', '/login');
  expect(scripts).toEqual([]);
  for (const work of idle) work();
  expect(scripts.map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
});
