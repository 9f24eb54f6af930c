import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import * as z from 'zod';
import type { Permissions } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { type Stage, stages } from '#infra/stage.ts';
import { addZarCodes } from '#infra/zarCodes.ts';
import { allRoutes, type NamedRoute } from '#shared/contract/contract.ts';

/** Like prod: on AWS, with protection against accidental data loss. */
export const awsStage: Stage = {
  ...stages.emulator,
  name: 'test',
  account: '111111111111',
  emulated: false,
  keepsData: true,
  appUrl: 'https://zarcodes.example',
  mailDomain: 'zarcodes.example',
  mailFrom: 'ZarCodes <no-reply@zarcodes.example>',
  alarmEmail: 'alarm@zarcodes.example',
  firewall: true,
  logDays: 90,
};

interface SynthOptions {
  readonly stage?: Stage;
  readonly routes?: readonly NamedRoute[];
  readonly permissionsOf?: (route: NamedRoute) => Permissions;
}

const placeholder = Code.fromInline('exports.handler = async () => ({ statusCode: 200 });');

/** The whole system as constructs, with placeholder code instead of bundles. */
export function construct(options: SynthOptions = {}): App {
  const app = new App({
    context: { '@aws-cdk/core:enablePartitionLiterals': true, 'aws:cdk:disable-stack-trace': true },
    // Neither fails a test, the validation only warns, and together they took four fifths of the CPU of these tests.
    builtinCloudFormationValidation: false,
    treeMetadata: false,
    analyticsReporting: false,
  });
  addZarCodes(app, {
    stage: awsStage,
    routes: allRoutes(),
    permissionsOf,
    codeOf: () => placeholder,
    ...options,
  });
  return app;
}

/** The templates of all stacks by id. */
export function synthesise(options: SynthOptions = {}): Map<string, Template> {
  const { stacks } = construct(options).synth();
  return new Map(stacks.map((stack) => [stack.id, Template.fromJSON(stack.template)]));
}

const Resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });

/** Every resource of one type in all stacks, as `stack/logical id` and its properties. */
export function resourcesOf(templates: Map<string, Template>, type: string) {
  return [...templates].flatMap(([stack, template]) =>
    Object.entries(template.findResources(type)).map(([id, resource]) => ({
      stack,
      id,
      properties: Resource.parse(resource).Properties,
    })),
  );
}

const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item.transform((one) => [one]), z.array(item)]);

const Statement = z.object({
  Effect: z.literal('Allow'),
  Action: oneOrMore(z.string()),
  Resource: oneOrMore(z.unknown()),
  Condition: z.unknown().optional(),
});
export type Statement = z.output<typeof Statement>;

const Role = z.object({
  AssumeRolePolicyDocument: z.unknown(),
  Description: z.string(),
  ManagedPolicyArns: z.undefined().optional(),
  Policies: z.tuple([z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })]),
});

/** The product's functions, without the CDK's own ones for cross-region references. */
export function functionsOf(templates: Map<string, Template>) {
  return resourcesOf(templates, 'AWS::Lambda::Function').filter(({ id }) => !id.startsWith('Custom'));
}

/** The statements of a service's roles, by function key, or by description for the others. */
export function roleStatements(
  templates: Map<string, Template>,
  service: 'lambda' | 'codedeploy' = 'lambda',
): Map<string, Statement[]> {
  const roles = resourcesOf(templates, 'AWS::IAM::Role')
    .filter(({ id }) => !id.startsWith('Custom'))
    .map(({ properties }) => Role.parse(properties));
  const ofService = roles.filter(({ AssumeRolePolicyDocument }) =>
    JSON.stringify(AssumeRolePolicyDocument).includes(`"${service}.amazonaws.com"`),
  );
  return new Map(
    ofService.map(({ Description, Policies }) => {
      const key = /^What (\S+) may access$/.exec(Description)?.[1] ?? Description;
      return [key, Policies[0].PolicyDocument.Statement];
    }),
  );
}
