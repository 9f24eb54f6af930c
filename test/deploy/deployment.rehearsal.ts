/**
 * A deployment as on AWS, with IAM enforced: `cdk deploy` to the emulator, the product's main job through the
 * edge by HTTP and in a browser, refused calls, an update, and the removal. The tests depend on their order.
 */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketName, functionName, physicalName, stages } from '#infra/stage.ts';
import { functionEntries, root } from '#scripts/build/entries.ts';
import type { AwsAccount } from '#scripts/deploy/awsAccount.ts';
import { cdk } from '#scripts/deploy/cdk.ts';
import { checkRoles, functionsToCheck } from '#scripts/deploy/checkRoles.ts';
import { invokeFunction } from '#scripts/deploy/emulatorCalls.ts';
import { bringUp, deploy, type LocalStage, takeDown, upload } from '#scripts/deploy/localStage.ts';
import { preflight } from '#scripts/deploy/preflight.ts';
import { putSuperAdmin } from '#scripts/deploy/putAdmin.ts';
import { installedEmulator } from '#scripts/deploy/python.ts';
import { smokeTest } from '#scripts/deploy/smoke.ts';
import { openTable } from '#scripts/deploy/stageTable.ts';
import { emulatorKeys, readTarget, type Target } from '#scripts/deploy/target.ts';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { freePort } from '#scripts/local/ports.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import type { EventJobName } from '#shared/contract/eventJobs.ts';
import { scheduleNames } from '#shared/contract/schedules.ts';
import { securityHeaders } from '#shared/edge/securityHeaders.ts';
import { bounceOf } from '#test/support/mailEvents.ts';
import { startProvider } from '#test/support/payfast/provider.ts';
import { ApiClient } from './apiClient.ts';
import { runBasemapJob } from './basemapJob.ts';
import { emulatorMailbox } from './mailbox.ts';
import { runMainJob } from './mainJob.ts';
import { runPayFastJob } from './payFastJob.ts';
import { actAs } from './roleProbe.ts';
import { searchFunctionLogs } from './searchFunctionLogs.ts';

const say = (line: string) => console.log(line);
const DATA_DIR = resolve(process.env['DATA_DIR'] ?? join(root, '.build', 'rehearsal'));

/** Whether Python and the emulator's packages can be installed. */
function hasEmulator(): boolean {
  try {
    installedEmulator(readTarget({ DATA_DIR }).folder, say);
    return true;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    say(`Skipping the deployment rehearsal: ${error.message}`);
    return false;
  }
}

describe.skipIf(!hasEmulator())('a deployment', () => {
  let target: Target;
  let stage: LocalStage;
  let stacks: number;
  const since = new Date();

  beforeAll(async () => {
    target = readTarget({ DATA_DIR, EDGE_PORT: String(await freePort()) });
    // Remove the remains of a killed run.
    await takeDown(target, say);
    stage = await bringUp(target, say);
    const access = { endpoint: stage.endpoint, region: target.region, credentials: emulatorKeys };
    await putSuperAdmin(openTable(physicalName(stages.emulator), access), defaultAdmin);
  });
  afterAll(async () => {
    await takeDown(target, say);
    await expect(fetch(stage.url)).rejects.toThrow();
    await expect(fetch(stage.endpoint)).rejects.toThrow();
  });

  const at = (path: string, init?: RequestInit) => fetch(stage.url + path, { redirect: 'manual', ...init });

  test('does the main job through the edge, with each function in its own role', async () => {
    await runMainJob({
      api: `${stage.url}/api`,
      notices: `${stage.noticesUrl}/api/payments/notify`,
      mailbox: emulatorMailbox(stage.endpoint),
      admin: defaultAdmin,
    });
    await runRuleJobs(target, stage.endpoint);
    const { denied, personal, silent } = await searchFunctionLogs(target, stage.endpoint, since);
    expect(denied).toEqual([]);
    expect(personal).toEqual([]);
    expect(silent).toEqual([]);
    expect(functionEntries().length).toBeGreaterThan(20);
  });

  test('does the main job in a browser', async () => {
    // Asynchronous, because a blocked process does not notice that its idle connections were closed.
    const run = promisify(execFile)(
      join(root, 'node_modules/.bin/playwright'),
      ['test', 'mainJob.spec.ts', '--grep', 'by mouse', '--workers', '1'],
      { cwd: root, env: { ...process.env, E2E_URL: stage.url } },
    );
    await run.catch((error: { stdout?: string }) => expect.fail(error.stdout ?? String(error)));
  });

  test('serves our own map by ranges through the edge, also after its bucket has lost it', async () => {
    const client = new ApiClient(`${stage.url}/api`);
    const { token } = await client.call('auth.login', { body: defaultAdmin });
    await runBasemapJob({ client, token, url: stage.url, endpoint: stage.endpoint, dataDir: DATA_DIR });
  });

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/dashboard', 'text/html; charset=utf-8', 'no-cache'],
    ['/payment/success?id=x', 'text/html; charset=utf-8', 'no-cache'],
    ['/api/docs', 'text/html; charset=utf-8', 'no-cache'],
    ['/api/openapi.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/api/prices/current', 'application/json; charset=utf-8', 'public, max-age=0, s-maxage=3600'],
  ])('sends %s as %s, with cache control %s and all security headers', async (path, type, cacheControl) => {
    const answer = await at(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(cacheControl);
    const expected = securityHeaders({
      mapProvider: stages.emulator.mapProvider,
      https: true,
      uploads: stage.endpoint,
    });
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject(expected);
  });

  test('lets browsers cache hashed files for a year', async () => {
    const page = await (await at('/')).text();
    const script = firstScript(page);
    const answer = await at(script);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('serves the page of a code, also of an unknown one', async () => {
    const answer = await at('/7PT-2222');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
    expect(await answer.text()).toBe(await (await at('/app.html')).text());
    // So is any other path that nobody has; one with a slash at its end leads to that without.
    expect((await at('/no/such/page')).status).toBe(404);
    const slash = await at('/township/');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/township']);
  });

  test('serves the API; what is not found is cached for half a minute', async () => {
    const answer = await at('/api/zarcodes/7PT-2222');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(await answer.json()).toMatchObject({ message: 'ZarCode not found', code: 'not_found' });
  });

  test('refuses calls that bypass the edge, except health checks', async () => {
    const fetchDirectly = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${stage.apiUrl}/api${path}`, { headers });
    expect((await fetchDirectly('/health')).status).toBe(200);
    expect((await fetchDirectly('/prices/current')).status).toBe(421);
    expect(
      (await fetchDirectly('/prices/current', { 'x-origin-secret': 'guessed-by-somebody' })).status,
    ).toBe(421);
    for (const purpose of ['web', 'images'] as const) {
      const bucket = `${stage.endpoint}/${bucketName(stages.emulator, purpose)}`;
      expect((await fetch(`${bucket}/index.html`)).status).toBe(403);
      expect((await fetch(bucket)).status).toBe(403);
    }
  });

  test('grants a role exactly its declared permissions', async () => {
    const send = await actAs(target, stage.endpoint, 'prices.current');
    const TableName = physicalName(stages.emulator);
    const read = (pk: string, sk: string) =>
      send('dynamodb', 'DynamoDB_20120810.GetItem', { TableName, Key: { pk: { S: pk }, sk: { S: sk } } });
    expect((await read('PRICE', 'CURRENT')).status).toBe(200);

    const refused = [
      await send('dynamodb', 'DynamoDB_20120810.Scan', { TableName }),
      await send('dynamodb', 'DynamoDB_20120810.DeleteItem', {
        TableName,
        Key: { pk: { S: 'PRICE' }, sk: { S: 'CURRENT' } },
      }),
      await send('dynamodb', 'DynamoDB_20120810.Query', {
        TableName,
        IndexName: 'byOwner',
        KeyConditionExpression: 'ownerPk = :owner',
        ExpressionAttributeValues: { ':owner': { S: 'OWNER#usr_x' } },
      }),
      await send('secretsmanager', 'secretsmanager.GetSecretValue', { SecretId: 'zarcodes/emulator/jwt' }),
    ];
    for (const { status, text } of refused) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toMatch(/AccessDenied/);
    }
  });

  // With a role that reads nothing else: the emulator does not distinguish a person's key from a code's.
  test('denies the session check the password hash', async () => {
    const send = await actAs(target, stage.endpoint, 'auth.me');
    const read = (projection: object) =>
      send('dynamodb', 'DynamoDB_20120810.GetItem', {
        TableName: physicalName(stages.emulator),
        Key: { pk: { S: 'USER#usr_x' }, sk: { S: 'USER' } },
        ...projection,
      });
    expect((await read({ ProjectionExpression: 'id, email' })).status).toBe(200);
    for (const projection of [{}, { ProjectionExpression: 'id, passwordHash' }]) {
      const { status, text } = await read(projection);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toMatch(/AccessDenied/);
    }
  });

  test('passes the checks before and after `npm run deploy`', async () => {
    await smokeTest(stage.url);
    const own: AwsAccount = {
      region: target.region,
      endpoint: stage.endpoint,
      credentials: async () => emulatorKeys,
    };
    // It evaluates each statement, but not its condition by leading keys.
    expect(await checkRoles(stages.emulator, own)).toBe(functionsToCheck().length);

    // The emulator is bootstrapped in one region; AWS also needs us-east-1 for the certificate and the firewall.
    const found = await preflight(stages.emulator, own);
    expect(found.filter(({ stops }) => stops).map(({ text }) => text)).toEqual([
      expect.stringMatching(/npx cdk bootstrap aws:\/\/000000000000\/us-east-1$/),
    ]);
    const [other] = await preflight({ ...stages.emulator, account: '222222222222' }, own);
    expect(other).toMatchObject({ stops: true, text: expect.stringContaining('222222222222') });
    const [tooMuch] = (await preflight({ ...stages.emulator, functionConcurrency: 5000 }, own)).filter(
      ({ text }) => text.includes('ZARCODES_FUNCTION_CONCURRENCY'),
    );
    expect(tooMuch?.stops).toBe(true);
  });

  test('changes nothing if deployed again', async () => {
    await deploy(target, stage.endpoint);
    const log = readFileSync(join(target.folder, 'cdk.log'), 'utf8');
    stacks = log.match(/^Stack ARN:/gm)?.length ?? 0;
    expect(stacks).toBeGreaterThan(0);
    expect(log.match(/\(no changes\)/g)).toHaveLength(stacks);
    expect(await upload(target, stage.endpoint)).toEqual([]);
  });

  // In one deployment, since each takes half a minute.
  test('takes real payments once it has the account at PayFast, and uses a changed function for the next request', async () => {
    const provider = await startProvider();
    const { merchantId, merchantKey, passphrase } = provider.account;
    const env = {
      ...process.env,
      DATA_DIR,
      PAYFAST_MERCHANT_ID: merchantId,
      PAYFAST_MERCHANT_KEY: merchantKey,
      PAYFAST_PASSPHRASE: passphrase,
    };
    const enter = [join(root, 'scripts/setPayFast.ts'), '--stage', 'emulator'];
    const { stdout } = await promisify(execFile)(process.execPath, enter, { cwd: root, env });
    expect(stdout).not.toContain(passphrase);

    const functions = join(target.folder, 'functions');
    cpSync(join(root, 'dist', 'functions'), functions, { recursive: true });
    appendFileSync(
      join(functions, 'health.get', 'index.js'),
      `;{const before = module.exports.handler;
        module.exports = { handler: async (...args) => {
          const answer = await before(...args);
          return { ...answer, headers: { ...answer.headers, 'x-deployed': 'again' } };
        } };}`,
    );
    expect((await at('/api/health')).headers.get('x-deployed')).toBeNull();
    // Also restarts the functions, which store what they read of a secret for five minutes.
    const changed = { ...target, payFastHost: provider.url };
    await deploy(changed, stage.endpoint, ['--context', `functions=${functions}`]);
    const answer = await at('/api/health');
    expect([answer.status, answer.headers.get('x-deployed')]).toEqual([200, 'again']);

    const startedAt = new Date();
    await runPayFastJob({ client: new ApiClient(`${stage.url}/api`), admin: defaultAdmin, provider });
    await runRuleJobs(target, stage.endpoint);
    expect((await searchFunctionLogs(target, stage.endpoint, startedAt)).denied).toEqual([]);
    await provider.stop();
    rmSync(functions, { recursive: true });
  });

  test('is removed', async () => {
    const assembly = join(target.folder, 'cdk.out');
    await cdk(target, stage.endpoint, ['destroy', '--all', '--force', '--app', assembly]);
    const log = readFileSync(join(target.folder, 'cdk.log'), 'utf8');
    expect(log.match(/: destroyed$/gm)).toHaveLength(stacks);
    expect((await fetch(`${stage.apiUrl}/api/health`)).status).toBe(404);
  });
});

const firstScript = (page: string) => /<script[^>]+src="([^"]+)"/.exec(page)?.[1] ?? '';

/** Invokes the scheduled and event jobs, which would run too rarely for this test. */
async function runRuleJobs(target: Target, endpoint: string): Promise<void> {
  const scheduled = { source: 'aws.events', 'detail-type': 'Scheduled Event' };
  const others: Record<EventJobName, unknown> = {
    mailEvents: bounceOf('nobody@zarcodes.test'),
    purges: { id: 'purge-1', detail: { paths: ['/'] } },
  };
  const events = [...scheduleNames.map((name) => [name, scheduled] as const), ...Object.entries(others)];
  for (const [name, event] of events) {
    await invokeFunction(target, endpoint, functionName(stages.emulator, `jobs.${name}`), event);
  }
}
