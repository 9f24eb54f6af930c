import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { jobNames } from '#shared/contract/jobs.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const fileOf = ({ area, verb }: { area: string; verb: string }) => `functions/${area}/${verb}.ts`;

/** The folders that are not areas: steps, data and tools that routes share. */
const shared = ['data', 'domain', 'email', 'jobs', 'lib', 'services'];

test('every route has its file, and no file is without a route', () => {
  const files = globSync('functions/*/*.ts').filter((file) => !shared.includes(file.split('/')[1] ?? ''));
  expect(files.toSorted()).toEqual(allRoutes().map(fileOf).toSorted());
});

test('every job of the contract has its file, and no file is without a job', () => {
  const files = jobNames.map((name) => `functions/jobs/${name}.ts`);
  expect(globSync('functions/jobs/*.ts').toSorted()).toEqual(files.toSorted());
});

test('method and path are not declared twice', () => {
  const places = allRoutes().map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(places).size).toBe(places.length);
});

/** Comments may say anything. */
const codeOf = (file: string) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');

describe.each(allRoutes())('the file of $key', (named) => {
  const code = codeOf(fileOf(named));

  test('exports the handler of its own route', async () => {
    const { handler } = (await import(`../../functions/${named.area}/${named.verb}.ts`)) as {
      handler: unknown;
    };
    expect(handler).toBeTypeOf('function');
    expect(code.replace(/\s+/g, '')).toContain(`handle('${named.key}',${named.area}.${named.verb},`);
  });

  test('is a short list of sentences', () => {
    expect(read(fileOf(named)).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test.each([
    ['try', /\btry\s*\{|\.catch\(\s*\(\s*\)\s*=>/],
    ['JSON', /\bJSON\./],
    ['a status number', /\b[1-5]\d\d\b/],
    ['a key of the table', /\b[ps]k\b|['"`][A-Z]{2,}#|\b(?:owner|cell)[PS]k\b/],
    ['a command of the SDK', /Command\b|@aws-sdk/],
    ['the clock or chance', /Date\.now|new Date\(\)|Math\.random|process\.env/],
  ])('holds no %s', (_, pattern) => {
    expect(code).not.toMatch(pattern);
  });
});

/** A file and all of ours that it imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = read(file).replace(/import type [^;]+;/g, '');
  for (const [, name = ''] of source.matchAll(/from '([#.][^']+)'/g)) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const target = name.startsWith('#') ? name.slice(1) : `${folder}/${name.replace(/^\.\//, '')}`;
    closure(target, seen);
  }
  return seen;
}

/** Refusals that the chain gives for any route; a route's own list leaves them out. */
const everyRoute: ErrorCode[] = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'misdirected',
  'payload_too_large',
  'unsupported_media_type',
  'internal',
];

function refusals(file: string): string[] {
  const source = read(file);
  const codes = [...source.matchAll(/new ApiError\(\s*'(\w+)'/g)].map(([, code]) => code ?? '');
  const isLib = file === 'functions/lib/apiError.ts';
  return !isLib && /\b\w+NotFound\(\)/.test(source) ? [...codes, 'not_found'] : codes;
}

describe.each(allRoutes())('the errors of $key', ({ area, verb, route }) => {
  const listed = [...(route.errors ?? [])];

  test('are in the table, each once, and none that every route has', () => {
    expect(listed.filter((code) => !(code in errorStatus))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((code) => everyRoute.includes(code))).toEqual([]);
  });

  test('are those that its code can give', () => {
    const given = new Set<string>(
      [...closure(fileOf({ area, verb }))]
        .filter((file) => file !== 'functions/lib/handle.ts')
        .flatMap(refusals),
    );
    // A transaction that others hold up ends so; which routes have one is not seen by following imports.
    given.add('unavailable');
    expect(listed.filter((code) => !given.has(code))).toEqual([]);
    const untold = [...everyRoute, ...listed, 'unavailable', 'not_found'] as string[];
    expect([...given].filter((code) => !untold.includes(code))).toEqual([]);
  });
});

test('every error in the table is given somewhere', () => {
  const given = new Set(globSync('functions/**/*.ts').flatMap(refusals));
  expect(Object.keys(errorStatus).filter((code) => !given.has(code))).toEqual([]);
});
