import type { NewRoute } from './options.ts';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

interface Parameter {
  readonly name: string;
  /** The field of `shared/contract/fields.ts` that parses it. */
  readonly field: string;
  readonly sample: string;
}

function parameters({ path, area }: NewRoute): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    if (name === 'code') return { name, field: 'code()', sample: '7PTFLHV' };
    const prefix = (name === 'id' ? area : name).slice(0, 3).toLowerCase();
    return { name, field: `id('${prefix}')`, sample: `${prefix}_${'0'.repeat(20)}` };
  });
}

const sampleParams = (route: NewRoute) =>
  parameters(route)
    .map(({ name, sample }) => `${name}: '${sample}'`)
    .join(', ');
const takesBody = ({ method }: NewRoute) => method === 'POST' || method === 'PUT';
const hasParameters = ({ path }: NewRoute) => path.includes('{');
const isPublic = ({ level }: NewRoute) => level === 'public';

/** The declaration of a route, to be filled in. */
export function contractEntry(route: NewRoute): string {
  const params = parameters(route).map(({ name, field }) => `${name}: ${field}`);
  return `  ${route.verb}: route(() => ({
    method: '${route.method}',
    path: '${route.path}',
    level: '${route.level}',
    summary: ${quoted(route.summary)},
${params.length > 0 ? `    params: z.strictObject({ ${params.join(', ')} }),\n` : ''}${
  takesBody(route) ? "    body: z.strictObject({ name: text(100, 'Please enter a name.') }),\n" : ''
}    response: z.object({}),
  })),
`;
}

/** The imports from `shared/contract/fields.ts` that the declaration needs. */
export function fieldNames(route: NewRoute): string[] {
  const ofParameters = parameters(route).map(({ field }) => field.replace(/\(.*$/, ''));
  return [...new Set([...ofParameters, ...(takesBody(route) ? ['text'] : [])])];
}

export function contractFile(route: NewRoute): string {
  const fields = fieldNames(route);
  return `import * as z from 'zod';
${fields.length > 0 ? `import { ${fields.join(', ')} } from './fields.ts';\n` : ''}import { route } from './route.ts';

export const ${route.area} = {
${contractEntry(route)}};
`;
}

export function handlerFile({ area, verb }: NewRoute): string {
  return `import { handle } from '#functions/lib/handle.ts';
import { ${area} } from '#shared/contract/${area}.ts';

export const handler = handle('${area}.${verb}', ${area}.${verb}, async () => ({}));
`;
}

export const permissionsEntry = ({ area, verb }: NewRoute) => `  '${area}.${verb}': {},\n`;

export function permissionsFile(route: NewRoute): string {
  return `import type { AreaPermissions } from './permission.ts';

export const ${route.area}: AreaPermissions<'${route.area}'> = {
${permissionsEntry(route)}};
`;
}

export function sampleEntry(route: NewRoute): string {
  const parts = [
    ...(hasParameters(route) ? [`params: { ${sampleParams(route)} }`] : []),
    ...(takesBody(route) ? ["body: { name: 'Sample' }"] : []),
  ];
  return `  '${route.area}.${route.verb}': () => ({ ${parts.join(', ')} }),\n`;
}

export function testFile(route: NewRoute): string {
  const key = `${route.area}.${route.verb}`;
  const role = { public: '', user: '', admin: "{ role: 'admin' }", superAdmin: "{ role: 'super_admin' }" };
  const call = [
    ...(isPublic(route) ? [] : ['token']),
    ...(hasParameters(route) ? [`params: { ${sampleParams(route)} }`] : []),
    ...(takesBody(route) ? ["body: { name: 'Sample' }"] : []),
  ];
  return `import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test(${quoted(route.summary)}, async () => {
${isPublic(route) ? '' : `  const { token } = await world.person(${role[route.level]});\n`}  const answer = await world.call('${key}'${call.length > 0 ? `, { ${call.join(', ')} }` : ''});
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({});
});
`;
}

export const alarmEntry = ({ area, impact }: NewRoute) =>
  `  ${area}: { impact: ${quoted(impact)}, failures: 3 },\n`;

const documented = {
  public: { product: 'docs/product/api.md', heading: '## Other public routes', columns: '| | |' },
  user: { product: 'docs/product/profile.md', heading: '## Account routes', columns: '| user | | |' },
  admin: { product: 'docs/product/back-office.md', heading: '## Admin routes', columns: '| |' },
  superAdmin: {
    product: 'docs/product/back-office.md',
    heading: '## Admin routes',
    columns: '| super_admin |',
  },
} as const;

/** The row of a route, and the table of docs/product that gets it. */
export function documentedRow({ method, path, level }: NewRoute) {
  const { columns, ...table } = documented[level];
  return { ...table, row: `| ${method} \`${path}\` ${columns}` };
}
