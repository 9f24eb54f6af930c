import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNamed } from '#infra/settings.ts';
import { functionName, type Stage, stages } from '#infra/stage.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { errorBody } from '#shared/contract/errors.ts';
import { eventJobNames } from '#shared/contract/eventJobs.ts';
import { jobNames } from '#shared/contract/jobs.ts';
import { problem } from '#shared/contract/problem.ts';
import { methodsOf } from '#shared/contract/route.ts';
import { scheduleNames } from '#shared/contract/schedules.ts';
import { gatewayPath } from '#shared/edge/apiV1.ts';
import { awsStage, functionsOf, resourcesOf, roleStatements, synthesise } from './synth.ts';

const templates = synthesise();
const routes = allRoutes();
const keys = [
  ...routes.map(({ key }) => key as string),
  ...jobNames.map((name) => `jobs.${name}`),
  'hooks.checkVersion',
  'api.unknown',
];
const names = keys.map((key) => functionName(awsStage, key)).sort();

const propertiesOf = (type: string) => resourcesOf(templates, type).map(({ properties }) => properties);
const functions = functionsOf(templates).map(({ properties }) => properties);
const sorted = (type: string, property: string) =>
  propertiesOf(type)
    .map((each) => String(each[property]))
    .sort();

describe('every contract route is deployed, and nothing else', () => {
  test('by its method and path, by HEAD where there is GET, and every other path by one route', () => {
    const expected = routes.flatMap(({ route }) =>
      methodsOf(route).map((method) => `${method} ${gatewayPath(`/api${route.path}`)}`),
    );
    expect(expected).toContain('HEAD /api/health');
    expect(sorted('AWS::ApiGatewayV2::Route', 'RouteKey')).toEqual([...expected, '$default'].sort());
    const targets = new Map(
      propertiesOf('AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => [RouteKey, Target]),
    );
    for (const { route } of routes.filter(({ route }) => route.method === 'GET')) {
      expect(targets.get(`HEAD ${gatewayPath(`/api${route.path}`)}`)).toEqual(
        targets.get(`GET ${gatewayPath(`/api${route.path}`)}`),
      );
    }
  });

  test('every other path gets the same body as any refusal, also as a problem of the API for programs', {
    tags: 'I14',
  }, async () => {
    const unknown = functions.find(
      ({ FunctionName }) => FunctionName === functionName(awsStage, 'api.unknown'),
    );
    const { ZipFile } = z.object({ ZipFile: z.string() }).parse(unknown?.['Code']);
    const exports: { handler?: (event: object) => Promise<{ statusCode: number; body: string }> } = {};
    new Function('exports', 'process', ZipFile)(exports, { env: { APP_URL: 'https://zarcodes.example' } });
    const responseTo = async (path: string) => {
      const { statusCode, body = '' } = (await exports.handler?.({ rawPath: `/edge-1a2b${path}` })) ?? {};
      expect(statusCode).toBe(404);
      return JSON.parse(body);
    };
    expect(errorBody().parse(await responseTo('/api/no-such-route'))).toMatchObject({ code: 'not_found' });
    expect(problem().parse(await responseTo('/api/v1/no-such-call'))).toMatchObject({
      type: 'https://zarcodes.example/developers#not_found',
      code: 'not_found',
    });
  });

  test('one function each, besides the jobs and the hook of deployments', () => {
    expect(functions.map((each) => String(each['FunctionName'])).sort()).toEqual(names);
  });

  test('one role and log group each, and one integration and permission per route', () => {
    expect([...roleStatements(templates).keys()].sort()).toEqual([...keys].sort());
    const groups = names.map((name) => `/aws/lambda/${name}`);
    expect(sorted('AWS::Logs::LogGroup', 'LogGroupName')).toEqual(
      [...groups, '/aws/vendedlogs/zarcodes-test-api'].sort(),
    );
    expect(propertiesOf('AWS::ApiGatewayV2::Integration')).toHaveLength(routes.length + 1);
    const callers = propertiesOf('AWS::Lambda::Permission').map(({ Principal }) => Principal);
    const called = (by: string) => callers.filter((principal) => principal === by).length;
    expect(called('apigateway.amazonaws.com')).toBe(routes.length + 1);
    expect(called('events.amazonaws.com')).toBe(scheduleNames.length + eventJobNames.length);
    expect(callers).toHaveLength(routes.length + 1 + scheduleNames.length + eventJobNames.length);
  });

  test('one integration each, which calls the function that the API may call for the path', () => {
    const permitted = new Map(
      resourcesOf(templates, 'AWS::Lambda::Permission').map(({ stack, properties }) => [
        JSON.stringify(properties['SourceArn']).replace(/^.*\/\*\/\*(\/[^"]+)".*$/, '$1'),
        { stack, called: JSON.stringify(properties['FunctionName']) },
      ]),
    );
    const uris = propertiesOf('AWS::ApiGatewayV2::Integration').map(({ IntegrationUri }) => IntegrationUri);
    for (const [index, { area, key, route }] of routes.entries()) {
      const uri = `arn:aws:lambda:af-south-1:111111111111:function:${functionName(awsStage, key)}`;
      expect([uri, `${uri}:live`]).toContain(uris[index]);
      const permission = permitted.get(gatewayPath(`/api${route.path}`));
      expect(permission?.stack).toBe(area);
      expect(permission?.called).toContain(String(uris[index]).endsWith(':live') ? 'Live' : 'Function');
    }
  });

  test('no two functions share a role', { tags: 'E1' }, () => {
    const roles = functionsOf(templates).map(
      ({ stack, properties }) => `${stack} ${JSON.stringify(properties['Role'])}`,
    );
    expect(new Set(roles).size).toBe(keys.length);
  });

  test('each area has its own stack', () => {
    const areas = new Set(routes.map(({ area }) => area));
    const others = [
      'alerts',
      'budget',
      'data',
      'mail',
      'api',
      'routes',
      'api-stage',
      'jobs',
      'edge',
      'global',
      'firewall',
      'hooks',
      'watch',
    ];
    expect([...templates.keys()].sort()).toEqual([...areas, ...others].sort());
  });
});

/** Functions that sign as the merchant, and functions that say whether there are credentials. */
const payFastFunctions = [
  'credits-purchase',
  'jobs-confirmNotices',
  'jobs-reconcile',
  'payments-create',
  'payments-notify',
  'payments-testPayfast',
  'refunds-create',
  'refunds-options',
  'refunds-resolve',
  'settings-get',
  'settings-update',
];

describe('every function', () => {
  test.each(functions)('$FunctionName has the common configuration', (properties) => {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Environment: {
        Variables: {
          STAGE: 'test',
          JWT_SECRET_ID: 'zarcodes/test/jwt',
          PLACES_SECRET_ID: 'zarcodes/test/places',
          ORIGIN_SECRET_ID: 'zarcodes/test/origin',
          APP_URL: 'https://zarcodes.example',
          MAIL_FROM: 'ZarCodes <no-reply@zarcodes.example>',
          MAIL_CONFIGURATION_SET: 'zarcodes-test-mail',
        },
      },
    });
    expect(properties).toHaveProperty('Environment.Variables.TABLE_NAME');
    expect(properties['Timeout']).toBeLessThanOrEqual(
      /-(jobs|hooks)-/.test(String(properties['FunctionName'])) ? 300 : 30,
    );
  });

  test('has mock mode, which gives away codes, on the emulator only', { tags: 'P13' }, () => {
    const has = ({ Environment }: Record<string, unknown>) =>
      JSON.stringify(Environment).includes('MOCK_PAYMENTS');
    expect(functions.filter(has)).toEqual([]);
    const emulated = functionsOf(synthesise({ stage: stages.emulator }));
    expect(emulated.every(({ properties }) => has(properties))).toBe(true);
  });

  test.each(['dev', 'prod'])(
    'of %s has no mock mode, no stand-in for PayFast and no credentials',
    { tags: 'P13' },
    (name) => {
      const stage = stageNamed(name, {
        ZARCODES_ACCOUNT: awsStage.account,
        ZARCODES_ALARM_EMAIL: awsStage.alarmEmail,
        ZARCODES_DOMAIN: 'zarcodes.example',
      });
      const environments = functionsOf(synthesise({ stage })).map(
        ({ properties }) => properties['Environment'],
      );
      expect(environments).toHaveLength(keys.length);
      const names = environments.flatMap((each) => Object.keys((each as { Variables: object }).Variables));
      expect(names.filter((each) => /MOCK|PAYFAST_(?!SECRET_ID|NOTIFY_URL)/.test(each))).toEqual([]);
    },
  );

  test('knows PayFast’s secret only if it may read it', () => {
    const knowing = functions
      .filter(({ Environment }) => JSON.stringify(Environment).includes('PAYFAST_SECRET_ID'))
      .map(({ FunctionName }) => String(FunctionName).replace('zarcodes-test-', ''));
    expect(knowing.toSorted()).toEqual(payFastFunctions);
    const reading = [...roleStatements(templates)].filter(([, statements]) =>
      JSON.stringify(statements).includes('secret:zarcodes/test/payfast-'),
    );
    expect(reading.map(([key]) => key.replace('.', '-')).toSorted()).toEqual(payFastFunctions);
  });

  test('has the stage’s log retention', () => {
    for (const group of propertiesOf('AWS::Logs::LogGroup')) expect(group['RetentionInDays']).toBe(90);
  });

  test('has the share of the account that its stage reserves, or none', { tags: 'E6' }, () => {
    const reserved = (stage: Stage) => {
      const few = routes.filter(({ area }) => area === 'auth');
      const shares = functionsOf(synthesise({ stage, routes: few })).map(
        ({ properties }) => properties['ReservedConcurrentExecutions'],
      );
      return [...new Set(shares)];
    };
    expect(reserved({ ...awsStage, functionConcurrency: 20 })).toEqual([20]);
    expect(reserved(awsStage)).toEqual([undefined]);
  });

  test('that hashes passwords has a full vCPU', () => {
    const memory = new Map(functions.map((each) => [each['FunctionName'], each['MemorySize']]));
    expect(memory.get('zarcodes-test-auth-login')).toBe(1769);
    expect(memory.get('zarcodes-test-auth-register')).toBe(1769);
    expect(memory.get('zarcodes-test-zarcodes-get')).toBe(512);
  });
});
