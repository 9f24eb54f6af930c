/** Routes declare what they refresh in the web, and only where it has an effect. */
import { expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';

const routes = allRoutes();
const areas = new Set(routes.map(({ area }) => area));
const areasRead = new Set(routes.filter(({ route }) => route.method === 'GET').map(({ area }) => area));

const declaring = routes.flatMap(({ key, area, route }) =>
  route.refreshes === undefined ? [] : [{ key, area, method: route.method, refreshes: route.refreshes }],
);
test.each(declaring)('$key, which declares what it refreshes, is a change', ({ method }) => {
  expect(method).not.toBe('GET');
});

test.each(declaring.filter(({ refreshes }) => refreshes === 'nothing'))(
  '$key declares that it refreshes nothing, in an area that has something to read',
  ({ area }) => expect(areasRead).toContain(area),
);

const declaringAreas = declaring.flatMap(({ refreshes, ...rest }) =>
  refreshes === 'nothing' ? [] : [{ ...rest, refreshes }],
);

test.each(declaringAreas)(
  'what $key refreshes are other areas, which have something to read',
  ({ area, refreshes }) => {
    expect(refreshes.filter((other) => !areas.has(other) || !areasRead.has(other))).toEqual([]);
    expect(refreshes).not.toContain(area);
    expect(new Set(refreshes).size).toBe(refreshes.length);
  },
);

test.each(routes.filter(({ route }) => route.cacheSeconds !== undefined))(
  'the answer of $key, a GET, may be reused for a time',
  ({ route }) => {
    expect(route.method).toBe('GET');
    expect(route.cacheSeconds).toBeGreaterThanOrEqual(0);
  },
);
