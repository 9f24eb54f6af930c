/**
 * Whether AWS lets the deployed functions do what their roles are meant to allow. Its documentation does not say how
 * conditions by leading keys hold in transactions and on indexes, so each kind of statement is tried under a real role.
 */
import * as z from 'zod';
import type { TablePermission } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { functionName, type Stage } from '#infra/stage.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';
import { type AwsAccount, invokeFunction } from './awsAccount.ts';

const Findings = z.object({
  refused: z.array(
    z.object({
      kind: z.enum(['writes', 'indexes', 'reads', 'secrets']),
      what: z.string(),
      reason: z.string(),
    }),
  ),
});
type Refusal = z.output<typeof Findings>['refused'][number];
type RefusalOf = Refusal & { readonly key: string };

/** What IAM may treat alike: `UpdateItem`, `Query byOwner`, each with a pattern of keys or a whole key. */
function kindsOf({ actions, keys, index, attributes }: TablePermission): string[] {
  const limited = attributes === undefined ? '' : 'some attributes';
  return actions.flatMap((action) =>
    keys.map((key) => [action, index ?? '', limited, key.endsWith('*') ? 'pattern' : 'key'].join(' ')),
  );
}

/** The fewest routes, more or less, whose roles have every kind of statement between them. */
export function routesToCheck(): RouteKey[] {
  const routes = allRoutes().map((route) => ({
    key: route.key,
    kinds: (permissionsOf(route).table ?? []).flatMap(kindsOf),
  }));
  const left = new Set(routes.flatMap(({ kinds }) => kinds));
  const chosen: RouteKey[] = [];
  while (left.size > 0) {
    const gain = (kinds: readonly string[]) => new Set(kinds.filter((kind) => left.has(kind))).size;
    const best = routes.reduce((one, other) => (gain(other.kinds) > gain(one.kinds) ? other : one));
    chosen.push(best.key);
    for (const kind of best.kinds) left.delete(kind);
  }
  return chosen;
}

/** Those, and all jobs: nobody calls them, so that nobody would notice. */
export const functionsToCheck = (): string[] => [
  ...routesToCheck(),
  ...jobNames.map((name) => `jobs.${name}`),
];

/** A new account runs 10 functions at once, and people use some of them. */
const maxAtOnce = 4;

/** @throws with each refusal, and what to do about it */
export async function checkRoles(stage: Stage, account: AwsAccount): Promise<number> {
  const keys = functionsToCheck();
  const refused: RefusalOf[] = [];
  for (let from = 0; from < keys.length; from += maxAtOnce) {
    const some = keys.slice(from, from + maxAtOnce);
    refused.push(...(await Promise.all(some.map((key) => checkRole(stage, account, key)))).flat());
  }
  if (refused.length === 0) return keys.length;
  throw new Error(
    [
      'AWS refuses what these roles are meant to allow:',
      ...refused.map(({ key, what, reason }) => `  ${key}: ${what} (${reason})`),
      ...adviceOn(stage, refused),
    ].join('\n'),
  );
}

async function checkRole(stage: Stage, account: AwsAccount, key: string): Promise<RefusalOf[]> {
  const name = functionName(stage, key);
  const answer = await invokeFunction(account, name, { selfCheck: true });
  const body = z.object({ statusCode: z.literal(200), body: z.string() }).safeParse(answer);
  if (!body.success) throw new Error(`${name} does not work: ${JSON.stringify(answer).slice(0, 500)}`);
  return Findings.parse(JSON.parse(body.data.body)).refused.map((refusal) => ({ key, ...refusal }));
}

function adviceOn({ tableLevel = [] }: Stage, refused: readonly Refusal[]): string[] {
  const kinds = new Set(refused.map(({ kind }) => kind));
  const loose = (['writes', 'indexes'] as const).filter((kind) => kinds.has(kind));
  const isOpen = loose.some((kind) => !tableLevel.includes(kind));
  return [
    ...(isOpen
      ? [
          `Set ZARCODES_TABLE_LEVEL=${[...new Set([...tableLevel, ...loose])].join(',')} and deploy again: those ` +
            'statements then allow their actions for every key (docs/decisions/0022).',
        ]
      : []),
    ...(!isOpen || kinds.has('reads') || kinds.has('secrets')
      ? ['The rest is a fault of infra/permissions or infra/policy.ts, not a setting.']
      : []),
  ];
}
