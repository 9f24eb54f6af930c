import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '#infra/stage.ts';
import type { Area, NamedRoute, RouteKey } from '#shared/contract/contract.ts';
import type { AlarmDefinition } from './alarm.ts';
import { lambdaMetric, loggedFailures, together } from './metrics.ts';

interface AreaWatch {
  /** Who can't do what while the area fails. */
  readonly impact: string;
  /** Failed calls within five minutes that fire the alarm: one where money or access is lost, else three. */
  readonly failures: 1 | 3;
}

/** An area without an entry does not compile. */
const areaWatch: Record<Area, AreaWatch> = {
  adminMaps: {
    impact: 'Admins do not see all codes on a map, and cannot export them for Google My Maps.',
    failures: 3,
  },
  adminZarcodes: { impact: 'Admins cannot find, make, edit or delete codes for people.', failures: 3 },
  adminPayments: { impact: 'Admins do not see payments.', failures: 3 },
  audit: { impact: 'Super admins do not see who changed what; it is recorded all the same.', failures: 3 },
  auth: { impact: 'People cannot register or sign in.', failures: 1 },
  bundles: { impact: 'Buyers of bundles do not see what they have left.', failures: 3 },
  changeRequests: {
    impact:
      'Owners do not see whether a change was approved, and lose hours of their day to edit. Admins cannot decide.',
    failures: 3,
  },
  contact: { impact: 'Visitors cannot write to us.', failures: 3 },
  creators: {
    impact: "Creators make no codes, and visitors do not see the creators' pages.",
    failures: 3,
  },
  credits: { impact: 'People who buy bundles: an order fails, or brings none.', failures: 1 },
  exports: { impact: 'Admins cannot export the books.', failures: 3 },
  expenses: { impact: 'Admins do not see or enter what was spent.', failures: 3 },
  health: { impact: 'Everybody: the API or its table does not answer.', failures: 3 },
  images: { impact: 'Owners who add photos, and visitors who look at them.', failures: 3 },
  mailings: { impact: 'Super admins cannot write to many people, or pause what is being sent.', failures: 3 },
  messages: {
    impact: 'Admins do not see what people write to support; it is mailed to support as well.',
    failures: 3,
  },
  notifications: {
    impact: 'People are not informed about payments and decisions; both are mailed as well.',
    failures: 3,
  },
  payments: { impact: 'People who pay: an order fails, or is paid and brings no code.', failures: 1 },
  prices: { impact: 'Visitors see no price.', failures: 3 },
  refunds: { impact: 'Admins cannot pay back.', failures: 1 },
  search: { impact: 'Everybody who looks for a place or a code.', failures: 3 },
  settings: { impact: 'Everybody: pages do not know which maps to show.', failures: 3 },
  stats: { impact: 'Admins do not see the figures of the business, nor what waits for them.', failures: 3 },
  unsubscribe: { impact: 'People who unsubscribe go on getting mailings, and call them spam.', failures: 1 },
  user: {
    impact:
      'Signed-in people see no numbers on their dashboard and none of their payments, and cannot change, export or delete their account.',
    failures: 3,
  },
  users: { impact: "Admins can't help people with their accounts, or shut anybody out.", failures: 3 },
  vouchers: { impact: 'Visitors do not see the voucher that is advertised.', failures: 3 },
  zarcodes: {
    impact: 'Drivers who open a code, and owners who make, list, edit or delete theirs.',
    failures: 3,
  },
};

/** Within a second a person's flow of thought is not interrupted (Nielsen, "Response times: the three limits"). */
const slowMs = 1000;

/** Processes photos, which takes seconds for large ones; the screen shows a progress bar meanwhile. */
const slowRoute: RouteKey = 'images.complete';

/** A metric-math alarm takes at most ten metrics; one of them is for the log. */
const maxFunctions = 9;

/** Two alarms per area: its failures, and its slowest route. More where one alarm can't sum up all its routes. */
export function areaAlarms(stage: Stage, routes: readonly NamedRoute[]): AlarmDefinition[] {
  return [...Map.groupBy(routes, ({ area }) => area)].flatMap(([area, ofArea]) =>
    Array.from({ length: Math.ceil(ofArea.length / maxFunctions) }, (_, part) => {
      const keys = ofArea.slice(part * maxFunctions, (part + 1) * maxFunctions).map(({ key }) => key);
      return partAlarms(stage, area, part, keys);
    }).flat(),
  );
}

function partAlarms(stage: Stage, area: Area, part: number, keys: readonly string[]): AlarmDefinition[] {
  const suffix = part === 0 ? '' : `-${part + 1}`;
  const { impact, failures } = areaWatch[area];
  // A function logs what it answers with a 500; timeouts, lack of memory and failed starts only Lambda counts.
  const ended = keys.map((key) => lambdaMetric(stage, key, 'Errors', Stats.SUM));
  const logged = part === 0 ? [loggedFailures(stage, area)] : [];
  return [
    {
      name: `${area}-errors${suffix}`,
      section: 'errors-in-an-area',
      impact,
      metric: together('SUM', `Failed calls of ${area}${suffix}`, [...logged, ...ended]),
      atLeast: failures,
    },
    {
      name: `${area}-slow${suffix}`,
      section: 'slow-answers-in-an-area',
      impact: `${impact} It works, but one call in twenty takes more than a second.`,
      metric: together(
        'MAX',
        `p95 of the slowest route of ${area}${suffix}, ms`,
        keys.filter((key) => key !== slowRoute).map((key) => lambdaMetric(stage, key, 'Duration', 'p95')),
      ),
      atLeast: slowMs,
      // A quarter of an hour: the slow starts after a deploy are shorter.
      periods: 3,
    },
  ];
}
