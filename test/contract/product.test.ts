import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';

const product = readFileSync('docs/product.md', 'utf8');
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

test.each(allRoutes())('docs/product.md lists $route.method $route.path', ({ route }) => {
  expect(documented).toContain(endpoint(route.method, route.path));
});

test('"Admin paths" lists every page of the back office', () => {
  const [, section = ''] = /^### Admin paths\n([^#]*)/m.exec(product) ?? [];
  const listed = [...section.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const pages = [...routeTree.matchAll(/fullPath: '(\/admin[^']*?)\/?'/g)]
    .map(([, path = '']) => path.replace(/\$(\w+)/g, '{$1}'))
    .filter((path) => !path.endsWith('$'));
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(listed)).toEqual(new Set(pages));
});

const headings = new Set([...product.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));

/** Several may follow each other, and a comment may break the line before one. */
const citation = /docs\/product\.md,(?:(?:,| and|[\s*/])*"[^"\n]+")+/g;

test('every heading that a comment cites is one of docs/product.md', () => {
  const cited = globSync('{functions,infra,scripts,shared,test,web}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(citation)]
      .flatMap(([text]) => [...text.matchAll(/"([^"\n]+)"/g)])
      .map(([, heading = '']) => ({ file, heading })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ heading }) => !headings.has(heading))).toEqual([]);
});
