import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sharedFolders } from '#scripts/newRoute/options.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { jobNames } from '#shared/contract/jobs.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const fileOf = ({ area, verb }: { area: string; verb: string }) => `functions/${area}/${verb}.ts`;

test('every route has a file, and every file a route', () => {
  const isShared = (file: string) => sharedFolders.includes(file.split('/')[1] ?? '');
  const files = globSync('functions/*/*.ts').filter((file) => !isShared(file));
  expect(files.toSorted()).toEqual(allRoutes().map(fileOf).toSorted());
});

test('every job of the contract has a file, and every file a job', () => {
  const files = jobNames.map((name) => `functions/jobs/${name}.ts`);
  expect(globSync('functions/jobs/*.ts').toSorted()).toEqual(files.toSorted());
});

test('each combination of method and path is declared once', () => {
  const endpoints = allRoutes().map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(endpoints).size).toBe(endpoints.length);
});

/** Source without comments. */
const codeOf = (file: string) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');

describe.each(allRoutes())('the file of $key', (named) => {
  const code = codeOf(fileOf(named));

  test('exports the handler of its route', async () => {
    const { handler } = (await import(`../../functions/${named.area}/${named.verb}.ts`)) as {
      handler: unknown;
    };
    expect(handler).toBeTypeOf('function');
    const handle = named.area === 'v1' ? 'handleV1' : 'handle';
    expect(code.replace(/\s+/g, '')).toContain(`=${handle}('${named.key}',${named.area}.${named.verb},`);
  });

  test('is at most 40 lines long', () => {
    expect(read(fileOf(named)).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test.each([
    ['try', /\btry\s*\{|\.catch\(\s*\(\s*\)\s*=>/],
    ['JSON', /\bJSON\./],
    ['a status number', /\b[1-5]\d\d\b/],
    ['a key of the table', /\b[ps]k\b|['"`][A-Z]{2,}#|\b(?:owner|cell)[PS]k\b/],
    ['a command of the SDK', /Command\b|@aws-sdk/],
    ['the clock, randomness or the environment', /Date\.now|new Date\(\)|Math\.random|process\.env/],
  ])('does not contain %s', (_, pattern) => {
    expect(code).not.toMatch(pattern);
  });
});

/** A file and all project files that it imports, transitively. */
function importClosure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = read(file).replace(/import type [^;]+;/g, '');
  for (const [, name = ''] of source.matchAll(/from '([#.][^']+)'/g)) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const target = name.startsWith('#') ? name.slice(1) : `${folder}/${name.replace(/^\.\//, '')}`;
    importClosure(target, seen);
  }
  return seen;
}

/** Errors that the middleware can return for any route; routes do not list them. */
const commonErrors: ErrorCode[] = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'misdirected',
  'payload_too_large',
  'unsupported_media_type',
  'internal',
];

/** Those of the check of a key and its quota. */
const keyErrors: ErrorCode[] = [
  'key_in_url',
  'key_missing',
  'key_invalid',
  'key_disabled',
  'origin_not_allowed',
  'too_many_requests',
];

function errorCodesIn(file: string): string[] {
  const source = read(file);
  const codes = [...source.matchAll(/new ApiError\(\s*'(\w+)'/g)].map(([, code]) => code ?? '');
  const isLib = file === 'functions/lib/apiError.ts';
  return !isLib && /\b\w+NotFound\(\)/.test(source) ? [...codes, 'not_found'] : codes;
}

describe.each(allRoutes())('the errors of $key', ({ area, verb, route }) => {
  const listed = [...(route.errors ?? [])];

  test('are in the error table, unique, and none that every route can return', () => {
    expect(listed.filter((code) => !(code in errorStatus))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((code) => commonErrors.includes(code))).toEqual([]);
  });

  test('are those that its code can throw', () => {
    const thrown = new Set<string>(
      [...importClosure(fileOf({ area, verb }))]
        .filter((file) => file !== 'functions/lib/handle.ts')
        .flatMap(errorCodesIn),
    );
    // Contended transactions end with it; imports do not show which routes have transactions.
    thrown.add('unavailable');
    expect(listed.filter((code) => !thrown.has(code))).toEqual([]);
    const common = area === 'v1' ? [...commonErrors, ...keyErrors] : commonErrors;
    const expected = [...common, ...listed, 'unavailable', 'not_found'] as string[];
    expect([...thrown].filter((code) => !expected.includes(code))).toEqual([]);
  });
});

test('every error in the table is thrown somewhere', () => {
  const thrown = new Set(globSync('functions/**/*.ts').flatMap(errorCodesIn));
  expect(Object.keys(errorStatus).filter((code) => !thrown.has(code))).toEqual([]);
});
