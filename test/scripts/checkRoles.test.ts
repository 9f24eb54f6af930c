/** What `npm run deploy` says where AWS refuses what a role is meant to allow. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { type Stage, stages } from '#infra/stage.ts';
import type { AwsAccount } from '#scripts/deploy/awsAccount.ts';
import { checkRoles, functionsToCheck, routesToCheck } from '#scripts/deploy/checkRoles.ts';
import { allRoutes } from '#shared/contract/contract.ts';

interface Refusal {
  readonly kind: string;
  readonly what: string;
  readonly reason: string;
}
/** Fake of Lambda: what each function answers, by its name. */
const answers = new Map<string, object>();
const invoked = new Map<string, unknown>();
const server = createServer(async (request, response) => {
  const name = /functions\/([\w-]+)\/invocations$/.exec(request.url ?? '')?.[1] ?? '';
  invoked.set(name, await json(request));
  response.end(JSON.stringify(answers.get(name) ?? answerOf([])));
});
const answerOf = (refused: readonly Refusal[]) => ({ statusCode: 200, body: JSON.stringify({ refused }) });
const account = (): AwsAccount => ({
  region: 'af-south-1',
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  credentials: async () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
afterEach(() => {
  answers.clear();
  invoked.clear();
});

const [one = '', other = ''] = routesToCheck().map((key) => `zarcodes-emulator-${key.replace('.', '-')}`);
const refusal = (kind: string, what: string): Refusal => ({ kind, what, reason: 'AccessDeniedException' });
const failure = (stage: Stage = stages.emulator) =>
  checkRoles(stage, account()).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

test('a few functions are called, whose roles have every kind of statement', async () => {
  expect(await checkRoles(stages.emulator, account())).toBe(functionsToCheck().length);
  expect([...invoked.values()]).toEqual(functionsToCheck().map(() => ({ selfCheck: true })));
  const shapes = (keys: readonly string[]) =>
    new Set(
      allRoutes()
        .filter(({ key }) => keys.includes(key))
        .flatMap((route) => permissionsOf(route).table ?? [])
        .flatMap(({ actions, index }) => actions.map((action) => `${action} ${index ?? ''}`)),
    );
  expect(shapes(routesToCheck())).toEqual(shapes(allRoutes().map(({ key }) => key)));
  expect(routesToCheck().length).toBeLessThan(10);
});

test('a refused write names the function, the statement and the setting that loosens it', {
  tags: 'E14',
}, async () => {
  answers.set(one, answerOf([refusal('writes', 'UpdateItem of COUNTS#*')]));
  const text = await failure();
  expect(text).toContain(`${routesToCheck()[0]}: UpdateItem of COUNTS#* (AccessDeniedException)`);
  expect(text).toContain('Set ZARCODES_TABLE_LEVEL=writes and deploy again');
  expect(text).not.toContain('fault of infra');
});

test('refusals of both kinds name both in one setting, beside what is loose already', async () => {
  answers.set(one, answerOf([refusal('writes', 'PutItem of CODE#*')]));
  answers.set(other, answerOf([refusal('indexes', 'Query of OWNER#* in the index byOwner')]));
  expect(await failure()).toContain('ZARCODES_TABLE_LEVEL=writes,indexes');
  answers.delete(one);
  expect(await failure({ ...stages.emulator, tableLevel: ['writes'] })).toContain('=writes,indexes');
});

test('what no setting loosens is a fault of the permissions', async () => {
  answers.set(one, answerOf([refusal('reads', 'GetItem of PRICE')]));
  expect(await failure()).toMatch(/fault of infra\/permissions/);
  answers.set(one, answerOf([refusal('writes', 'PutItem of CODE#*')]));
  const loose = await failure({ ...stages.emulator, tableLevel: ['writes', 'indexes'] });
  expect(loose).toMatch(/fault of infra\/permissions/);
  expect(loose).not.toContain('Set ZARCODES_TABLE_LEVEL');
});

test('a function that does not start is named', async () => {
  answers.set(one, { errorMessage: 'Cannot find module', errorType: 'Runtime.ImportModuleError' });
  expect(await failure()).toMatch(new RegExp(`${one} does not work: .*Cannot find module`));
});
