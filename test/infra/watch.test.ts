import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stages } from '#infra/stage.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { consumerNames, jobNames } from '#shared/contract/jobs.ts';
import { resourcesOf, synthesise } from './synth.ts';

const templates = synthesise();
const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties);
const names = alarms.map(({ AlarmName }) => String(AlarmName).replace('zarcodes-test-', ''));
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
      // CodeDeploy acts on rollback alarms; the area's own alarm sends the notification.
      const actions = String(alarm['AlarmName']).includes('-rollback') ? undefined : [expect.anything()];
      for (const name of ['AlarmActions', 'OKActions']) expect(alarm[name]).toEqual(actions);
      expect(alarm['TreatMissingData']).toBe('notBreaching');
    },
  );

  test('has a section in the runbook, and every section has an alarm', () => {
    const linked = alarms.map(({ AlarmDescription }) => String(AlarmDescription).split('#')[1]);
    expect([...new Set(linked)].toSorted()).toEqual(sections.toSorted());
  });

  test('uses at most ten metrics, CloudWatch’s limit', () => {
    const counts = alarms.map(({ Metrics }) => (Array.isArray(Metrics) ? Metrics.length - 1 : 1));
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  test('has a unique name', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('alarms cover', () => {
  // Also in the further alarms of an area with more routes than one alarm can sum up: `zarcodes-errors-2`.
  const mathOf = (name: string) =>
    JSON.stringify(
      alarms
        .filter(({ AlarmName }) => String(AlarmName).replace(/-\d+$/, '') === `zarcodes-test-${name}`)
        .map(({ Metrics }) => Metrics),
    );

  test.each(areas)('errors and latency of every route of %s', (area) => {
    for (const { verb } of allRoutes().filter((route) => route.area === area)) {
      const dimension = `{"Name":"FunctionName","Value":"zarcodes-test-${area}-${verb}"}`;
      expect(mathOf(`${area}-errors`)).toContain(dimension);
      // Processing a photo may take seconds.
      if (dimension.includes('images-complete')) continue;
      expect(mathOf(`${area}-slow`)).toContain(dimension);
    }
    expect(mathOf(`${area}-errors`)).toContain(`"MetricName":"${area} failures"`);
  });

  test('every job, its failure queue, and whether the stream’s consumers keep up', () => {
    for (const job of jobNames) {
      expect(names).toContain(`${job}-errors`);
      expect(names).toContain(`${job}-failed`);
    }
    for (const consumer of consumerNames) expect(names).toContain(`${consumer}-behind`);
  });

  test('the API, mail, the table and its indexes, and Lambda’s limits', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'api-errors',
        'api-refusals',
        'api-throttled',
        'mail-bounces',
        'mail-complaints',
        'table-throttled',
        'table-reads',
        'table-writes',
        'functions-throttled',
        'functions-concurrency',
      ]),
    );
    for (const index of ['byOwner', 'byCell']) expect(mathOf('table-throttled')).toContain(index);
  });

  test('the error logs of every function, and failed invocations', () => {
    const filters = resourcesOf(templates, 'AWS::Logs::MetricFilter').map(({ properties }) => properties);
    const errors = filters.filter(({ FilterPattern }) => FilterPattern === '{ $.level = "ERROR" }');
    // And of the hook of deployments: there the deploy fails, without an alarm.
    expect(errors).toHaveLength(allRoutes().length + jobNames.length + 1);
    const others = filters.filter((filter) => !errors.includes(filter));
    const counted = others.map((filter) => [
      String(filter['LogGroupName']).replace('/aws/lambda/zarcodes-test-', ''),
      filter['FilterPattern'],
      (filter['MetricTransformations'] as { MetricName: string; MetricValue: string }[])[0]?.MetricValue,
    ]);
    const refused = '{ $.message = "notice refused" }';
    const unknown = '{ $.message = "notice source unverified" }';
    const open = '{ $.message = "open notices" }';
    expect(counted).toEqual([
      ['/aws/vendedlogs/zarcodes-test-api', '{ ($.status = "429") && ($.functionMs = "-") }', '1'],
      ['payments-notify', refused, '1'],
      ['payments-notify', unknown, '1'],
      ['jobs-confirmNotices', refused, '1'],
      ['jobs-confirmNotices', unknown, '1'],
      ['jobs-confirmNotices', open, '$.unconfirmed'],
      ['jobs-confirmNotices', open, '$.undelivered'],
      ['jobs-reconcile', '{ $.message = "reconciliation" }', '$.differences'],
    ]);
    expect(names).toEqual(
      expect.arrayContaining([
        'notices-refused',
        'notices-unconfirmed',
        'payments-undelivered',
        'notices-source',
        'reconciliation-differences',
      ]),
    );
  });
});

test('alarms go to the stage’s alarm email through an encrypted topic', () => {
  const [subscription, ...others] = resourcesOf(templates, 'AWS::SNS::Subscription');
  expect(others).toEqual([]);
  expect(subscription?.properties).toMatchObject({ Protocol: 'email', Endpoint: 'alarm@zarcodes.example' });
  const [policy] = resourcesOf(templates, 'AWS::SNS::TopicPolicy');
  expect(JSON.stringify(policy?.properties)).toContain('"aws:SecureTransport":"false"');
});

test('one dashboard shows every area', () => {
  const [dashboard, ...others] = resourcesOf(templates, 'AWS::CloudWatch::Dashboard');
  expect(others).toEqual([]);
  for (const area of areas) expect(JSON.stringify(dashboard?.properties)).toContain(`${area}: failed`);
});

test('the emulator gets the resources that it supports', () => {
  const emulated = synthesise({ stage: stages.emulator });
  expect(resourcesOf(emulated, 'AWS::Logs::QueryDefinition')).toEqual([]);
  expect(resourcesOf(emulated, 'AWS::CloudWatch::Alarm').length).toBeGreaterThan(0);
  expect(resourcesOf(templates, 'AWS::Logs::QueryDefinition')).toHaveLength(areas.length);
});
