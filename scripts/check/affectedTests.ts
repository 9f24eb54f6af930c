/** What of the tests a change can affect. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '#scripts/build/entries.ts';
import { isSlow } from '#scripts/test/slowFilesFirst.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { affectedBy, type Dependents, read } from './importGraph.ts';
import { isKitSpec, specsOfScreens } from './screens.ts';

export interface AffectedTests {
  /** Nearest to the change first, without those of half a minute that are about something else. */
  readonly unit: readonly string[];
  /** Routes of which the tests that are made from the contract are run, nearest first. */
  readonly routes: readonly RouteKey[];
  /** Files that make a test for each route. */
  readonly generated: readonly string[];
  readonly browser: readonly string[];
  /** How many screens share what changed, where these are too many to look at each. */
  readonly sharedBy: number;
}

/** What more screens share is left to `npm test`, save for the main job. */
const maxScreens = 5;
const mainJob = 'test/e2e/mainJob.spec.ts';

const isUnitTest = (file: string) => /^test\/(?!e2e\/|deploy\/|bench\/).*\.test\.tsx?$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');
const isCode = (file: string) => /\.tsx?$/.test(file);

/** Tests that read a changed document or setting by its name, or its folder. */
function readersOf(changed: readonly string[]): string[] {
  const names = changed
    .filter((file) => !isCode(file))
    .flatMap((file) => [`'${file}`, ...(file.includes('/') ? [`'${dirname(file)}`] : [])]);
  if (names.length === 0) return [];
  return globSync('test/**/*.test.ts', { cwd: root }).filter((test) => {
    const text = read(test);
    return names.some((name) => text.includes(name));
  });
}

/** A test mirrors the path of what it is about. */
function isAbout(test: string, changed: readonly string[]): boolean {
  return changed.some((file) => test === `test/${file.replace('/src/', '/').replace(/\.tsx?$/, '.test.ts')}`);
}

function unitTests(changed: readonly string[], affected: readonly string[]): string[] {
  const tests = [...new Set([...affected.filter(isUnitTest), ...readersOf(changed)])];
  return tests
    .filter((test) => !isSlow(test) || isAbout(test, changed) || changed.includes(test))
    .toSorted((a, b) => Number(isAbout(b, changed)) - Number(isAbout(a, changed)));
}

function routesAmong(affected: readonly string[]): RouteKey[] {
  const places = new Map(affected.map((file, place) => [file, place]));
  return allRoutes()
    .map(({ key, area, verb }) => ({ key, place: places.get(`functions/${area}/${verb}.ts`) ?? -1 }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ key }) => key);
}

function browserTests(
  changed: readonly string[],
  affected: readonly string[],
): Pick<AffectedTests, 'browser' | 'sharedBy'> {
  const specs = specsOfScreens();
  const screens = affected.filter((file) => specs.has(file));
  const isShared = screens.length > maxScreens;
  const ofKit = changed.some((file) => file.startsWith('web/src/ui/'))
    ? globSync('test/e2e/*.spec.ts', { cwd: root }).filter(isKitSpec)
    : [];
  const browser = [
    ...affected.filter(isSpec),
    ...ofKit,
    ...(isShared ? [mainJob] : screens.flatMap((screen) => specs.get(screen) ?? [])),
  ];
  return { browser: [...new Set(browser)], sharedBy: isShared ? screens.length : 0 };
}

export function affectedTests(changed: readonly string[], dependents: Dependents): AffectedTests {
  const affected = affectedBy(changed, dependents);
  const generated = globSync('test/{contract,data}/**/*.test.ts', { cwd: root });
  return {
    unit: unitTests(changed, affected),
    routes: routesAmong(affected),
    generated: generated.filter((file) => read(file).includes('allRoutes()')),
    ...browserTests(changed, affected),
  };
}
