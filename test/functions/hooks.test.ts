/** Whether a deployment goes on, by what its new version does: against fakes of CodeDeploy and Lambda. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkDeployment } from '#functions/hooks/checkVersion.ts';

const passed = { statusCode: 200, body: '{"refused":[]}' };
/** What the version answers at each call; the last one again and again. */
let answers: unknown[] = [];
let invoked: { url: string | undefined; event: unknown }[] = [];
let reported: unknown[] = [];
let hasTarget = true;

const targets: Record<string, () => unknown> = {
  ListDeploymentTargets: () => ({ targetIds: hasTarget ? ['payments-create:live'] : [] }),
  GetDeploymentTarget: () => ({
    deploymentTarget: {
      deploymentTargetType: 'LambdaTarget',
      lambdaTarget: {
        lambdaFunctionInfo: {
          functionName: 'zarcodes-prod-payments-create',
          functionAlias: 'live',
          currentVersion: '6',
          targetVersion: '7',
        },
      },
    },
  }),
};
const server = createServer(async (request, response) => {
  const body = await json(request);
  const operation = String(request.headers['x-amz-target']).replace('CodeDeploy_20141006.', '');
  if (request.headers['x-amz-target'] === undefined) {
    invoked.push({ url: request.url, event: body });
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  } else if (operation === 'PutLifecycleEventHookExecutionStatus') {
    reported.push(body);
    response.end('{}');
  } else response.end(JSON.stringify(targets[operation]?.()));
});
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  Object.assign(process.env, keys, {
    AWS_ENDPOINT_URL_LAMBDA: address,
    AWS_ENDPOINT_URL_CODEDEPLOY: address,
  });
});
afterAll(() => void server.close());
beforeEach(() => {
  [answers, invoked, reported, hasTarget] = [[passed], [], [], true];
});

const deploy = () =>
  checkDeployment({ DeploymentId: 'd-1', LifecycleEventHookExecutionId: 'hook-1', Combined: 'x' }, 0);
const report = (status: string) => ({
  deploymentId: 'd-1',
  lifecycleEventHookExecutionId: 'hook-1',
  status,
});

test('a version that passes its own check gets calls', async () => {
  await deploy();
  expect(invoked).toEqual([
    {
      url: '/2015-03-31/functions/zarcodes-prod-payments-create/invocations?Qualifier=7',
      event: { selfCheck: true },
    },
  ]);
  expect(reported).toEqual([report('Succeeded')]);
});

test.each([
  ['does not start', { errorType: 'Runtime.ImportModuleError', errorMessage: 'Cannot find module' }],
  ['is refused a write', { statusCode: 200, body: '{"refused":[{"kind":"writes"}]}' }],
  ['answers as if it were a request', { statusCode: 500, body: '{"code":"internal"}' }],
])(
  'a version that %s gets none, and the deployment is rolled back',
  { tags: ['E11', 'E14'] },
  async (_, answer) => {
    answers = [answer];
    await deploy();
    expect(invoked).toHaveLength(6);
    expect(reported).toEqual([report('Failed')]);
  },
);

test('a role that works only after a moment is no reason to roll back', async () => {
  answers = [{ statusCode: 200, body: '{"refused":[{"kind":"reads"}]}' }, passed];
  await deploy();
  expect(reported).toEqual([report('Succeeded')]);
});

test('what the hook itself can’t find out ends the deployment at once, not after an hour', async () => {
  hasTarget = false;
  await deploy();
  expect(invoked).toEqual([]);
  expect(reported).toEqual([report('Failed')]);
});
