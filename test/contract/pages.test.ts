/** What a route that makes a page responds with is in the OpenAPI document. */
import { beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '#scripts/openapi.ts';

import { type RouteKey, routeOf } from '#shared/contract/contract.ts';
import { newWorld, type World } from '#test/support/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: read as an external tool would
const document = JSON.parse(JSON.stringify(openApiDocument())) as any;
const long = 'x'.repeat(201);

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test.each<[RouteKey, Record<string, string>, number]>([
  ['zarcodes.page', { code: '7PT-FLHV' }, 404],
  ['zarcodes.page', { code: long }, 400],
  ['creators.page', { slug: 'nobody' }, 404],
  ['creators.page', { slug: long }, 400],
  ['creators.codePage', { slug: 'nobody', code: '7PT-FLHV' }, 404],
  ['creators.codePage', { slug: long, code: '7PT-FLHV' }, 400],
  ['unsubscribe.page', {}, 400],
])('%s with %o is %i', async (key, params, status) => {
  const { path } = routeOf(key);
  const answer = await world.call(key, { params });
  expect(answer.status).toBe(status);
  const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
  expect(Object.keys(document.paths[path].get.responses[status].content)).toEqual([type]);
});
