import { describe, expect, test } from 'vitest';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { functionName, stages } from '#infra/stage.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { awsStage, resourcesOf, roleStatements, synthesise } from './synth.ts';

const templates = synthesise();
const areas = ['auth', 'credits', 'payments'];
const careful = allRoutes().filter(({ area }) => areas.includes(area));
const inStack = (type: string, stack: string) =>
  resourcesOf(templates, type).filter((resource) => resource.stack === stack);

test('exactly the routes of payments and sign-in have an alias', () => {
  const aliases = resourcesOf(templates, 'AWS::Lambda::Alias');
  expect(aliases).toHaveLength(careful.length);
  expect(new Set(aliases.map(({ stack }) => stack))).toEqual(new Set(careful.map(({ area }) => area)));
  for (const { properties } of aliases) expect(properties['Name']).toBe('live');
});

describe.each(areas)('calls of %s', { tags: 'E11' }, (area) => {
  test('are routed to the alias, which the API may invoke', () => {
    const aliases = JSON.stringify(inStack('AWS::Lambda::Alias', area).map(({ id }) => id));
    const uris = inStack('AWS::ApiGatewayV2::Integration', 'routes').map(
      ({ properties }) => properties['IntegrationUri'],
    );
    for (const { key } of careful.filter((route) => route.area === area)) {
      const name = functionName(awsStage, key);
      expect(uris).toContain(`arn:aws:lambda:af-south-1:111111111111:function:${name}:live`);
    }
    for (const { properties } of inStack('AWS::Lambda::Permission', area)) {
      expect(aliases).toContain((properties['FunctionName'] as { Ref: string }).Ref);
    }
  });

  test('are only shifted to a new version that the hook has called', () => {
    for (const alias of Object.values(templates.get(area)?.findResources('AWS::Lambda::Alias') ?? {})) {
      expect(alias).toMatchObject({
        UpdatePolicy: {
          CodeDeployLambdaAliasUpdate: { BeforeAllowTrafficHook: 'zarcodes-test-hooks-checkVersion' },
        },
      });
    }
  });

  test('shift to a new version gradually, and roll back when the alarm fires', () => {
    const groups = inStack('AWS::CodeDeploy::DeploymentGroup', area);
    expect(groups).toHaveLength(careful.filter((route) => route.area === area).length);
    for (const { properties } of groups) {
      expect(properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: 'zarcodes-test-failures-urgent' }] },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
    }
  });
});

test('what rolls back is there before the areas, and counts the errors and crashes of their routes', {
  tags: 'E11',
}, () => {
  const [alarm] = inStack('AWS::CloudWatch::Alarm', 'alerts').map(({ properties }) => properties);
  expect(alarm).toMatchObject({ AlarmName: 'zarcodes-test-failures-urgent', Threshold: 1 });
  for (const area of areas) {
    const counted = inStack('AWS::Logs::MetricFilter', area).map(({ properties }) => properties);
    expect(counted).toHaveLength(2 * careful.filter((route) => route.area === area).length);
    for (const { MetricTransformations } of counted) {
      expect(MetricTransformations).toMatchObject([{ MetricName: alarm?.['MetricName'], MetricValue: '1' }]);
    }
  }
});

test('the previous version is retained for a rollback', { tags: 'E11' }, () => {
  for (const area of areas) {
    templates.get(area)?.allResources('AWS::Lambda::Version', { DeletionPolicy: 'Retain' });
  }
});

test('the previous version keeps its role if the new one has other permissions', () => {
  const rolesOf = (changed: typeof templates) =>
    new Map(
      resourcesOf(changed, 'AWS::IAM::Role').map(({ id, properties }) => [
        String(properties['Description']),
        id,
      ]),
    );
  const changed = rolesOf(
    synthesise({
      routes: careful,
      permissionsOf: (named) =>
        named.key === 'payments.get'
          ? { table: [{ actions: ['GetItem'], keys: ['PRICE'] }] }
          : permissionsOf(named),
    }),
  );
  const idOf = (roles: Map<string, string>, key: string) => roles.get(`What ${key} may access`);
  const before = rolesOf(templates);
  expect(idOf(changed, 'payments.get')).toMatch(/Role/);
  expect(idOf(changed, 'payments.get')).not.toBe(idOf(before, 'payments.get'));
  for (const { key } of careful.filter((route) => route.key !== 'payments.get')) {
    expect(idOf(changed, key), key).toBe(idOf(before, key));
  }
});

test('the hook may call the versions of these areas and report on their deployments, and nothing else', () => {
  const [, ...statements] = new Map(roleStatements(templates)).get('hooks.checkVersion') ?? [];
  expect(statements.map(({ Action, Resource }) => ({ Action, Resource: Resource.flat() }))).toEqual([
    {
      Action: ['lambda:InvokeFunction'],
      Resource: areas.map(
        (area) => `arn:aws:lambda:af-south-1:111111111111:function:zarcodes-test-${area}-*:*`,
      ),
    },
    {
      Action: ['codedeploy:PutLifecycleEventHookExecutionStatus'],
      Resource: areas.map(
        (area) => `arn:aws:codedeploy:af-south-1:111111111111:deploymentgroup:zarcodes-test-${area}/*`,
      ),
    },
    { Action: ['codedeploy:GetDeploymentTarget', 'codedeploy:ListDeploymentTargets'], Resource: ['*'] },
  ]);
  const callers = resourcesOf(templates, 'AWS::Lambda::Permission');
  expect(callers.filter(({ properties }) => JSON.stringify(properties).includes('hooks-'))).toEqual([]);
});

test('CodeDeploy may move the aliases of its area, read its alarm and call the hook, and nothing else', () => {
  const roles = [...roleStatements(templates, 'codedeploy')];
  expect(roles).toHaveLength(areas.length);
  for (const [, statements] of roles) {
    expect(statements.flatMap(({ Action }) => Action).toSorted()).toEqual([
      'cloudwatch:DescribeAlarms',
      'lambda:GetAlias',
      'lambda:GetProvisionedConcurrencyConfig',
      'lambda:InvokeFunction',
      'lambda:UpdateAlias',
    ]);
    for (const { Resource } of statements) {
      expect(JSON.stringify(Resource)).not.toContain('*');
      expect(Resource.length).toBeGreaterThan(0);
    }
  }
});

test('the emulator deploys at once', () => {
  const emulated = synthesise({ stage: stages.emulator });
  for (const type of ['AWS::Lambda::Alias', 'AWS::CodeDeploy::DeploymentGroup']) {
    expect(resourcesOf(emulated, type)).toEqual([]);
  }
});
