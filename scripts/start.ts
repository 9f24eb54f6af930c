/** `npm start` runs the whole product on this machine; `npm run dev` does the same with `--watch`. */
import { buildIfStale } from './build/buildIfStale.ts';
import { type App, type AppOptions, runApp } from './local/app.ts';
import { defaultAdmin, demoEmail, demoPassword, demoPeople } from './local/demoAccounts.ts';
import type { SeedKind } from './local/seed.ts';
import { StartFailure } from './local/startFailure.ts';

export interface StartOptions extends Partial<AppOptions> {
  readonly dataDir: string;
  /** False if the caller knows that `dist` is up to date. */
  readonly build?: boolean;
}

/** Starts an app on free ports, for tests. Several may run at the same time, even in one process. */
export function startApp({ build = true, ...options }: StartOptions): Promise<App> {
  return runApp({
    port: 0,
    sesPort: 0,
    s3Port: 0,
    seed: 'none',
    admin: defaultAdmin,
    ...(build && { prepare: buildIfStale }),
    ...options,
  });
}

function portFrom(name: string, defaultPort: number): number {
  const given = process.env[name];
  if (given === undefined || given === '') return defaultPort;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartFailure(`${name} must be a port number, not "${given}".`);
}

function seedFrom(given: string | undefined): SeedKind {
  if (given === undefined || given === '' || given === 'demo') return 'demo';
  if (given === 'none') return 'none';
  throw new StartFailure(`SEED must be demo or none, not "${given}".`);
}

function payFastFrom(given: string | undefined): boolean {
  if (given === undefined || given === '') return false;
  if (given === 'fake') return true;
  throw new StartFailure(`PAYFAST must be fake or empty, not "${given}".`);
}

function optionsFromEnvironment(): AppOptions {
  const host = process.env['HOST'] || '127.0.0.1';
  const email = process.env['ADMIN_EMAIL'] || defaultAdmin.email;
  const password = process.env['ADMIN_PASSWORD'] || defaultAdmin.password;
  const isOpen = host !== 'localhost' && !host.startsWith('127.') && host !== '::1';
  if (isOpen && password === defaultAdmin.password) {
    throw new StartFailure('HOST is open to other machines, so set your own ADMIN_PASSWORD.');
  }
  if (password.length < 6) throw new StartFailure('ADMIN_PASSWORD must be at least 6 characters.');
  return {
    host,
    port: portFrom('PORT', 3000),
    sesPort: portFrom('SES_PORT', 8005),
    s3Port: portFrom('S3_PORT', 0),
    dataDir: process.env['DATA_DIR'] || '.data',
    seed: seedFrom(process.env['SEED']),
    admin: { email, password },
    analytics: Boolean(process.env['VITE_GA_MEASUREMENT_ID']),
    fakePayFast: payFastFrom(process.env['PAYFAST']),
    watch: process.argv.includes('--watch'),
    progress: (step) => console.log(step),
    report: (problem) => console.error(problem),
  };
}

function announce({ url, inboxUrl, payFastUrl, seeded }: App): void {
  const adminPassword = seeded.adminHasDefaultPassword ? defaultAdmin.password : '(the password you chose)';
  const people = seeded.kind === 'demo' ? demoPeople.filter(({ about }) => about !== undefined) : [];
  const rows = [
    ['App', url],
    ['Mail inbox', inboxUrl],
    ['API', `${url}/api/docs`],
    ...(payFastUrl === undefined ? [] : [['PayFast stand-in', payFastUrl]]),
    ['Super admin', `${seeded.adminEmail}  ${adminPassword}`],
    ...people.map((person) => [person.about ?? '', `${demoEmail(person)}  ${demoPassword}`]),
  ];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(26)}${value}`);
  console.log(['', 'ZarCodes is ready', '', ...lines, '', 'Press Ctrl-C to stop.'].join('\n'));
}

/** Resolves on a signal to stop, or when the npm process that started this one has ended without sending one. */
function stopRequested(): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(null));
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => process.ppid !== parent && resolve(null), 500).unref();
  }
  return promise;
}

async function main(): Promise<void> {
  const options = optionsFromEnvironment();
  const stopped = stopRequested();
  const starting = runApp({ ...options, ...(!options.watch && { prepare: buildIfStale }) });
  const app = await Promise.race([starting, stopped]);
  if (app === null) return; // Stopped during the start: the parts that are running end with this process.
  announce(app);
  const problem = await Promise.race([stopped, app.broken]);
  await app.stop();
  if (problem !== null) throw new StartFailure(problem);
}

if (import.meta.main) {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof StartFailure ? error.message : error);
      process.exit(1);
    },
  );
}
