import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as runImports } from '#functions/jobs/runImports.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { testBucket } from '#test/support/bucket.ts';
import { testClock } from '#test/support/clock.ts';
import { makeCreator } from '#test/support/creators.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { beginImport, checkRows, finishImport, someRows } from '#test/support/imports.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
let holder: Person;
let admin: Person;
let creatorId: string;
beforeAll(async () => {
  await testBucket();
});
beforeEach(async () => {
  world = await newWorld({ now: clock.now });
  provideDependencies({ importRows: createImportStore(world.deps.config) });
  [holder, admin] = [await world.person(), await world.person({ role: 'admin' })];
  ({ id: creatorId } = await makeCreator(holder));
});

const told = async () =>
  (await world.call('notifications.list', { token: holder.token })).body.notifications.map(
    ({ content }: { content: object }) => content,
  );
const atWrite = (number: number, act: () => Promise<unknown>) => {
  let written = 0;
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (operation === 'TransactWriteItems' && written++ === number) {
      remove();
      await act();
    }
    return send();
  });
};

describe('the bell', { tags: 'C24' }, () => {
  test('says once that an import is done, or stopped by itself, and nothing of one that is cancelled', async () => {
    const done = await beginImport(world, holder, someRows(3));
    await Promise.all([runImports(), runImports()]);
    await runImports();
    const whole = { kind: 'importEnded', importId: done, name: 'homes.csv', made: 3, isWhole: true };
    expect(await told()).toEqual([whole]);

    const stopped = await beginImport(world, holder, someRows(60).slice(50));
    atWrite(2, () =>
      world.call('creators.update', {
        token: admin.token,
        params: { id: creatorId },
        body: { isActive: false },
      }),
    );
    await runImports();
    expect(await told()).toContainEqual({ ...whole, importId: stopped, made: 2, isWhole: false });

    await world.call('creators.update', {
      token: admin.token,
      params: { id: creatorId },
      body: { isActive: true },
    });
    const cancelled = await beginImport(world, holder, someRows(90).slice(80));
    await world.call('imports.cancel', { token: holder.token, params: { id: cancelled } });
    await runImports();
    expect(await told()).toHaveLength(2);
  });
});

describe('a profile that an admin deletes', { tags: 'C24' }, () => {
  test('ends its running import, and all of its imports and their rows go; its codes stay', async () => {
    const store = createImportStore(world.deps.config);
    const other = await world.person();
    await makeCreator(other);
    const kept = await finishImport(world, other, someRows(90).slice(85));
    const ids = [
      await finishImport(world, holder, someRows(30)),
      await checkRows(world, holder, someRows(50).slice(45)),
      await beginImport(world, holder, someRows(60).slice(50)),
    ];
    const feed = await openFeed(world.table, 'sideEffects');
    atWrite(4, async () => {
      const params = { id: creatorId };
      expect((await world.call('creators.delete', { token: admin.token, params })).status).toBe(200);
      expect(await feed.work()).toEqual({ batchItemFailures: [] });
    });
    await runImports();
    // What the deletion wrote again while it ran is nothing.
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    expect((await world.itemsOfType('import')).map(({ id }) => id)).toEqual([kept]);
    expect(await world.itemsOfType('importLock')).toEqual([]);
    const results = await world.itemsOfType('importResult');
    expect(results.map(({ pk }) => pk)).toEqual(results.map(() => `IMPORTRESULTS#${kept}`));
    expect(results).toHaveLength(5);
    for (const id of ids) expect(await store.get(id)).toBeNull();
    expect(await store.get(kept)).not.toBeNull();
    expect(await world.itemsOfType('zarcode')).toHaveLength(39);
    // Another profile of the person begins with none.
    await makeCreator(holder);
    expect((await world.call('imports.list', { token: holder.token })).body.imports).toEqual([]);
    await runImports();
  });
});
