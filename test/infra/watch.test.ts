import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stages } from '#infra/stage.ts';
import { replacedDays, replacedTag } from '#shared/contract/basemap.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';
import { resourcesOf, synthesise } from './synth.ts';

const templates = synthesise();
const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties);
const names = alarms.map(({ AlarmName }) => String(AlarmName).replace('zarcodes-test-', ''));
const filters = resourcesOf(templates, 'AWS::Logs::MetricFilter').map(({ properties }) => properties);
const areas = [...new Set(allRoutes().map(({ area }) => area))];

/** The anchors of the headings below "Alarms". */
const runbook = readFileSync('docs/runbook.md', 'utf8');
const sections = (runbook.split(/^## /m).find((part) => part.startsWith('Alarms')) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('### '))
  .map((line) => line.slice(4).toLowerCase().replaceAll(' ', '-'));

describe('an alarm', () => {
  test.each(alarms)(
    '$AlarmName names who is affected, links the runbook, and sends a notification',
    (alarm) => {
      expect(alarm['AlarmDescription']).toMatch(/^.{20,} What to do: docs\/runbook\.md#[a-z-]+$/);
      for (const name of ['AlarmActions', 'OKActions']) expect(alarm[name]).toEqual([expect.anything()]);
      expect(alarm['TreatMissingData']).toBe('notBreaching');
    },
  );

  test('has a section in the runbook, and every section has an alarm', () => {
    const linked = alarms.map(({ AlarmDescription }) => String(AlarmDescription).split('#')[1]);
    expect([...new Set(linked)].toSorted()).toEqual(sections.toSorted());
  });

  test('has a unique name', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});

/** As CloudWatch bills them: each metric of each alarm, also within metric math. */
function metricsOf({ Metrics }: Record<string, unknown>): number {
  if (Metrics === undefined) return 1;
  const Query = z.looseObject({ MetricStat: z.unknown().optional(), Expression: z.string().optional() });
  const queries = z.array(Query).parse(Metrics);
  // These bill every series that they find.
  for (const { Expression = '' } of queries) expect(Expression).not.toMatch(/SEARCH|SELECT/);
  return queries.filter(({ MetricStat }) => MetricStat !== undefined).length;
}

describe('an idle month costs little', () => {
  const Transformations = z.array(
    z.object({
      MetricName: z.string(),
      MetricValue: z.string(),
      // One would store a number in every minute.
      DefaultValue: z.undefined().optional(),
    }),
  );

  // https://aws.amazon.com/cloudwatch/pricing/, "Free tier"
  test('alarms watch at most ten metrics, in all stacks together', () => {
    const watched = alarms.map(metricsOf);
    expect(watched.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
    expect(resourcesOf(templates, 'AWS::CloudWatch::CompositeAlarm')).toEqual([]);
    // The usual resolution.
    for (const { Period } of alarms) expect(Period).toBeGreaterThanOrEqual(60);
  });

  // https://aws.amazon.com/s3/pricing/: each gigabyte is billed, also of uploads that were cut short and of old versions.
  test('a map of our own is one file in the bucket of images: what it replaced or began is deleted', () => {
    const buckets = resourcesOf(templates, 'AWS::S3::Bucket').filter(({ stack }) => stack === 'data');
    expect(buckets.map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')).toSorted()).toEqual(['Exports', 'Images']);
    const images = buckets.find(({ id }) => id.startsWith('Images'));
    expect(images?.properties).toMatchObject({
      LifecycleConfiguration: {
        Rules: expect.arrayContaining([
          expect.objectContaining({
            Status: 'Enabled',
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            NoncurrentVersionExpiration: { NoncurrentDays: 30 },
          }),
          expect.objectContaining({
            Status: 'Enabled',
            TagFilters: [{ Key: replacedTag.key, Value: replacedTag.value }],
            ExpirationInDays: replacedDays,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          }),
        ]),
      },
    });
  });

  test('at most ten metrics of our own are stored', () => {
    const stored = filters.flatMap(({ MetricTransformations }) =>
      Transformations.parse(MetricTransformations),
    );
    expect(new Set(stored.map(({ MetricName }) => MetricName)).size).toBeLessThanOrEqual(10);
  });

  test('the one dashboard has at most fifty metrics', () => {
    const [board, ...others] = resourcesOf(templates, 'AWS::CloudWatch::Dashboard');
    expect(others).toEqual([]);
    const Joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) });
    const Body = z.object({
      widgets: z.array(z.object({ properties: z.object({ metrics: z.array(z.unknown()).default([]) }) })),
    });
    const [, parts] = Joined.parse(board?.properties['DashboardBody'])['Fn::Join'];
    const text = parts.map((part) => (typeof part === 'string' ? part : 'x')).join('');
    const shown = Body.parse(JSON.parse(text)).widgets.flatMap(({ properties }) => properties.metrics);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThanOrEqual(50);
  });
});

describe('failures are counted', () => {
  const counted = (key: string) =>
    filters
      .filter(({ LogGroupName }) => LogGroupName === `/aws/lambda/zarcodes-test-${key}`)
      .map(({ FilterPattern, MetricTransformations }) => {
        const [first] = MetricTransformations as { MetricName: string; MetricValue: string }[];
        return [FilterPattern, first?.MetricName, first?.MetricValue];
      });

  test.each(['{ $.level = "ERROR" }', '?"Task timed out" ?"Runtime exited"'])(
    'of every function by %s',
    (pattern) => {
      const found = filters.filter(({ FilterPattern }) => FilterPattern === pattern);
      // And of the hook of deployments, and of what answers to unknown paths.
      expect(found).toHaveLength(allRoutes().length + jobNames.length + 2);
    },
  );

  test.each([
    ['auth', 'urgent failures'],
    ['payments', 'urgent failures'],
    ['credits', 'urgent failures'],
    ['refunds', 'urgent failures'],
    ['unsubscribe', 'urgent failures'],
    ['zarcodes', 'failures'],
    ['search', 'failures'],
    ['jobs', 'job failures'],
  ])('those of %s as %s, which an alarm watches', (stack, name) => {
    const ofStack = resourcesOf(templates, 'AWS::Logs::MetricFilter').filter((each) => each.stack === stack);
    expect(ofStack.length).toBeGreaterThan(0);
    for (const { properties } of ofStack) {
      expect(properties['MetricTransformations']).toMatchObject([{ MetricName: name }]);
    }
    expect(alarms.map(({ MetricName }) => MetricName)).toContain(name);
  });

  test('and what a payment, a mail or a prefix needs a look for, and the draws of each code', () => {
    const find = 'findings';
    const issues = [
      ['{ $.message = "prefix filling" }', find, '1'],
      ['{ $.message = "code issued" }', 'draws per code', '$.draws'],
    ];
    const notices = [
      ['{ $.message = "notice refused" }', find, '1'],
      ['{ $.message = "notice source unverified" }', find, '1'],
    ];
    expect(counted('payments-notify')).toEqual([...notices, ...issues]);
    expect(counted('jobs-confirmNotices')).toEqual([
      ...notices,
      ['{ $.message = "open notices" }', find, '$.unconfirmed'],
      ['{ $.message = "open notices" }', find, '$.undelivered'],
      ...issues,
    ]);
    expect(counted('jobs-reconcile')).toEqual([
      ['{ $.message = "reconciliation" }', find, '$.differences'],
      ['{ $.message = "open refunds" }', find, '$.overdue'],
      ...issues,
    ]);
    for (const job of ['jobs-sideEffects', 'jobs-resendMail']) {
      expect(counted(job)).toEqual([['{ $.message = "mail given up" }', find, '1']]);
    }
    for (const way of [
      'zarcodes-create',
      'zarcodes-createForCreator',
      'adminZarcodes-create',
      'payments-create',
    ])
      expect(counted(way)).toEqual(expect.arrayContaining(issues));
    expect(counted('zarcodes-get')).not.toEqual(expect.arrayContaining(issues));
    expect(names).toContain('findings');
  });
});

test('what alarms do not distinguish is a saved query, for every area and every job', () => {
  const queries = resourcesOf(templates, 'AWS::Logs::QueryDefinition').map(({ properties }) => properties);
  expect(queries.map(({ Name }) => String(Name).replace('zarcodes/test/', '')).toSorted()).toEqual(
    [
      ...areas.flatMap((area) => [`${area} failures`, `${area} times`]),
      ...jobNames.map((job) => `${job} failures`),
      'draws per code',
      'findings',
      'refused and throttled calls',
    ].toSorted(),
  );
  for (const { QueryString, LogGroupNames } of queries) {
    // Who is affected, then the query.
    expect(QueryString).toMatch(/^# .{15,}\n(fields|filter|stats) /);
    expect(LogGroupNames).not.toHaveLength(0);
  }
});

test('alarms go to the stage’s alarm email through an encrypted topic', () => {
  const [subscription, ...others] = resourcesOf(templates, 'AWS::SNS::Subscription');
  expect(others).toEqual([]);
  expect(subscription?.properties).toMatchObject({ Protocol: 'email', Endpoint: 'alarm@zarcodes.example' });
  const [policy] = resourcesOf(templates, 'AWS::SNS::TopicPolicy');
  expect(JSON.stringify(policy?.properties)).toContain('"aws:SecureTransport":"false"');
});

test('the emulator gets the resources that it supports', () => {
  const emulated = synthesise({ stage: stages.emulator });
  expect(resourcesOf(emulated, 'AWS::Logs::QueryDefinition')).toEqual([]);
  expect(resourcesOf(emulated, 'AWS::CloudWatch::Alarm').length).toBeGreaterThan(0);
});
