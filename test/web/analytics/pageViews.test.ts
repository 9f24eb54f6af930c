import { afterEach, expect, test, vi } from 'vitest';

const id = 'G-TEST000000';

interface BrowserState {
  search?: string;
  referrer?: string;
}

/** Loads the module with stubbed globals; returns the calls queued for Google's script and the idle callbacks. */
async function loadAnalytics({ search = '', referrer = '' }: BrowserState = {}) {
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
  return { trackPageView, calls, scripts, idle, isDisabled: () => browser[`ga-disable-${id}`] };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const views = (calls: unknown[][]) => calls.filter(([, name]) => name === 'page_view').length;
const settings = (calls: unknown[][]) =>
  calls.filter(([command]) => command === 'set').map(([, value]) => value);

test.each(['/admin', '/admin/users', '/admin/users/usr_1'])(
  '%s is not reported, and loads nothing',
  { tags: 'E13' },
  async (path) => {
    const { trackPageView, calls, idle, isDisabled } = await loadAnalytics();
    trackPageView(path, path);
    expect(calls()).toEqual([]);
    expect(idle).toEqual([]);
    expect(isDisabled()).toBe(true);
  },
);

test('in the admin area Google’s script is disabled, and enabled again outside', async () => {
  const { trackPageView, calls, isDisabled } = await loadAnalytics();
  trackPageView('/dashboard', '/dashboard');
  trackPageView('/admin', '/admin');
  expect([views(calls()), isDisabled()]).toEqual([1, true]);
  trackPageView('/dashboard', '/dashboard');
  expect([views(calls()), isDisabled()]).toEqual([2, false]);
});

test('the route is reported, not the path, and only the campaign of the query', { tags: 'E13' }, async () => {
  const { trackPageView, calls } = await loadAnalytics({
    search: '?token=very-secret&utm_campaign=spring%20lambs&address=12+Long+Street',
    referrer: 'https://mail.example/inbox/42?q=private',
  });
  trackPageView('/zarcodes/7PT-FLHV', '/zarcodes/$code');
  expect(settings(calls())).toEqual([
    {
      page_location: 'https://zarcodes.example/zarcodes/$code?utm_campaign=spring+lambs',
      page_title: '/zarcodes/$code',
      page_referrer: 'https://mail.example',
    },
  ]);
});

test('the settings of all events are set before the ID that starts sending', async () => {
  const { trackPageView, calls } = await loadAnalytics();
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

test('the script is loaded once, when the page is idle', async () => {
  const { trackPageView, scripts, idle } = await loadAnalytics();
  trackPageView('/', '/');
  trackPageView('/login', '/login');
  expect(scripts).toEqual([]);
  for (const work of idle) work();
  expect(scripts.map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
});
