/**
 * Settings of a stage can be changed later. CloudFormation refuses to remove or change what another stack imports, and
 * stacks are deployed before those that use them; so what a stack exports must not depend on the settings.
 */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { stageNamed } from '#infra/settings.ts';
import { construct } from './synth.ts';

const least = {
  CDK_DEFAULT_ACCOUNT: '111111111111',
  ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
  ZARCODES_MAIL_DOMAIN: 'zarcodes.example',
};
const zone = { ZARCODES_ZONE_ID: 'Z123', ZARCODES_ZONE_NAME: 'zarcodes.example' };
const choices = {
  'no domain': least,
  'a domain': { ...least, ZARCODES_DOMAIN: 'zarcodes.example' },
  'a domain with a zone': { ...least, ...zone, ZARCODES_DOMAIN: 'zarcodes.example' },
  'another domain': { ...least, ZARCODES_DOMAIN: 'www.zarcodes.example' },
  'another domain for mail': { ...least, ZARCODES_MAIL_DOMAIN: 'mail.zarcodes.example' },
  'a firewall': { ...least, ZARCODES_FIREWALL: 'on' },
  'a firewall and a domain': { ...least, ZARCODES_FIREWALL: 'on', ZARCODES_DOMAIN: 'zarcodes.example' },
};

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const Writer = z.object({ WriterProps: z.object({ exports: z.record(z.string(), z.unknown()) }) });
const Content = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z
    .record(
      z.string(),
      z.looseObject({ Value: z.unknown(), Export: z.object({ Name: z.string() }).optional() }),
    )
    .default({}),
});
type Content = z.output<typeof Content>;

/** A value with the resource that it belongs to: where that is replaced, the value changes. */
function withItsResource(value: unknown, { Resources }: Content): unknown {
  const { Ref, 'Fn::GetAtt': attribute } = z
    .looseObject({ Ref: z.string().optional(), 'Fn::GetAtt': z.array(z.string()).optional() })
    .parse(value);
  const resource = Resources[Ref ?? attribute?.[0] ?? ''];
  // A distribution is never replaced, and has no name.
  return resource?.Type === 'AWS::CloudFront::Distribution' ? [value] : [value, resource];
}

/** What other stacks import from each stack, by the stack's name in AWS. */
function exportsOf(environment: Record<string, string>) {
  const { stacks } = construct({ stage: stageNamed('prod', environment) }).synth();
  return new Map(
    stacks.map(({ stackName, template }) => {
      const content = Content.parse(template);
      const exported = Object.values(content.Outputs).flatMap(({ Export, Value }) =>
        Export === undefined ? [] : [[Export.Name, Value] as const],
      );
      const acrossRegions = Object.values(content.Resources)
        .filter(({ Type }) => Type === 'Custom::CrossRegionExportWriter')
        .flatMap(({ Properties }) => Object.entries(Writer.parse(Properties).WriterProps.exports));
      const all = [...exported, ...acrossRegions];
      return [
        stackName,
        Object.fromEntries(all.map(([name, value]) => [name, withItsResource(value, content)])),
      ];
    }),
  );
}

const synthesised = Object.entries(choices).map(
  ([name, environment]) => [name, exportsOf(environment)] as const,
);
const changes = synthesised.flatMap(([from, before]) =>
  synthesised.filter(([to]) => to !== from).map(([to, after]) => ({ from, to, before, after })),
);

test.each(changes)('$to instead of $from', { tags: 'E11' }, ({ before, after }) => {
  for (const [stack, exported] of before) {
    // A stack that is not deployed any more stays as it is.
    if (after.has(stack)) expect(after.get(stack), stack).toMatchObject(exported);
  }
});
