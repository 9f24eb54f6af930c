/** `@zarcodes/client` as a shop gets it: packed, installed into an empty folder, and its README run against the real app. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#scripts/build/entries.ts';
import { clientTypes, clientTypesFile } from '#scripts/client.ts';
import { startApp } from '#scripts/start.ts';
import { emptyFolder } from '#test/support/localApp.ts';
import { guideSample } from '#test/support/samples.ts';

const source = join(root, 'client');
const folder = emptyFolder();
const installed = join(folder, 'node_modules', '@zarcodes', 'client');
/** The app runs in this process, so nothing may wait for another one. */
async function run(
  command: string,
  args: readonly string[],
  { cwd = folder, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env } });
  return stdout;
}

const app = await startApp({ dataDir: emptyFolder() });
afterAll(() => app.stop());

interface Account {
  readonly token: string;
}

async function call<T>(method: string, path: string, body: object, account?: Account): Promise<T> {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(account && { authorization: `Bearer ${account.token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function newAccount(): Promise<Account> {
  const [email, password] = ['shop@example.co.za', 'a good one'];
  const person = { firstName: 'Zinhle', lastName: 'Cele', email, password, confirmPassword: password };
  await call('POST', '/auth/register', person);
  return call('POST', '/auth/login', { email, password });
}

const place = {
  title: 'Lerato Hair Salon',
  description: 'Pink wall',
  latitude: -25.99636,
  longitude: 28.2268,
  suburb: 'Hospital View',
  city: 'Tembisa',
  province: 'Gauteng',
  termsConfirmed: true,
};

async function newCode(account: Account): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '/payments/create', { zarcode: place }, account);
  const { zarcode } = await call<{ zarcode: string }>('POST', `/payments/${id}/complete`, {}, account);
  await call('PUT', `/zarcodes/${zarcode}/guide`, { ...guideSample, points: [], version: 1 }, account);
  return zarcode;
}

let env: Record<string, string> = {};
let code = '';

beforeAll(async () => {
  await run('npm', ['pack', '--pack-destination', folder, '--loglevel', 'error'], { cwd: source });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', [
    'install',
    `./${tarball}`,
    '--offline',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]);
  const account = await newAccount();
  const { key } = await call<{ key: string }>('POST', '/user/api-keys', { name: 'README' }, account);
  env = { ZARCODES_URL: app.url, ZARCODES_KEY: key };
  code = await newCode(account);
});

describe('the package', () => {
  test('has its types from the contract (node scripts/client.ts)', () => {
    // The file is formatted, which adds no other symbols.
    const words = (text: string) => text.replace(/[\s|;,()]+/g, '');
    expect(words(readFileSync(clientTypesFile, 'utf8'))).toBe(words(clientTypes()));
  });

  test('is at most 4 KB, and needs no other package and no Node.js', () => {
    const files = readdirSync(join(installed, 'dist'));
    const scripts = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(installed, 'dist', name), 'utf8'));
    const bytes = scripts.map(
      (code) => brotliCompressSync(transformSync(code, { minify: true }).code).length,
    );
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(4096);
    expect(scripts.join('\n')).not.toMatch(/node:|process\.|Buffer\.|window\.|require\(/);
    expect(files.map((name) => readFileSync(join(installed, 'dist', name), 'utf8')).join('\n')).not.toMatch(
      /zod|'#/,
    );
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@zarcodes',
    ]);
    const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { license: string };
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).toMatchObject({ license });
  });

  test('has types for the strictest compiler', async () => {
    writeFileSync(
      join(folder, 'shop.ts'),
      `import { createClient, type Code, type Quota, ZarCodesError } from '@zarcodes/client';
const client = createClient({ baseUrl: 'https://zarcodes.example', key: 'zk_' });
export const place: Code = await client.get('7PT-FLHV', { timeoutMs: 1 });
export const at: number | null = place.level === 'public' ? place.latitude : null;
export const quota: Quota | undefined = client.quota;
export const isMissing = (error: unknown) => error instanceof ZarCodesError && error.code === 'not_found';
// @ts-expect-error: no such language
await client.guide('7PT-FLHV', { language: 'de' });
// @ts-expect-error: no such error
export const isOdd = (error: ZarCodesError) => error.code === 'odd';
`,
    );
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', '--types', ''];
    for (const module of [
      ['--module', 'nodenext'],
      ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ])
      expect(await run('tsc', [...options, ...module, 'shop.ts'])).toBe('');
  });
});

test('the examples of its README do what they say', async () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, text = '']) =>
    text.replaceAll('7PT-FLHV', code).replaceAll('7ptflhv', code.replace('-', '').toLowerCase()),
  );
  mkdirSync(join(folder, 'examples'));
  const printed: string[] = [];
  // One after the other, so that what is left of the day is known.
  for (const [index, text] of examples.entries()) {
    const file = join(folder, 'examples', `${index}.js`);
    writeFileSync(file, text);
    printed.push((await run('node', [file], { env })).trim());
  }
  expect(printed).toEqual([
    'Lerato Hair Salon Tembisa Gauteng\n-25.99636 28.2268',
    'Did you mean []',
    `${code} Lerato Hair Salon\n7PT-2222 does not exist\nleft today: 996`,
    `true ${code} [ '${code} Lerato Hair Salon' ]`,
    [
      'Left at the filling station, 400 m',
      'Past the church on the right: with a green roof',
      'Left at the blue container, 200 m',
      'At the yellow gate',
      'Hoot; the dog is friendly',
    ].join('\n'),
    `ok ${code}`,
  ]);
});

interface Given {
  readonly code?: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
}

describe('a failure', () => {
  const load = async () =>
    (await import(join(installed, 'dist', 'index.js'))) as typeof import('../../client/src/index.ts');
  const failureOf = async (call: Promise<unknown>): Promise<Given> =>
    call.then(
      () => ({}),
      (error: Given) => error,
    );

  test('of the key, of the day, of the way and of the time is told apart', async () => {
    const { createClient } = await load();
    const baseUrl = app.url;
    const wrong = createClient({ baseUrl, key: 'zk_wrong' });
    expect(await failureOf(wrong.get(code))).toMatchObject({ code: 'key_invalid', status: 401 });
    expect(await failureOf(createClient({ baseUrl, key: '' }).get(code))).toMatchObject({
      code: 'key_missing',
    });
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', key: 'zk_' });
    expect(await failureOf(nowhere.health())).toMatchObject({ code: 'unreachable', status: 0 });
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const slow = createClient({ baseUrl, key: 'zk_', fetch: never, timeoutMs: 5 });
    expect(await failureOf(slow.health())).toMatchObject({ code: 'timeout' });
    const ended = AbortSignal.abort('changed my mind');
    expect(await failureOf(slow.health({ signal: ended }))).toBe('changed my mind');
    const html: typeof fetch = async () =>
      new Response('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': '7' } });
    expect(await failureOf(createClient({ baseUrl, key: 'zk_', fetch: html }).health())).toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfterSeconds: 7,
    });
  });
});
