/** What a stage watches of itself beyond its alarms: its cost, and where it asks for them, traces. */
import { expect, test } from 'vitest';
import { stageNamed } from '#infra/settings.ts';
import { stages } from '#infra/stage.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { awsStage, functionsOf, resourcesOf, roleStatements, synthesise } from './synth.ts';

// A few routes are enough: every function is made alike.
const routes = allRoutes().filter(({ area }) => area === 'prices');
const plain = synthesise({ routes });
const traced = synthesise({ routes, stage: { ...awsStage, tracing: true, budgetUsd: 70 } });
const isXray = (action: string) => action.startsWith('xray:');

test('functions are traced where the stage asks for it, and may send their traces', () => {
  for (const { properties } of functionsOf(plain)) expect(properties).not.toHaveProperty('TracingConfig');
  for (const { properties } of functionsOf(traced)) {
    expect(properties).toMatchObject({ TracingConfig: { Mode: 'Active' } });
  }
  for (const [key, statements] of roleStatements(traced)) {
    const own = statements.filter(({ Action }) => Action.some(isXray)).map(({ Action }) => Action);
    expect(own, key).toEqual([['xray:PutTelemetryRecords', 'xray:PutTraceSegments']]);
  }
  for (const [, statements] of roleStatements(plain)) {
    expect(statements.flatMap(({ Action }) => Action).filter(isXray)).toEqual([]);
  }
});

test('a month that costs more than expected is mailed to the alarm address', () => {
  const budgetOf = (templates: typeof plain) =>
    resourcesOf(templates, 'AWS::Budgets::Budget').map(({ properties }) => properties);
  const [budget, ...others] = budgetOf(plain);
  expect(others).toEqual([]);
  expect(budget).toMatchObject({
    Budget: {
      BudgetName: 'zarcodes-test-month',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: 25, Unit: 'USD' },
    },
    NotificationsWithSubscribers: expect.arrayContaining([
      {
        Notification: expect.objectContaining({ NotificationType: 'FORECASTED', Threshold: 100 }),
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: awsStage.alarmEmail }],
      },
    ]),
  });
  expect(budgetOf(traced)).toMatchObject([{ Budget: { BudgetLimit: { Amount: 70 } } }]);
  expect(budgetOf(synthesise({ routes, stage: stages.emulator }))).toEqual([]);
});

test('both are settings', () => {
  const given = {
    ZARCODES_ACCOUNT: '111111111111',
    ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
    ZARCODES_DOMAIN: 'zarcodes.example',
  };
  const set = stageNamed('prod', { ...given, ZARCODES_TRACING: 'on', ZARCODES_BUDGET_USD: '12.5' });
  expect(set).toMatchObject({ tracing: true, budgetUsd: 12.5 });
  expect(stageNamed('prod', given)).not.toHaveProperty('tracing');
  expect(() => stageNamed('prod', { ...given, ZARCODES_TRACING: 'yes' })).toThrow('ZARCODES_TRACING');
  expect(() => stageNamed('prod', { ...given, ZARCODES_BUDGET_USD: '0' })).toThrow('ZARCODES_BUDGET_USD');
});
