/** https://schemathesis.readthedocs.io: a tool from outside that reads the OpenAPI document and tries the running app. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { rateLimits } from '#functions/lib/config.ts';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { startApp } from '#scripts/start.ts';
import { runTool } from '#scripts/test/runTool.ts';

const version = '4.32.5';
const folder = resolve('.build', 'schemathesis');
const tool = join(folder, 'bin', 'schemathesis');

/** Python's packages are no part of the project, so it has an environment of its own. */
async function install(): Promise<boolean> {
  if (existsSync(tool)) return true;
  console.log(`Installing schemathesis ${version} into .build/schemathesis`);
  return (
    (await runTool('python3', ['-m', 'venv', folder]).catch(() => false)) &&
    (await runTool(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`]))
  );
}

const Session = z.object({ token: z.string() });

/** A super admin's, so that no role keeps a request from what is behind it. */
async function signIn(url: string, admin: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return Session.parse(await response.json()).token;
}

const Key = z.object({ id: z.string(), key: z.string() });

/** For the routes for programs, with as many look-ups as a run makes. */
async function makeKey(url: string, token: string): Promise<string> {
  const send = (method: string, path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const made = Key.parse(await (await send('POST', '/user/api-keys', { name: 'Schemathesis' })).json());
  await send('PUT', `/admin/api-keys/${made.id}`, { dailyCalls: wide.max });
  return made.key;
}

/** docs/decisions/0085-tests-and-what-can-go-wrong.md says why. */
const notChecked = ['unsupported_method', 'allow_header_conformance', 'positive_data_acceptance'];

/** After these the token of the run is not valid any more. */
const endsTheSession = ['user.endSessions'].flatMap((key) => ['--exclude-operation-id', key]);

/** Far above what one run sends, so that a limit does not hide what comes behind it. */
const wide = { max: 1_000_000, seconds: 60 };

/** https://schemathesis.readthedocs.io/en/stable/reference/configuration/ */
const headersOf = (token: string, key: string) =>
  [
    '[headers]',
    `Authorization = "Bearer ${token}"`,
    '',
    '[[operations]]',
    'include-tag = "v1"',
    '[operations.headers]',
    `Authorization = "Bearer ${key}"`,
    '',
  ].join('\n');

interface Options {
  readonly count: string;
  readonly seed: string;
}

/** @returns whether it found nothing */
export async function runSchemathesis({ count, seed }: Options): Promise<boolean> {
  if (!(await install())) {
    console.error(
      'Schemathesis could not be installed. It needs python3 with venv and pip, and access to PyPI. The other fuzz ' +
        'run, `npm run fuzz`, needs neither.',
    );
    return false;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'zarcodes-fuzz-'));
  const limits = Object.keys(rateLimits).map((name) => [name, wide]);
  const app = await startApp({
    dataDir,
    seed: 'demo',
    // Without an account at PayFast notices are refused with 503.
    fakePayFast: true,
    env: { RATE_LIMITS: JSON.stringify(Object.fromEntries(limits)) },
  });
  try {
    const token = await signIn(app.url, defaultAdmin);
    // Else it stores what it found in the folder of the project.
    const config = join(dataDir, 'schemathesis.toml');
    const key = await makeKey(app.url, token);
    writeFileSync(config, `[cache]\nenabled = false\n${headersOf(token, key)}`);
    return await runTool(tool, [
      ...['--config-file', config],
      ...['run', `${app.url}/api/openapi.json`, '--url', `${app.url}/api`],
      ...['--max-examples', count, '--seed', seed],
      // An HTTP API ends a request after 30 seconds.
      ...['--request-timeout', '30'],
      ...['--continue-on-failure', '--exclude-checks', notChecked.join(','), ...endsTheSession],
    ]);
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
