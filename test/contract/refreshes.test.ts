/** Routes declare what they refresh in the web, and only where it has an effect. */
import { expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';

const routes = allRoutes();
const areas = new Set(routes.map(({ area }) => area));
const areasRead = new Set(routes.filter(({ route }) => route.method === 'GET').map(({ area }) => area));

test.each(routes.filter(({ route }) => route.refreshes !== undefined))(
  'what $key refreshes are other areas, which have something to read',
  ({ area, route }) => {
    const { refreshes = [] } = route;
    expect(route.method).not.toBe('GET');
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
