/** Which browser tests look at which screen. */
import { globSync } from 'node:fs';
import { root } from '#scripts/build/entries.ts';
import { read } from './importGraph.ts';

export const isKitSpec = (file: string): boolean => file.startsWith('test/e2e/kit');

interface Screen {
  /** Of its route, in `web/src/routes`. */
  readonly file: string;
  readonly matches: RegExp;
  readonly variables: number;
}

function readScreens(): Screen[] {
  return globSync('web/src/routes/**/*.tsx', { cwd: root }).flatMap((file) => {
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(read(file)) ?? [];
    if (id === undefined) return [];
    const path = id.replaceAll(/\/_\w+/g, '').replace(/(?!^)\/$/, '') || '/';
    const pattern = path.replaceAll(/\$\w*/g, '[^/]+');
    return [{ file, matches: new RegExp(`^${pattern}$`), variables: path.split('$').length }];
  });
}

/** The most exact one: `/login` and not `/$segment`. */
const screenOf = (path: string, screens: readonly Screen[]): string | undefined =>
  screens.filter(({ matches }) => matches.test(path)).toSorted((a, b) => a.variables - b.variables)[0]?.file;

/** Of what the test file of a screen opens, this screen is at least half. */
const minShare = 0.5;

interface Opens {
  readonly spec: string;
  /** As often as it opens each. */
  readonly opened: readonly string[];
  /** Also in tables of paths. */
  readonly named: readonly string[];
}

function readSpecs(screens: readonly Screen[]): Opens[] {
  const specs = globSync('test/e2e/*.spec.ts', { cwd: root }).filter((spec) => !isKitSpec(spec));
  return specs.map((spec) => {
    const text = read(spec);
    const screensIn = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([, path = '']) => screenOf(path, screens) ?? []);
    return {
      spec,
      opened: screensIn(/goto\(\s*['`](?:\$\{[\w.]+\}(?=\/))?(\/[^'`?#]*)/g),
      named: screensIn(/'(\/[^'?#]*)/g),
    };
  });
}

/** @returns for each screen the files of browser tests that are about it, or else those that name it */
export function specsOfScreens(): ReadonlyMap<string, readonly string[]> {
  const screens = readScreens();
  const specs = readSpecs(screens);
  const isMain = ({ opened }: Opens, file: string) =>
    opened.filter((screen) => screen === file).length >= Math.max(1, minShare * opened.length);
  return new Map(
    screens.map(({ file }) => {
      const main = specs.filter((spec) => isMain(spec, file));
      const about = main.length > 0 ? main : specs.filter(({ named }) => named.includes(file));
      return [file, about.map(({ spec }) => spec)];
    }),
  );
}
