import { describe, expect, test } from 'vitest';
import { stages } from '#infra/stage.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { resourcesOf, roleStatements, synthesise } from './synth.ts';

const templates = synthesise();
const careful = allRoutes().filter(({ area }) => area === 'auth' || area === 'payments');
const inStack = (type: string, stack: string) =>
  resourcesOf(templates, type).filter((resource) => resource.stack === stack);

test('every route of money and sign-in has an alias, and no other', () => {
  const aliases = resourcesOf(templates, 'AWS::Lambda::Alias');
  expect(aliases).toHaveLength(careful.length);
  expect(new Set(aliases.map(({ stack }) => stack))).toEqual(new Set(careful.map(({ area }) => area)));
  for (const { properties } of aliases) expect(properties['Name']).toBe('live');
});

describe.each(['auth', 'payments'])('calls of %s', (area) => {
  test('go to the alias, which the API may invoke', () => {
    const aliases = JSON.stringify(inStack('AWS::Lambda::Alias', area).map(({ id }) => id));
    for (const { properties } of inStack('AWS::ApiGatewayV2::Integration', area)) {
      expect(aliases).toContain((properties['IntegrationUri'] as { Ref: string }).Ref);
    }
    for (const { properties } of inStack('AWS::Lambda::Permission', area)) {
      expect(aliases).toContain((properties['FunctionName'] as { Ref: string }).Ref);
    }
  });

  test('move to a new version step by step, and back when the alarm fires', () => {
    const groups = inStack('AWS::CodeDeploy::DeploymentGroup', area);
    expect(groups).toHaveLength(careful.filter((route) => route.area === area).length);
    for (const { properties } of groups) {
      expect(properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: expect.anything() }] },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
    }
  });
});

test('the version before is retained, for a rollback', () => {
  for (const area of ['auth', 'payments']) {
    templates.get(area)?.allResources('AWS::Lambda::Version', { DeletionPolicy: 'Retain' });
  }
});

test('CodeDeploy may move the aliases of its area and read its alarm, and nothing else', () => {
  const roles = [...roleStatements(templates, 'codedeploy')];
  expect(roles).toHaveLength(2);
  for (const [, statements] of roles) {
    expect(statements.flatMap(({ Action }) => Action).toSorted()).toEqual([
      'cloudwatch:DescribeAlarms',
      'lambda:GetAlias',
      'lambda:GetProvisionedConcurrencyConfig',
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
