import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNamed } from '#infra/settings.ts';
import { areaParts } from '#infra/stacks/area.ts';
import { stages } from '#infra/stage.ts';
import { consumers } from '#shared/contract/consumers.ts';
import { allRoutes, type NamedRoute, type RouteKey } from '#shared/contract/contract.ts';
import { eventJobNames, eventJobs } from '#shared/contract/eventJobs.ts';
import { jobNames } from '#shared/contract/jobs.ts';
import { scheduleNames, schedules } from '#shared/contract/schedules.ts';
import { table } from '#shared/contract/table.ts';
import { awsStage, resourcesOf, synthesise } from './synth.ts';

const templates = synthesise();
const templateOf = (id: string, from = templates) => {
  const template = from.get(id);
  if (template === undefined) throw new Error(`There is no stack ${id}`);
  return template;
};

describe('data', () => {
  test('has the table of the contract: on demand, streamed, with its indexes and expiry', () => {
    templateOf('data').hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: table.partitionKey, KeyType: 'HASH' },
        { AttributeName: table.sortKey, KeyType: 'RANGE' },
      ],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: table.ttlAttribute, Enabled: true },
      GlobalSecondaryIndexes: table.indexes.map(({ name, partitionKey, sortKey, include }) =>
        Match.objectLike({
          IndexName: name,
          KeySchema: [
            { AttributeName: partitionKey, KeyType: 'HASH' },
            { AttributeName: sortKey, KeyType: 'RANGE' },
          ],
          Projection:
            include.length === 0
              ? { ProjectionType: 'KEYS_ONLY' }
              : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...include] },
        }),
      ),
    });
  });

  test('cannot be lost by mistake where the stage keeps its data', () => {
    templateOf('data').hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    });
    for (const secret of Object.values(templateOf('data').findResources('AWS::SecretsManager::Secret'))) {
      expect(secret['DeletionPolicy']).toBe('Retain');
    }
  });

  test('goes away with the emulator', () => {
    const data = templateOf('data', synthesise({ stage: stages.emulator }));
    data.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' });
    data.hasResource('AWS::SecretsManager::Secret', { DeletionPolicy: 'Delete' });
  });

  test('has a session key that Secrets Manager draws, long enough for HS256', () => {
    templateOf('data').hasResourceProperties('AWS::SecretsManager::Secret', {
      Name: 'zarcodes/test/jwt',
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      SecretString: Match.absent(),
    });
  });

  test('has a place for the key to Google’s places, which holds none by itself', () => {
    templateOf('data').hasResourceProperties('AWS::SecretsManager::Secret', {
      Name: 'zarcodes/test/places',
      SecretString: 'none',
    });
  });
});

describe('api', () => {
  test('is opened after its routes, by a stage that deploys itself', () => {
    templateOf('api').resourceCountIs('AWS::ApiGatewayV2::Stage', 0);
    templateOf('api-stage').hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      AutoDeploy: true,
    });
  });
});

describe('the open API', () => {
  const live = templateOf('api-stage');

  test('bounds its calls, and those that cost more further', () => {
    const [stage] = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage');
    const Throttle = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
    const { DefaultRouteSettings, RouteSettings } = z
      .object({ DefaultRouteSettings: Throttle, RouteSettings: z.record(z.string(), Throttle) })
      .parse(stage?.properties);
    const tighter = ['auth', 'contact', 'search', 'payments'];
    const wanted = allRoutes().filter(({ area }) => tighter.includes(area));
    expect(Object.keys(RouteSettings).sort()).toEqual(
      wanted.map(({ route }) => `${route.method} /api${route.path}`).sort(),
    );
    for (const { ThrottlingRateLimit } of Object.values(RouteSettings)) {
      expect(ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit);
    }
  });

  test('logs each call for as long as the stage says, without what people look for', () => {
    live.hasResourceProperties('AWS::Logs::LogGroup', { RetentionInDays: awsStage.logDays });
    const [stage] = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage');
    const { Format } = z
      .object({ AccessLogSettings: z.object({ DestinationArn: z.unknown(), Format: z.string() }) })
      .parse(stage?.properties).AccessLogSettings;
    expect(JSON.parse(Format)).toMatchObject({ requestId: '$context.requestId', status: '$context.status' });
    expect(Format).not.toMatch(/path|query|authorizer/i);
  });
});

describe('jobs', () => {
  const mappings = resourcesOf(templates, 'AWS::Lambda::EventSourceMapping');

  test('are the consumers of the contract, each with its own filters', () => {
    const filters = mappings.map(({ properties }) => properties['FilterCriteria']);
    expect(filters).toEqual(
      Object.values(consumers).map((consumer) => ({
        Filters: consumer.filters.map((pattern) => ({ Pattern: JSON.stringify(pattern) })),
      })),
    );
  });

  test.each(mappings)(
    '$id tells which records failed and keeps those that fail for good',
    ({ properties }) => {
      expect(properties).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        StartingPosition: 'TRIM_HORIZON',
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      });
      expect(properties['MaximumRetryAttempts']).toBeGreaterThan(0);
    },
  );

  test('leave what failed in queues of their own, encrypted at rest and on the way', () => {
    const queues = resourcesOf(templates, 'AWS::SQS::Queue');
    expect(queues.map(({ properties }) => properties['QueueName']).toSorted()).toEqual(
      jobNames.map((name) => `zarcodes-test-${name}-failed`).toSorted(),
    );
    for (const { properties } of queues) {
      expect(properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 86_400 });
    }
    const policies = resourcesOf(templates, 'AWS::SQS::QueuePolicy');
    expect(policies).toHaveLength(queues.length);
    for (const { properties } of policies) {
      expect(JSON.stringify(properties['PolicyDocument'])).toContain('"aws:SecureTransport":"false"');
    }
  });

  test('run by the clock and by AWS’s events as the contract says, and keep what can’t be delivered', () => {
    const rules = resourcesOf(templates, 'AWS::Events::Rule').map(({ properties }) => properties);
    expect(rules).toHaveLength(scheduleNames.length + eventJobNames.length);
    for (const name of scheduleNames) {
      const { everyMinutes } = schedules[name];
      const hours = everyMinutes / 60;
      const rate = hours === 1 ? 'rate(1 hour)' : `rate(${everyMinutes} minutes)`;
      expect(rules).toContainEqual(
        expect.objectContaining({ Name: `zarcodes-test-jobs-${name}`, ScheduleExpression: rate }),
      );
    }
    for (const name of eventJobNames) {
      const { source, detailTypes } = eventJobs[name];
      expect(rules).toContainEqual(
        expect.objectContaining({
          Name: `zarcodes-test-jobs-${name}`,
          EventPattern: { source: [source], 'detail-type': [...detailTypes] },
        }),
      );
    }
    for (const { Targets } of rules) {
      expect(Targets).toEqual([expect.objectContaining({ DeadLetterConfig: { Arn: expect.anything() } })]);
    }
  });
});

describe('size', () => {
  /** As many routes as the finished product may have, all in one area: the worst case. */
  const manyRoutes = (count: number): NamedRoute[] =>
    Array.from({ length: count }, (_, index) => {
      const [first] = allRoutes();
      if (first === undefined) throw new Error('The contract is empty');
      const verb = `verb${index}`;
      const route = { ...first.route, path: `/synthetic/${verb}` as const };
      return { ...first, key: `${first.area}.${verb}` as RouteKey, verb, route };
    });

  test.each(['emulator', 'dev', 'prod'])(
    'of every stack of %s stays far below 500 resources with 120 routes',
    (name) => {
      const stage = stageNamed(name, {
        CDK_DEFAULT_ACCOUNT: '111111111111',
        ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
        ZARCODES_DOMAIN: 'zarcodes.example',
        ZARCODES_ZONE_ID: 'Z123',
      });
      const big = synthesise({
        stage,
        routes: manyRoutes(120),
        permissionsOf: () => ({ table: [{ actions: ['GetItem'], keys: ['USER#*'] }] }),
      });
      const sizes = [...big].map(([id, template]) => ({
        id,
        size: Object.keys(template.toJSON()['Resources'] as object).length,
      }));
      for (const { id, size } of sizes) expect(size, id).toBeLessThan(450);
      expect(resourcesOf(big, 'AWS::ApiGatewayV2::Route')).toHaveLength(120);
    },
  );

  test('parts keep every route once, in the order of the contract', () => {
    const routes = manyRoutes(120);
    expect(areaParts(routes).flatMap((part) => part.routes)).toEqual(routes);
    expect(areaParts(allRoutes()).map(({ name }) => name)).toEqual([
      ...new Set(allRoutes().map(({ area }) => area)),
    ]);
  });
});

describe('stages', () => {
  test('are found by name, and an unknown one is told which there are', () => {
    expect(stageNamed('emulator', {})).toEqual(stages.emulator);
    expect(() => stageNamed('production', {})).toThrow(
      'There is no stage "production": choose one of emulator, dev, prod',
    );
    expect(() => stageNamed(undefined, {})).toThrow();
  });

  test('on AWS deploy by the roles of the bootstrap, and protect the data stack', () => {
    expect(templateOf('data').toJSON()).toHaveProperty('Parameters.BootstrapVersion');
    expect(awsStage.keepsData).toBe(true);
  });
});
