/** Two stages in one account, and a first deploy that failed and is tried again. */
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNamed } from '#infra/settings.ts';
import { synthesise } from './synth.ts';

/** Where a type of resource has its name; null where AWS makes one, or its parent holds it. */
const nameOf: Record<string, readonly string[] | null> = {
  'AWS::ApiGatewayV2::Api': ['Name'],
  'AWS::ApiGatewayV2::Integration': null,
  'AWS::ApiGatewayV2::Route': null,
  'AWS::ApiGatewayV2::Stage': null,
  'AWS::Budgets::Budget': ['Budget', 'BudgetName'],
  'AWS::CertificateManager::Certificate': null,
  'AWS::CloudFront::CachePolicy': ['CachePolicyConfig', 'Name'],
  'AWS::CloudFront::Distribution': ['DistributionConfig', 'Comment'],
  'AWS::CloudFront::Function': ['Name'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig', 'Name'],
  'AWS::CloudFront::OriginRequestPolicy': ['OriginRequestPolicyConfig', 'Name'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig', 'Name'],
  'AWS::CloudWatch::Alarm': ['AlarmName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::CodeDeploy::Application': ['ApplicationName'],
  'AWS::CodeDeploy::DeploymentGroup': null,
  'AWS::DynamoDB::Table': ['TableName'],
  'AWS::Events::Rule': ['Name'],
  'AWS::IAM::Role': null,
  'AWS::Lambda::Alias': null,
  'AWS::Lambda::EventSourceMapping': null,
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::Lambda::Permission': null,
  'AWS::Lambda::Version': null,
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::Logs::MetricFilter': null,
  'AWS::Logs::QueryDefinition': ['Name'],
  'AWS::Route53::RecordSet': ['Name'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::S3::BucketPolicy': null,
  'AWS::SES::ConfigurationSet': ['Name'],
  'AWS::SES::ConfigurationSetEventDestination': ['EventDestination', 'Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SNS::Subscription': null,
  'AWS::SNS::Topic': ['TopicName'],
  'AWS::SNS::TopicPolicy': null,
  'AWS::SQS::Queue': ['QueueName'],
  'AWS::SQS::QueuePolicy': null,
  'AWS::SSM::Parameter': ['Name'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::WAFv2::WebACL': ['Name'],
  'Custom::CrossRegionExportReader': null,
  'Custom::CrossRegionExportWriter': null,
};

const Resources = z.record(
  z.string(),
  z.object({
    Type: z.string(),
    Properties: z.record(z.string(), z.unknown()).default({}),
    DeletionPolicy: z.string().optional(),
    DependsOn: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  }),
);
const resourcesIn = (template: Template) => Object.entries(Resources.parse(template.toJSON()['Resources']));
const every = (templates: Map<string, Template>) =>
  [...templates].flatMap(([stack, template]) =>
    resourcesIn(template).map(([id, resource]) => ({ at: `${stack}/${id}`, ...resource })),
  );

function physicalNameOf({ at, Type, Properties }: ReturnType<typeof every>[number]): string | null {
  const path = nameOf[Type];
  if (path === undefined) throw new Error(`Say in this test where a ${Type} has its name (${at})`);
  if (path === null) return null;
  // The name of a record that SES makes up contains its domain.
  const name = path.reduce<unknown>(
    (from, key) => z.record(z.string(), z.unknown()).parse(from)[key],
    Properties,
  );
  return typeof name === 'string' ? `${Type} ${name}` : null;
}

const settings = (domain: string) => ({
  CDK_DEFAULT_ACCOUNT: '111111111111',
  ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
  ZARCODES_DOMAIN: domain,
  ZARCODES_ZONE_ID: 'Z123',
  ZARCODES_FIREWALL: 'on',
});
const dev = synthesise({ stage: stageNamed('dev', settings('dev.zarcodes.example')) });
const prod = synthesise({ stage: stageNamed('prod', settings('zarcodes.example')) });

describe('dev and prod in one account', () => {
  const named = (templates: Map<string, Template>) =>
    every(templates)
      .map(physicalNameOf)
      .filter((name) => name !== null);

  test('have no name in common', () => {
    const ofDev = new Set(named(dev));
    expect(ofDev.size).toBeGreaterThan(300);
    expect(named(prod).filter((name) => ofDev.has(name))).toEqual([]);
  });

  test('name each of their things once', () => {
    for (const templates of [dev, prod]) {
      // A name has an address record each for IPv4 and IPv6.
      const names = named(templates).filter((name) => !name.startsWith('AWS::Route53'));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test('export nothing under the same name', () => {
    const exported = (templates: Map<string, Template>) =>
      [...templates.values()].flatMap((template) =>
        Object.values(template.findOutputs('*')).flatMap(({ Export }) =>
          Export ? [String(Export.Name)] : [],
        ),
      );
    const ofDev = new Set(exported(dev));
    expect(exported(prod).filter((name) => ofDev.has(name))).toEqual([]);
  });
});

describe('a first deploy that failed can be tried again', { tags: 'E11' }, () => {
  test('because what has a name does not stay when its creation is rolled back', () => {
    const stays = every(prod).filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
    expect(stays.filter((resource) => physicalNameOf(resource) !== null).map(({ at }) => at)).toEqual([]);
    const kept = every(prod).filter(({ DeletionPolicy }) => DeletionPolicy === 'RetainExceptOnCreate');
    expect(new Set(kept.map(({ Type }) => Type))).toEqual(
      new Set(['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret']),
    );
  });

  test('because the table, which is protected from deletion, is made after all else in its stack', () => {
    const data = prod.get('data');
    if (data === undefined) throw new Error('There is no data stack');
    const resources = resourcesIn(data);
    const [table] = resources.filter(([, { Type }]) => Type === 'AWS::DynamoDB::Table');
    const others = resources.filter(([, { Type }]) => Type !== 'AWS::DynamoDB::Table').map(([id]) => id);
    expect(table?.[1].DependsOn.toSorted()).toEqual(others.toSorted());
  });
});
