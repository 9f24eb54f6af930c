import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { physicalName, type Stage } from '#infra/stage.ts';

/** Cost of a month, in per cent of the budget: spent, or to be spent if it goes on like this. */
const notifications = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const;

/**
 * Mails when the account costs more than expected. For the whole account: AWS distinguishes stages only by tags that
 * somebody has activated for billing, and would report 0 until then. A budget without actions is free.
 * https://aws.amazon.com/aws-cost-management/aws-budgets/pricing/
 */
export class BudgetStack extends Stack {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'budget', {
      ...stackProps(stage, 'budget', 'Mails when the account costs more than expected'),
      // Billing is at home here, in whatever region the rest is.
      env: { account: stage.account, region: 'us-east-1' },
    });
    new CfnBudget(this, 'Month', {
      budget: {
        budgetName: physicalName(stage, 'month'),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.budgetUsd ?? defaultBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: notifications.map((each) => ({
        notification: { ...each, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
        subscribers: [{ subscriptionType: 'EMAIL', address: stage.alarmEmail }],
      })),
    });
  }
}

/** Some times what an idle month costs (README): less would mail every month, more would hide a loop. */
const defaultBudgetUsd = 25;
