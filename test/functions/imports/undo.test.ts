import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { handler as runImports } from '#functions/jobs/runImports.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { testBucket } from '#test/support/bucket.ts';
import { claim, makeSlip } from '#test/support/claims.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { makeCreator } from '#test/support/creators.ts';
import { crashAtWrite, intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { beginImport, checkRows, finishImport, someRows } from '#test/support/imports.ts';
import { guideSample } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const start = '2026-03-10T08:00:00.000Z';
const clock = testClock(start);
let world: World;
let holder: Person;
let creatorId: string;
beforeAll(async () => {
  await testBucket();
});
beforeEach(() => open());

async function open(): Promise<void> {
  clock.set(start);
  world = await newWorld({ now: clock.now });
  provideDependencies({ importRows: createImportStore(world.deps.config) });
  holder = await world.person();
  ({ id: creatorId } = await makeCreator(holder));
}

const call = (verb: 'get' | 'undo' | 'cancel' | 'results', id: string) =>
  world.call(`imports.${verb}`, { token: holder.token, params: { id } });
const progress = async (id: string) => (await call('get', id)).body;
const codesOf = async (id: string): Promise<string[]> =>
  (await call('results', id)).body.results.map(({ zarcode }: { zarcode: string }) => zarcode);
const countOf = async (who: string) =>
  (await world.itemsOfType('counts')).find(({ pk }) => pk === `COUNTS#${who}`);

/** What there is afterwards, and what the counts say of it. */
async function expectLeft(count: number): Promise<void> {
  expect(await world.itemsOfType('zarcode')).toHaveLength(count);
  expect((await countOf(creatorId))?.['total'] ?? 0).toBe(count);
  expect((await countOf(holder.id))?.['creatorTotal'] ?? 0).toBe(count);
}

describe('the undoing of an import', { tags: 'C24' }, () => {
  test('deletes all of its codes for good, once, and says so', async () => {
    const id = await finishImport(world, holder, someRows(12));
    const codes = await codesOf(id);
    await expectLeft(12);
    const begun = await call('undo', id);
    expect(begun).toMatchObject({ status: 200, body: { state: 'undoing', made: 12, undone: 0 } });
    expect((await call('undo', id)).body).toEqual(begun.body);
    const { writeUnits } = await recordCalls(world.table.client, () => runImports());
    expect(writeUnits / 12).toBeLessThanOrEqual(25);
    const { body } = await call('get', id);
    expect(body).toMatchObject({ state: 'undone', made: 12, undone: 12, kept: 0 });
    expect(body.undoUntil).toBeUndefined();
    await expectLeft(0);
    const tombstones = (await world.itemsOfType('tombstone')).map(({ pk }) => pk.slice(5));
    expect(tombstones.toSorted()).toEqual(codes.map((code) => code.replace('-', '')).toSorted());
    const { results } = (await call('results', id)).body;
    for (const result of results) expect(result).toMatchObject({ undone: true });
    // Nobody brings one back, and the number of the day stays used.
    const restored = await world.call('zarcodes.restore', {
      token: holder.token,
      params: { code: codes[0] ?? '' },
    });
    expect(restored.status).toBe(422);
    expect((await world.call('creators.me', { token: holder.token })).body.today.made).toBe(12);
    for (const verb of ['commit', 'cancel'] as const) {
      const again = await world.call(`imports.${verb}`, {
        token: holder.token,
        params: { id },
        ...(verb === 'commit' && { body: { termsConfirmed: true, duplicates: 'skip' } }),
      });
      expect(again).toMatchObject({ status: 409, body: { code: 'import_ended' } });
    }
    expect((await call('undo', id)).body).toMatchObject({ state: 'undone', undone: 12 });
  });

  test('keeps what was claimed or changed since, and passes over what its owner deleted', async () => {
    const id = await finishImport(world, holder, someRows(6));
    const [claimed = '', guided = '', hidden = '', deleted = '', restored = '', plain = ''] =
      await codesOf(id);
    const { token } = holder;
    const resident = await world.person();
    await world.updateUser(resident, { emailConfirmedAt: start });
    const slip = await makeSlip(world, holder, claimed);
    expect((await claim(world, resident, claimed, slip)).status).toBe(200);
    await world.call('zarcodes.setGuide', {
      token,
      params: { code: guided },
      body: { version: 1, ...guideSample, points: [] },
    });
    await world.call('zarcodes.setVisibility', {
      token,
      params: { code: hidden },
      body: { level: 'private' },
    });
    await world.call('zarcodes.delete', { token, params: { code: restored } });
    await world.call('zarcodes.restore', { token, params: { code: restored } });
    await world.call('zarcodes.delete', { token, params: { code: deleted } });
    // It can still be restored: that is waited for.
    await call('undo', id);
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'undoing', undone: 0, kept: 3 });
    clock.advance(60);
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'undone', made: 6, undone: 2, kept: 4 });
    const left = (await world.itemsOfType('zarcode')).map(({ code }) => code);
    const kept = [claimed, guided, hidden, restored].map((code) => code.replace('-', ''));
    expect(left.toSorted()).toEqual(kept.toSorted());
    expect(left).not.toContain(plain.replace('-', ''));
    expect((await countOf(creatorId))?.['total']).toBe(2);
    expect((await countOf(creatorId))?.['private:total']).toBe(1);
    expect((await countOf(resident.id))?.['total']).toBe(1);
  });

  test('that is killed before or after any of its writes, or runs twice at once, deletes each code once', async () => {
    const count = 3;
    for (const when of ['before', 'after'] as const) {
      for (let write = 0; ; write++) {
        await open();
        const id = await finishImport(world, holder, someRows(count));
        await call('undo', id);
        const crash = crashAtWrite(world.table.client, write, when);
        await runImports().catch(() => null);
        crash.restart();
        if (!crash.crashed()) {
          expect(write).toBe(count + 1);
          break;
        }
        await Promise.all([runImports(), runImports()]);
        await runImports();
        expect(await progress(id)).toMatchObject({ state: 'undone', undone: count, kept: 0 });
        await expectLeft(0);
      }
    }
  });

  test('is possible while it runs, and until 24 hours after it ended or was cancelled', async () => {
    const running = await beginImport(world, holder, someRows(8));
    let written = 0;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && written++ === 3) {
        remove();
        expect((await call('undo', running)).body).toMatchObject({ state: 'undoing', made: 3 });
      }
      return send();
    });
    await runImports();
    await runImports();
    expect(await progress(running)).toMatchObject({ state: 'undone', made: 3, undone: 3 });
    await expectLeft(0);

    const cancelled = await beginImport(world, holder, someRows(2));
    await call('cancel', cancelled);
    expect((await call('undo', cancelled)).body.state).toBe('undoing');
    await runImports();
    expect(await progress(cancelled)).toMatchObject({ state: 'undone', made: 0 });

    const done = await finishImport(world, holder, someRows(2));
    clock.advance(24 * hour - 1);
    holder = await world.signIn(holder);
    expect((await progress(done)).undoUntil).toBe('2026-03-11T08:00:00.000Z');
    clock.advance(1);
    expect((await progress(done)).undoUntil).toBeUndefined();
    expect(await call('undo', done)).toMatchObject({
      status: 422,
      body: { code: 'import_undo_closed', message: 'An import can be undone within 24 hours of its end.' },
    });
    await expectLeft(2);
    const checked = await checkRows(world, holder, someRows(60).slice(50));
    expect(await call('undo', checked)).toMatchObject({ status: 409, body: { code: 'import_ended' } });
  });

  test('leaves a code that is changed in the moment in which it would be deleted', async () => {
    const id = await finishImport(world, holder, someRows(2));
    const [code = ''] = await codesOf(id);
    await call('undo', id);
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems') {
        remove();
        const { status } = await world.call('zarcodes.setVisibility', {
          token: holder.token,
          params: { code },
          body: { level: 'private' },
        });
        expect(status).toBe(200);
      }
      return send();
    });
    await runImports();
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect((await world.itemsOfType('zarcode')).map((item) => item['code'])).toEqual([code.replace('-', '')]);
  });
});

test('of an account that ends while its import runs nothing is made any more, and nothing is left', {
  tags: 'E9',
}, async () => {
  for (const state of ['running', 'undoing'] as const) {
    await open();
    const id = await beginImport(world, holder, someRows(6));
    if (state === 'undoing') {
      await runImports();
      await call('undo', id);
    }
    let written = 0;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && written++ === 3) {
        remove();
        await world.endAccount(holder, 'release');
        await runErasures();
      }
      return send();
    });
    await runImports();
    await runErasures();
    await runImports();
    clock.advance(hour + 1);
    await runErasures();
    for (const type of ['import', 'importLock', 'importResult', 'zarcode', 'counts']) {
      expect(await world.itemsOfType(type), `${state} ${type}`).toEqual([]);
    }
    expect((await testBucket()).objectsWith([id])).toEqual([]);
    expect(await world.itemsOfType('tombstone')).toHaveLength(state === 'running' ? 3 : 6);
  }
});
