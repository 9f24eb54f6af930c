import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';

const product = globSync('docs/product/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const routeTree = readFileSync('web/src/routeTree.gen.ts', 'utf8');

/** The name of a parameter does not matter. */
const endpoint = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

/** From rows such as "GET, POST `/admin/prices`; PUT `/admin/prices/{id}/activate`" */
const documented = new Set(
  [
    ...product.matchAll(/((?:GET|POST|PUT|DELETE)(?:, (?:GET|POST|PUT|DELETE))*) ((?:`[^`]+`(?:, )?)+)/g),
  ].flatMap(([, methods = '', paths = '']) =>
    methods
      .split(', ')
      .flatMap((method) => [...paths.matchAll(/`([^`?]+)/g)].map(([, path = '']) => endpoint(method, path))),
  ),
);

test.each(allRoutes())('docs/product lists $route.method $route.path', ({ route }) => {
  expect(documented).toContain(endpoint(route.method, route.path));
});

test('"Admin paths" lists every page of the back office', () => {
  const [, section = ''] = /^## Admin paths\n([^#]*)/m.exec(product) ?? [];
  const listed = [...section.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const pages = [...routeTree.matchAll(/fullPath: '(\/admin[^']*?)\/?'/g)]
    .map(([, path = '']) => path.replace(/\$(\w+)/g, '{$1}'))
    .filter((path) => !path.endsWith('$'));
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(listed)).toEqual(new Set(pages));
});

/** Where a heading is found on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const withoutFences = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '');

const folders = '.ci,.github,docs,functions,infra,scripts,shared,test,web';
const texts = new Map(
  globSync(['*.{md,ts}', `{${folders}}/**/*.{css,html,md,ts,tsx,yml}`, '.ci/run']).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const documents = [...texts].filter(([file]) => file.endsWith('.md'));
const anchors = new Map(
  documents.map(([file, text]) => [
    file,
    [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  ]),
);

/** Whether there is `docs/product/codes.md`, or the heading of `docs/product/codes.md#code-format`. */
function exists(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  return existsSync(file) && (anchor === undefined || anchors.get(file)?.includes(anchor) === true);
}

test('every citation of docs/product leads to a file and a heading', () => {
  const cited = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/docs\/product(?:\.|\/\w)[\w.#-]*/g)].map(([target]) => ({
      file,
      target: target.replace(/\.$/, ''),
    })),
  );
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ target }) => !exists(target))).toEqual([]);
});

test('every relative link of a document leads to a file and a heading', () => {
  const links = documents.flatMap(([file, text]) =>
    [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .filter(([, link = '']) => !/^\w+:/.test(link))
      .map(([, link = '']) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(200);
  const target = (file: string, link: string) =>
    link.startsWith('#') ? file + link : join(dirname(file), link);
  expect(links.filter(({ file, link }) => !exists(target(file, link)))).toEqual([]);
});

test('every file that CONTRIBUTING.md names is there', () => {
  const named = [
    ...(texts.get('CONTRIBUTING.md') ?? '').matchAll(
      /(?<![\w/])(?:docs|functions|infra|scripts|shared|test|web)\/[\w./-]+\.(?:json|md|tsx?)\b/g,
    ),
  ].map(([file]) => file);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('the index of docs/product lists every file', () => {
  const listed = [
    ...(texts.get('docs/product/README.md') ?? '').matchAll(/\| \[[^\]]+\]\(([\w-]+\.md)\) \|$/gm),
  ];
  expect(listed.map(([, file]) => `docs/product/${file}`).toSorted()).toEqual(
    globSync('docs/product/*.md', { exclude: ['**/README.md'] }).toSorted(),
  );
});
