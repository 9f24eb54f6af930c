import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '#infra/stage.ts';
import type { Area, NamedRoute, RouteKey } from '#shared/contract/contract.ts';
import type { AlarmDefinition } from './alarm.ts';
import { lambdaMetric, loggedFailures, together } from './metrics.ts';

interface AreaWatch {
  /** Who can't do what while the area fails. */
  readonly hurts: string;
  /** Failed calls within five minutes that wake somebody: one where money or access is lost, else three. */
  readonly failures: 1 | 3;
}

/** Every area is here, or it does not compile. */
const areaWatch: Record<Area, AreaWatch> = {
  auth: { hurts: 'People cannot register or sign in.', failures: 1 },
  bundles: { hurts: 'Buyers of bundles do not see what they have left.', failures: 3 },
  changeRequests: {
    hurts: 'Owners do not see whether a change was approved, and lose hours of their day to edit.',
    failures: 3,
  },
  contact: { hurts: 'Visitors cannot write to us.', failures: 3 },
  health: { hurts: 'Everybody: the API or its table does not answer.', failures: 3 },
  images: { hurts: 'Owners who add photos, and visitors who look at them.', failures: 3 },
  payments: { hurts: 'People who pay: an order fails, or is paid and brings no code.', failures: 1 },
  prices: { hurts: 'Visitors see no price.', failures: 3 },
  search: { hurts: 'Everybody who looks for a place or a code.', failures: 3 },
  settings: { hurts: 'Everybody: pages do not know which maps to show.', failures: 3 },
  user: { hurts: 'Signed-in people see no numbers on their dashboard.', failures: 3 },
  vouchers: { hurts: 'Visitors do not see the voucher that is advertised.', failures: 3 },
  zarcodes: { hurts: 'Drivers who open a code, and owners who make, list or delete theirs.', failures: 3 },
};

/** An answer within a second keeps a person's flow of thought (Nielsen, "Response times: the three limits"). */
const slowMs = 1000;

/** Draws photos, which takes as long as they are large; the screen shows that it is at work. */
const slowByNature: RouteKey = 'images.complete';

/** A metric-math alarm takes ten metrics; one is for the log. */
const maxFunctions = 9;

/** Two alarms an area: its failures, and its slowest route. More where it has more routes than one alarm can add up. */
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
  const { hurts, failures } = areaWatch[area];
  // What a function answers with a 500 is in its log; what ends it (time, memory, start) only Lambda counts.
  const ended = keys.map((key) => lambdaMetric(stage, key, 'Errors', Stats.SUM));
  const logged = part === 0 ? [loggedFailures(stage, area)] : [];
  return [
    {
      name: `${area}-errors${suffix}`,
      section: 'errors-in-an-area',
      hurts,
      metric: together('SUM', `Failed calls of ${area}${suffix}`, [...logged, ...ended]),
      atLeast: failures,
    },
    {
      name: `${area}-slow${suffix}`,
      section: 'slow-answers-in-an-area',
      hurts: `${hurts} It works, but one call in twenty takes more than a second.`,
      metric: together(
        'MAX',
        `p95 of the slowest route of ${area}${suffix}, ms`,
        keys.filter((key) => key !== slowByNature).map((key) => lambdaMetric(stage, key, 'Duration', 'p95')),
      ),
      atLeast: slowMs,
      // A quarter of an hour: a few slow starts after a deploy pass.
      periods: 3,
    },
  ];
}
