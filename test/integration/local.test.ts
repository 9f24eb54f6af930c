/**
 * The whole app on one machine, started as `npm start` starts it. A start takes three seconds of CPU, and one with the
 * demo ten, so that tests which only look share one.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  emptyFolder,
  enginePid,
  eventually,
  isAlive,
  type LocalApp,
  launchApp,
  streamRecords,
} from '#test/support/localApp.ts';

const running: LocalApp[] = [];
const endAll = async () => {
  await Promise.all(running.splice(0).map((app) => app.end('SIGKILL')));
};
afterAll(endAll);

async function start(env: Record<string, string>): Promise<LocalApp> {
  const app = await launchApp(env);
  running.push(app);
  return app;
}

async function started(env: Record<string, string>): Promise<LocalApp> {
  const app = await start(env);
  await app.ready();
  return app;
}

async function post(app: LocalApp, path: string, body: object, token = ''): Promise<Record<string, string>> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Record<string, string>;
}

const get = async (app: LocalApp, path: string) => (await fetch(`${app.url}${path}`)).json();

const person = { email: 'zinhle@example.co.za', password: 'a good one' };

async function register(app: LocalApp): Promise<string> {
  const { email, password } = person;
  await post(app, '/auth/register', {
    firstName: 'Zinhle',
    lastName: 'Cele',
    email,
    password,
    confirmPassword: password,
  });
  return signIn(app);
}

const signIn = async (app: LocalApp) => (await post(app, '/auth/login', person))['token'] ?? '';

async function buyCode(app: LocalApp, token: string, title: string): Promise<string> {
  const zarcode = {
    title,
    latitude: -29.8587,
    longitude: 31.0218,
    city: 'Durban',
    province: 'KwaZulu-Natal',
    termsConfirmed: true,
  };
  const { id } = await post(app, '/payments/create', { zarcode }, token);
  return (await post(app, `/payments/${id}/complete`, {}, token))['zarcode'] ?? '';
}

async function mailsOf(app: LocalApp): Promise<{ subject: string; destination: { to: string[] } }[]> {
  const store = await (await fetch(`${app.inboxUrl}/store`)).json();
  return store.emails;
}

const foundTitles = async (app: LocalApp, text: string) =>
  ((await get(app, `/api/search/combined?q=${text}`)).results as { title: string }[]).map(
    ({ title }) => title,
  );

/** Ends an app by a signal. @returns once no process of it runs any more */
async function expectEnd(app: LocalApp, folder: string, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const engine = enginePid(folder);
  expect(isAlive(engine)).toBe(true);
  expect(await app.end(signal)).toBe(0);
  expect(isAlive(engine)).toBe(false);
  await expect(fetch(app.inboxUrl)).rejects.toThrow();
}

const lineOf = async (app: LocalApp) => {
  expect(await app.ended).toBe(1);
  expect(app.output().trim().split('\n')).toHaveLength(1);
  return app.output().trim();
};

describe('a first start, in an empty folder', { timeout: 180_000 }, () => {
  const folder = join(emptyFolder(), 'new', 'data');
  const admin = { email: 'boss@example.co.za', password: 'another good one' };
  let app: LocalApp;
  beforeAll(async () => {
    app = await started({ DATA_DIR: folder, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  }, 180_000);
  afterAll(endAll);

  test('does the main job: a code is bought, found, and its receipt mailed', async () => {
    expect(await get(app, '/api/health')).toEqual({ status: 'ok' });
    const token = await register(app);
    const code = await buyCode(app, token, 'Cele Bakery');
    expect(await get(app, `/api/zarcodes/${code}`)).toMatchObject({ zarcode: code, title: 'Cele Bakery' });
    await eventually(async () => (await foundTitles(app, 'bakery')).includes('Cele Bakery'));
    await eventually(async () => (await mailsOf(app)).length === 2);
    const [link, receipt] = await mailsOf(app);
    expect(link).toMatchObject({
      destination: { to: [person.email] },
      subject: 'Confirm your email address',
    });
    expect(receipt?.destination.to).toEqual([person.email]);
    expect(receipt?.subject).toContain(code);
  });

  test('creates the admin from the environment', async () => {
    expect(await post(app, '/auth/login', admin)).toMatchObject({ user: { role: 'super_admin' } });
    expect(app.output()).not.toContain(admin.password);
  });

  test('only the owner can read the session key file', () => {
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  test('another start says in one line that the ports are busy, or the folder in use', async () => {
    const inboxPort = new URL(app.inboxUrl).port;
    const [busy, busyInbox, again] = await Promise.all([
      start({ DATA_DIR: emptyFolder(), PORT: String(app.port) }),
      start({ DATA_DIR: emptyFolder(), SES_PORT: inboxPort }),
      start({ DATA_DIR: folder }),
    ]);
    expect(await lineOf(busy)).toBe(
      `Port ${app.port} is in use. Stop the program that uses it, or set another PORT.`,
    );
    expect(await lineOf(busyInbox)).toBe(
      `Port ${inboxPort} is in use. Stop the program that uses it, or set another SES_PORT.`,
    );
    expect(await lineOf(again)).toContain('already running on the data folder');
  });

  test('SIGTERM stops every process', () => expectEnd(app, folder, 'SIGTERM'));
});

describe('a start with the demo', { timeout: 180_000 }, () => {
  const folder = emptyFolder();
  let first: LocalApp;
  let counts: readonly number[];
  beforeAll(async () => {
    first = await started({ DATA_DIR: folder, SEED: 'demo' });
    counts = await countsOf(first);
  }, 180_000);
  afterAll(endAll);

  const signInToDemo = async (app: LocalApp, name: string) => {
    const account = { email: `${name}@example.co.za`, password: 'zarcodes-demo' };
    const { token = '' } = await post(app, '/auth/login', account);
    return { headers: { authorization: `Bearer ${token}` } };
  };
  const statsOf = async (app: LocalApp, signedIn: { headers: Record<string, string> }) =>
    (await fetch(`${app.url}/api/user/stats`, signedIn)).json();
  const countsOf = (app: LocalApp): Promise<number[]> =>
    Promise.all(
      ['thandi', 'sipho', 'naledi', 'pieter', 'fatima', 'nomsa', 'tshepo'].map(
        async (name) => (await statsOf(app, await signInToDemo(app, name))).totalCodes,
      ),
    );

  test('that a kill -9 ends in the middle: the next start finishes it', { tags: 'C18' }, async () => {
    const cutFolder = emptyFolder();
    const cut = await start({ DATA_DIR: cutFolder, SEED: 'demo' });
    await eventually(() => cut.output().includes('Creating the demo data'), 120_000);
    await cut.end('SIGKILL');
    const next = await started({ DATA_DIR: cutFolder, SEED: 'demo' });
    expect(await countsOf(next)).toEqual(counts);
    await next.end('SIGKILL');
  });

  test('loads it once, prints how to sign in, and SIGINT stops every process', async () => {
    await eventually(() => first.output().includes('ZarCodes is ready'));
    for (const word of ['admin@zarcodes.local', 'thandi@example.co.za', 'zarcodes-demo', first.inboxUrl]) {
      expect(first.output()).toContain(word);
    }
    const signedIn = await signInToDemo(first, 'thandi');
    const before = await statsOf(first, signedIn);
    const { bundles } = await (await fetch(`${first.url}/api/bundles/active`, signedIn)).json();
    expect(before.totalCodes).toBeGreaterThan(10);
    expect(bundles).toMatchObject([{ totalZarcodes: 5, remainingZarcodes: 5 }]);
    expect(await get(first, '/api/settings/public')).toMatchObject({ mapProvider: 'open' });
    expect(await foundTitles(first, 'clinic')).not.toEqual([]);
    await expectEnd(first, folder, 'SIGINT');

    const second = await started({ DATA_DIR: folder, SEED: 'demo' });
    expect(await statsOf(second, signedIn)).toEqual(before);
    expect(streamRecords(folder), 'of about 2,000 that the demo wrote').toBeLessThan(100);
  });
});

test('a kill -9 loses no confirmed write and no mail, and leaves no engine running; if that dies, the app says so', {
  tags: 'C18',
  timeout: 180_000,
}, async () => {
  const folder = emptyFolder();
  const first = await started({ DATA_DIR: folder });
  const token = await register(first);
  const code = await buyCode(first, token, 'Umdoni Crèche');
  const engine = enginePid(folder);
  await first.end('SIGKILL'); // most likely before the stream handlers ran
  const second = await started({ DATA_DIR: folder });
  expect(await get(second, `/api/zarcodes/${code}`)).toMatchObject({ title: 'Umdoni Crèche' });
  await eventually(async () => (await foundTitles(second, 'umdoni')).includes('Umdoni Crèche'));
  const me = await fetch(`${second.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status, 'the earlier session is still valid').toBe(200);
  await eventually(() => !isAlive(engine));

  const isOfCode = ({ subject }: { subject: string }) => subject.includes(code);
  await eventually(async () => (await mailsOf(second)).some(isOfCode));
  const received = await mailsOf(second);
  await second.end('SIGKILL');
  const third = await started({ DATA_DIR: folder });
  expect(await mailsOf(third)).toEqual(expect.arrayContaining(received));

  process.kill(enginePid(folder), 'SIGKILL');
  expect(await third.ended).toBe(1);
  expect(third.output()).toContain('The database engine ended');
});

describe('a start that cannot succeed says why in one line', () => {
  test('a data folder that is a file, cannot be made, or is broken', { timeout: 180_000 }, async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    writeFileSync(join(folder, 'lock'), 'this is no database, as anyone can see '.repeat(50));
    const [file, impossible, broken] = await Promise.all([
      start({ DATA_DIR: join(folder, 'file') }),
      start({ DATA_DIR: '/proc/zarcodes' }),
      start({ DATA_DIR: folder }),
    ]);
    expect(await lineOf(file)).toContain('cannot be used');
    expect(await lineOf(impossible)).toContain('cannot be used');
    expect(await lineOf(broken)).toContain('is broken');
  });

  test('invalid settings', { timeout: 180_000 }, async () => {
    const folder = emptyFolder();
    const [seed, open] = await Promise.all([
      start({ DATA_DIR: folder, SEED: 'everything' }),
      start({ DATA_DIR: folder, HOST: '0.0.0.0' }),
    ]);
    expect(await lineOf(seed)).toContain('SEED must be');
    expect(await lineOf(open)).toContain('ADMIN_PASSWORD');
  });
});
