/**
 * Writes what the web needs of every route at run time, as plain data: `routeTable.gen.ts`, and for the routes of
 * administrators and of villages `adminRouteTable.gen.ts` and `villageRouteTable.gen.ts`, which only their pages load. The web imports these tables and the
 * contract's types, never the contract itself, so zod stays off public pages.
 */
import { writeFileSync } from 'node:fs';
import { allRoutes } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { routesOfOthers } from '#web/api/routesOfOthers.ts';
import type { WebRoute } from '#web/api/routeTypes.ts';
import { villageRoutePrefixes } from '#web/api/villageRoutePrefixes.ts';

const folder = new URL('../web/src/api/', import.meta.url);

const lineWidth = 110; // biome.json: a longer entry is broken over lines, as the formatter would

/** Every public page loads the table, so a field that a route does not declare is left out. */
const fields = [
  'method',
  'path',
  'level',
  'optionalCaller',
  'idempotent',
  'cacheSeconds',
  'refreshes',
] as const satisfies readonly (keyof WebRoute)[];

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function entry(key: string, route: Route): string {
  const given = fields
    .filter((field) => route[field] !== undefined)
    .map((field) => `${field}: ${literal(route[field])}`);
  const oneLine = `  '${key}': { ${given.join(', ')} },`;
  if (oneLine.length <= lineWidth) return oneLine;
  return [`  '${key}': {`, ...given.map((field) => `    ${field},`), '  },'].join('\n');
}

function tableSource(
  imports: readonly string[],
  declaration: string,
  isIncluded: (route: Route, key: string) => boolean,
) {
  return [
    '// Made by `node scripts/routes.ts` from shared/contract; do not edit.',
    ...imports,
    '',
    `${declaration} = {`,
    ...allRoutes()
      .filter(({ key, route }) => isIncluded(route, key))
      .map(({ key, route }) => entry(key, route)),
    '};',
    '',
  ].join('\n');
}

const ofOthers = new Set<string>(routesOfOthers);

const isForAdmins = ({ level }: Route) => level === 'admin' || level === 'superAdmin';

const isOfVillages = (key: string) => villageRoutePrefixes.some((prefix) => key.startsWith(prefix));

/** The files with their content. */
export function routeTables(): readonly { readonly file: URL; readonly source: string }[] {
  return [
    {
      file: new URL('routeTable.gen.ts', folder),
      source: tableSource(
        ["import type { OpenRouteKey, WebRoute } from './routeTypes.ts';"],
        'export const routeTable: Readonly<Record<OpenRouteKey, WebRoute>>',
        (route, key) =>
          !(isForAdmins(route) || route.page === true || route.file !== undefined) &&
          !(ofOthers.has(key) || isOfVillages(key)),
      ),
    },
    {
      file: new URL('villageRouteTable.gen.ts', folder),
      source: tableSource(
        ["import type { VillageRouteKey, WebRoute } from './routeTypes.ts';"],
        'export const villageRouteTable: Readonly<Record<VillageRouteKey, WebRoute>>',
        (_, key) => isOfVillages(key),
      ),
    },
    {
      file: new URL('adminRouteTable.gen.ts', folder),
      source: tableSource(
        ["import type { AdminRouteKey, WebRoute } from './routeTypes.ts';"],
        'export const adminRouteTable: Readonly<Record<AdminRouteKey, WebRoute>>',
        isForAdmins,
      ),
    },
  ];
}

if (import.meta.main) {
  for (const { file, source } of routeTables()) writeFileSync(file, source);
}
