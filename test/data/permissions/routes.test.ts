/**
 * The table requests of every handler, compared with its role's permissions (`infra/permissions`): no request without
 * a permission, and no permission without a request. The deploy rehearsal checks the same against IAM.
 */
import { describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes, type NamedRoute, type RouteKey } from '#shared/contract/contract.ts';
import { recordCalls, type TableUse } from '#test/support/dynamoCalls.ts';
import { type Sample, samples } from '#test/support/samples.ts';
import { openPermissionWorld, type Scenario, type Scenarios } from './scenario.ts';
import { accountScenarios } from './scenarios/accounts.ts';
import { backOfficeScenarios } from './scenarios/backOffice.ts';
import { codeScenarios } from './scenarios/codes.ts';
import { creatorScenarios } from './scenarios/creators.ts';
import { developerScenarios } from './scenarios/developers.ts';
import { mailScenarios } from './scenarios/mail.ts';
import { moneyScenarios } from './scenarios/money.ts';
import { programScenarios } from './scenarios/programs.ts';
import { allowed, describeUses } from './uses.ts';

/** Additional calls that use more permissions than the sample. */
const rareScenarios: Scenarios = {
  ...accountScenarios,
  ...backOfficeScenarios,
  ...codeScenarios,
  ...creatorScenarios,
  ...developerScenarios,
  ...mailScenarios,
  ...moneyScenarios,
  ...programScenarios,
};

const { world, feeds } = await openPermissionWorld();

/** Calls without a session, with a broken one, as another user, and as the owner, also twice concurrently. */
async function usesOfRoute({ key: route, route: { level } }: NamedRoute): Promise<string[]> {
  const role = level === 'admin' ? 'admin' : level === 'superAdmin' ? 'super_admin' : 'user';
  const usual: Scenario = samples[route];
  const uses: TableUse[] = [];
  for (const scenario of [usual, ...(rareScenarios[route] ?? [])]) {
    const [person, stranger] = [await world.person({ role }), await world.person({ role })];
    // One before may have changed them.
    await world.setSettings({});
    const sample = await scenario({ world, person, feeds });
    const { client } = world.table;
    const call = (change: object) => () => world.call(route, { ...sample, ...change });
    const { token } = person;
    const twice = () => Promise.all([call({ token })(), call({ token })()]);
    for (const run of [
      call({}),
      call({ token: 'broken' }),
      call({ token: stranger.token }),
      twice,
      call({ token }),
    ]) {
      uses.push(...(await recordCalls<unknown>(client, run)).uses);
    }
  }
  return describeUses(uses);
}

describe.each(allRoutes())('$key', (named) => {
  test('uses exactly the table permissions of its role', async () => {
    const used = await usesOfRoute(named);
    expect(used.filter((use) => !allowed(permissionsOf(named).table ?? []).includes(use))).toEqual([]);
    expect(
      allowed(permissionsOf(named).table ?? []).filter((permission) => !used.includes(permission)),
    ).toEqual([]);
  });
});

test('every route accesses the table only through its dependencies, where this file records it', async () => {
  const person = await world.person({ role: 'super_admin' });
  const calls = new Map<RouteKey, Sample>();
  for (const named of allRoutes()) {
    if ((permissionsOf(named).table ?? []).length === 0) continue;
    calls.set(named.key, await samples[named.key]({ world, person }));
  }
  provideDependencies({ table: { ...world.deps.table, name: 'no-such-table' } });
  for (const [route, sample] of calls) {
    expect(
      (await world.call(route, { ...sample, token: person.token })).status,
      route,
    ).toBeGreaterThanOrEqual(500);
  }
  provideDependencies({ table: world.deps.table });
});
