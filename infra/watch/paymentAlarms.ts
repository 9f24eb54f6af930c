import type { Stage } from '#infra/stage.ts';
import type { AlarmDefinition } from './alarm.ts';
import { type NoticeMetricName, noticeMetric } from './metrics.ts';

type Definition = Pick<AlarmDefinition, 'name' | 'section' | 'impact'> & { readonly of: NoticeMetricName };

const definitions: readonly Definition[] = [
  {
    name: 'notices-refused',
    section: 'notices-are-refused',
    impact: 'Maybe somebody who has paid and gets no code; or somebody sends us forged notices.',
    of: 'refused notices',
  },
  {
    name: 'notices-unconfirmed',
    section: 'notices-are-not-confirmed',
    impact: 'People who have paid have waited for their code for 15 minutes.',
    of: 'unconfirmed notices',
  },
  {
    name: 'payments-undelivered',
    section: 'paid-orders-have-no-code',
    impact: 'People who have paid have waited for their code for five minutes, by a fault of ours.',
    of: 'undelivered payments',
  },
  {
    name: 'notices-source',
    section: 'notices-come-from-unknown-addresses',
    impact: 'Nobody yet: the codes were issued. In strict mode people who pay would get none.',
    of: 'notices from unknown addresses',
  },
  {
    name: 'reconciliation-differences',
    section: 'the-reconciliation-finds-differences',
    impact: 'Somebody who has paid and got nothing, or something is in our books that nobody paid.',
    of: 'reconciliation differences',
  },
];

/** One is enough: each may be somebody's money. */
export const paymentAlarms = (stage: Stage): AlarmDefinition[] =>
  definitions.map(({ of, ...definition }) => ({
    ...definition,
    metric: noticeMetric(stage, of),
    atLeast: 1,
  }));
