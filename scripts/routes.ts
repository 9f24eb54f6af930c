/**
 * Writes `web/src/api/routeTable.gen.ts`: the method, path and level of every route as plain data. The web
 * imports this table and the contract's types, never the contract itself, so zod stays off public pages.
 */
import { writeFileSync } from 'node:fs';
import { allRoutes } from '#shared/contract/contract.ts';

export const routeTableFile = new URL('../web/src/api/routeTable.gen.ts', import.meta.url);

const lineWidth = 110; // biome.json: a longer entry is broken over lines, as the formatter would

function entry(key: string, fields: string[]): string {
  const oneLine = `  '${key}': { ${fields.join(', ')} },`;
  if (oneLine.length <= lineWidth) return oneLine;
  return [`  '${key}': {`, ...fields.map((field) => `    ${field},`), '  },'].join('\n');
}

export function routeTableSource(): string {
  const entries = allRoutes().map(({ key, route }) =>
    entry(key, [
      `method: '${route.method}'`,
      `path: '${route.path}'`,
      `level: '${route.level}'`,
      `idempotent: ${route.idempotent === true}`,
    ]),
  );
  return [
    '// Made by `node scripts/routes.ts` from shared/contract; do not edit.',
    'export const routeTable = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(routeTableFile, routeTableSource());
