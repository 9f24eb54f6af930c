/**
 * `npm run new:route -- area verb` writes a route that returns `{}`, with everything that belongs to it
 * (CONTRIBUTING.md), so that only the route itself is left to write.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  appendEntry,
  appendRow,
  importNames,
  insertEntry,
  insertImport,
  insertMember,
} from './newRoute/insert.ts';
import { type NewRoute, readOptions, UsageError } from './newRoute/options.ts';
import * as templates from './newRoute/templates.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files to write: contents by path. @throws UsageError if the route exists */
function filesOf(route: NewRoute): Map<string, string> {
  const { area, verb } = route;
  const key = `${area}.${verb}`;
  const handler = `functions/${area}/${verb}.ts`;
  if (existsSync(join(root, handler))) throw new UsageError(`${key} already exists: ${handler}`);

  const contract = `shared/contract/${area}.ts`;
  const permissions = `infra/permissions/${area}.ts`;
  const samples = 'test/support/samples.ts';
  const levels = 'test/contract/levels.test.ts';
  const { product, heading, row } = templates.documentedRow(route);
  const files = new Map([
    [product, appendRow(read(product), heading, row)],
    [handler, templates.handlerFile(route)],
    [`test/functions/${area}/${verb}.test.ts`, templates.testFile(route)],
    [samples, insertEntry(read(samples), 'export const samples', key, templates.sampleEntry(route))],
    // As one that might name a code, until somebody says that it does not.
    [levels, insertEntry(read(levels), 'const asks', key, templates.sampleEntry(route))],
  ]);
  if (existsSync(join(root, contract))) {
    files.set(contract, withRoute(read(contract), route));
    const entry = templates.permissionsEntry(route);
    files.set(permissions, appendEntry(read(permissions), `export const ${area}`, entry));
    return files;
  }
  const registries = [
    [
      'shared/contract/contract.ts',
      'const declarations = {',
      `import { ${area} } from './${area}.ts';`,
      `  ${area},\n`,
    ],
    [
      'infra/permissions/permissionsOf.ts',
      'const permissions:',
      `import { ${area} } from './${area}.ts';`,
      `  ...${area},\n`,
    ],
  ] as const;
  for (const [file, opening, statement, entry] of registries) {
    files.set(file, insertImport(insertEntry(read(file), opening, area, entry), statement));
  }
  const areaNames = 'shared/contract/route.ts';
  files.set(areaNames, insertMember(read(areaNames), 'AreaName', area));
  const alarms = 'infra/watch/areaWatch.ts';
  files.set(alarms, insertEntry(read(alarms), 'const areaWatch', area, templates.alarmEntry(route)));
  const throttles = 'infra/throttles.ts';
  const everyArea = 'const areas: Record<Area, Throttle>';
  files.set(throttles, insertEntry(read(throttles), everyArea, area, `  ${area}: ofPeople,\n`));
  files.set(contract, templates.contractFile(route));
  files.set(permissions, templates.permissionsFile(route));
  return files;
}

function withRoute(source: string, route: NewRoute): string {
  const added = appendEntry(source, `export const ${route.area} = {`, templates.contractEntry(route));
  return importNames(added, './fields.ts', templates.fieldNames(route));
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed with exit code ${status}`);
}

function main(args: string[]): void {
  const files = filesOf(readOptions(args));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--linter-enabled=false', ...files.keys()]);
  run(process.execPath, ['scripts/routes.ts']);
  run(process.execPath, ['scripts/permissions.ts']);
  console.log(`Wrote:\n${[...files.keys()].map((file) => `  ${file}`).join('\n')}`);
  console.log(
    'Next, fill in the schemas and errors in the contract, the handler, its permissions, its sample, its test and its row in docs/product.',
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
