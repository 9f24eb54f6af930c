/** Writes `docs/permissions.md` from `infra/permissions`. */
import { writeFileSync } from 'node:fs';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { Permissions, TablePermission } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';

export const permissionsFile = new URL('../docs/permissions.md', import.meta.url);

const head = `# What each function may access

Made by \`node scripts/permissions.ts\` from \`infra/permissions\`; do not edit. Every function has a role of its own that
allows this and nothing else, besides writing to its own log. One test compares it with what the function really does
(\`test/data/permissions/\`), another with the roles that are deployed (\`test/infra/permissions.test.ts\`).

Keys are the leading keys of the table or of one of its indexes; \`functions/data/table.ts\` explains them. There is no
Scan, and no action or key that is only a wildcard. "Some attributes" are those of \`userAttributes\` in
\`shared/contract/table.ts\`: all but the password hash.`;

/** `infra/stacks/hooks.ts` */
const hooks = `| function | may |
|---|---|
| hooks.checkVersion | call new versions of the functions of \`auth\`, \`credits\` and \`payments\`, and report on their deployments |`;

/** One line for each key. */
function tableLines(permissions: readonly TablePermission[]): string[] {
  const actions = new Map<string, Set<string>>();
  for (const permission of permissions) {
    for (const key of permission.keys) {
      const on = permission.index === undefined ? `\`${key}\`` : `\`${key}\` in ${permission.index}`;
      const allowed = permission.actions.map((action) =>
        permission.attributes === undefined ? action : `${action} (some attributes)`,
      );
      actions.set(on, new Set([...(actions.get(on) ?? []), ...allowed]));
    }
  }
  return [...actions].toSorted().map(([on, allowed]) => `${on}: ${[...allowed].toSorted().join(', ')}`);
}

function lines({
  table = [],
  secrets = [],
  images = [],
  mail,
  purge,
  requestsPurges,
  memoryMb: _,
  timeoutSeconds: __,
  ...others
}: Permissions): string {
  const all = [
    ...tableLines(table),
    ...secrets.map((name) => `the secret \`${name}\``),
    ...images.map(({ action, under }) => {
      const actions = action === 'GetObject' ? 'GetObject, ListBucket' : action;
      return `\`${under}*\` of the images' bucket: ${actions}`;
    }),
    ...(mail === true ? ['sends mail from our domain'] : []),
    ...(purge === true ? ["invalidates the edge's cache"] : []),
    ...(requestsPurges === true ? ["requests purges of the edge's cache"] : []),
    // Kinds of permissions that this file does not know are listed as they are.
    ...Object.entries(others).map(([kind, permission]) => `${kind}: ${JSON.stringify(permission)}`),
  ];
  return all.length === 0 ? 'nothing' : all.join('<br>');
}

const rows = (named: readonly (readonly [string, Permissions])[]) =>
  [
    '| function | may |',
    '|---|---|',
    ...named.map(([key, permissions]) => `| ${key} | ${lines(permissions)} |`),
  ].join('\n');

export function permissionsText(): string {
  const routes = [
    ...allRoutes().map((route) => [route.key, permissionsOf(route)] as const),
    // What answers to every path that is no route.
    ['api.unknown', {}] as const,
  ];
  const jobs = jobNames.map((name) => [`jobs.${name}`, jobPermissions[name]] as const);
  const more = 'Jobs also send to the queue of failures; the consumers of the stream read the stream.';
  return [head, '## Routes', rows(routes), '## Jobs', more, rows(jobs), '## Deployments', hooks, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

if (import.meta.main) writeFileSync(permissionsFile, permissionsText());
