/** What `npm run deploy` says next, by what CloudFormation says of the stacks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageNamed } from '#infra/settings.ts';
import type { AwsAccount } from '#scripts/deploy/awsAccount.ts';
import { leftOver, nextSteps } from '#scripts/deploy/stackStates.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const stage = stageNamed('prod', {
  CDK_DEFAULT_ACCOUNT: '111111111111',
  ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
  ZARCODES_DOMAIN: 'zarcodes.example',
});

/** As CloudFormation answers: lists within stacks are of members, too. */
const stack = ([name, status, isProtected = false]: readonly [string, string, boolean?]) =>
  `<member><Outputs><member><OutputKey>Status</OutputKey><OutputValue>x</OutputValue></member></Outputs>
    <StackId>arn:${name}</StackId><StackName>${name}</StackName><StackStatus>${status}</StackStatus>
    <EnableTerminationProtection>${isProtected}</EnableTerminationProtection>
    <Tags><member><Key>app</Key><Value>zarcodes</Value></member></Tags></member>`;

let server: Server;
let account: AwsAccount;
let pages: Record<string, string> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const region = /Credential=[^/]+\/\d+\/([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '';
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const page = pages[region + (new URLSearchParams(body).get('NextToken') ?? '')];
      response.statusCode = page === undefined ? 400 : 200;
      response.end(page);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  account = {
    region: stage.region,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: async () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  };
});
afterAll(() => {
  server.close();
});

const stacksAre = (
  local: readonly (readonly [string, string, boolean?])[],
  global: readonly (readonly [string, string])[] = [],
) => {
  const xml = (list: typeof local) =>
    `<DescribeStacksResponse><Stacks>${list.map(stack).join('')}</Stacks></DescribeStacksResponse>`;
  pages = {
    'af-south-1': xml(local.slice(0, 1)).replace('</Stacks>', '</Stacks><NextToken>2=</NextToken>'),
    'af-south-12=': xml(local.slice(1)),
    'us-east-1': xml(global),
  };
};

describe('after a deploy that failed', () => {
  test.each([
    ['ROLLBACK_COMPLETE', /could not be created.*creates it again/],
    [
      'ROLLBACK_FAILED',
      /delete it by hand, then: aws cloudformation delete-stack --stack-name zarcodes-prod-a /,
    ],
    ['UPDATE_ROLLBACK_FAILED', /continue-update-rollback --stack-name zarcodes-prod-a --region af-south-1/],
    ['UPDATE_ROLLBACK_COMPLETE', /as it was before/],
    ['UPDATE_IN_PROGRESS', /still changing/],
  ])('%s', async (status, text) => {
    stacksAre([
      ['zarcodes-prod-api', 'UPDATE_COMPLETE'],
      ['zarcodes-prod-a', status],
    ]);
    expect(await nextSteps(stage, account)).toEqual([expect.stringMatching(text)]);
  });

  test('a protected stack has to be released before it is created again', async () => {
    stacksAre([['zarcodes-prod-data', 'ROLLBACK_COMPLETE', true]]);
    expect(await nextSteps(stage, account)).toEqual([
      expect.stringContaining('First: aws cloudformation update-termination-protection --no-enable'),
    ]);
  });

  test('other stages’ stacks, and those that are right, are not mentioned', async () => {
    stacksAre([
      ['zarcodes-dev-api', 'ROLLBACK_COMPLETE'],
      ['zarcodes-prod-api', 'CREATE_COMPLETE'],
    ]);
    expect(await nextSteps(stage, account)).toEqual([]);
  });

  test('AWS may refuse to say', async () => {
    pages = {};
    expect(await nextSteps(stage, account)).toBeNull();
  });
});

test('after a deploy, stacks of earlier settings are named', async () => {
  const assembly = emptyFolder();
  mkdirSync(assembly, { recursive: true });
  const artifacts = {
    api: { properties: { stackName: 'zarcodes-prod-api' } },
    certificate: { properties: { stackName: 'zarcodes-prod-certificate-2' } },
    tree: {},
  };
  writeFileSync(join(assembly, 'manifest.json'), JSON.stringify({ artifacts }));
  stacksAre(
    [['zarcodes-prod-api', 'UPDATE_COMPLETE']],
    [
      ['zarcodes-prod-certificate-1', 'CREATE_COMPLETE'],
      ['zarcodes-prod-certificate-2', 'CREATE_COMPLETE'],
      ['zarcodes-dev-firewall', 'CREATE_COMPLETE'],
    ],
  );
  expect(await leftOver(stage, account, assembly)).toEqual([
    expect.stringMatching(/zarcodes-prod-certificate-1 --region us-east-1$/),
  ]);
});
