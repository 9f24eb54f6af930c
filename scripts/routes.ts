/**
 * Writes `web/src/api/routeTable.gen.ts`: what the web needs of every route at run time, as plain data. The web
 * imports this table and the contract's types, never the contract itself, so zod stays off public pages.
 */
import { writeFileSync } from 'node:fs';
import { allRoutes } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

export const routeTableFile = new URL('../web/src/api/routeTable.gen.ts', import.meta.url);

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
] as const satisfies readonly (keyof Route)[];

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

export function routeTableSource(): string {
  return [
    '// Made by `node scripts/routes.ts` from shared/contract; do not edit.',
    "import type { RouteKey } from '#shared/contract/contract.ts';",
    "import type { Route } from '#shared/contract/route.ts';",
    '',
    'export type WebRoute = Pick<',
    '  Route,',
    `  ${fields.map((field) => `'${field}'`).join(' | ')}`,
    '>;',
    '',
    'export const routeTable: Readonly<Record<RouteKey, WebRoute>> = {',
    ...allRoutes().map(({ key, route }) => entry(key, route)),
    '};',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(routeTableFile, routeTableSource());
