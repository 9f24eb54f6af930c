import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as runImports } from '#functions/jobs/runImports.ts';
import type { Config } from '#functions/lib/config.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { isTypoProof } from '#shared/domain/codeRule.ts';
import { testBucket } from '#test/support/bucket.ts';
import { day, hour, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { crashAtWrite, intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { aRow, beginImport, checkRows, someRows } from '#test/support/imports.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const start = '2026-03-10T08:00:00.000Z';
const clock = testClock(start);
let world: World;
let holder: Person;
let creatorId: string;
let config: Config;
beforeAll(async () => {
  await testBucket();
  ({ config } = (await newWorld()).deps);
});
beforeEach(async () => {
  clock.set(start);
  world = await newWorld({ now: clock.now });
  provideDependencies({ config, importRows: createImportStore(config) });
  holder = await world.person();
  ({ id: creatorId } = await makeCreator(holder, { uniquePrefix: 'VLG' }));
});

const commit = (id: string, body: object = {}, person = holder) =>
  world.call('imports.commit', {
    token: person.token,
    params: { id },
    body: { termsConfirmed: true, duplicates: 'skip', ...body },
  });
const call = (verb: 'get' | 'cancel' | 'results', id: string, person = holder) =>
  world.call(`imports.${verb}`, { token: person.token, params: { id } });
const progress = async (id: string) => (await call('get', id)).body;
const setActive = async (isActive: boolean) => {
  const { token } = await world.person({ role: 'admin' });
  await world.call('creators.update', { token, params: { id: creatorId }, body: { isActive } });
};

/** Each row that was to become a code is one code, all of them are counted, and the results name them. */
async function expectMade(id: string, count: number): Promise<void> {
  const codes = await world.itemsOfType('zarcode');
  expect(codes).toHaveLength(count);
  expect(new Set(codes.map(({ title }) => title)).size).toBe(count);
  const { results } = (await call('results', id)).body;
  const named = results.flatMap(({ zarcode }: { zarcode?: string }) => zarcode?.replace('-', '') ?? []);
  expect(named.toSorted()).toEqual(codes.map(({ code }) => code).toSorted());
  const counts = (await world.itemsOfType('counts')).find(({ pk }) => pk.endsWith(creatorId));
  expect(counts?.['total'] ?? 0).toBe(count);
  const days = await world.itemsOfType('dayCount');
  expect(days.reduce((sum, { made }) => sum + made, 0)).toBe(count);
}

describe('an import', { tags: 'C24' }, () => {
  test('makes a code of each row, with what was typed, and says what became of each', async () => {
    const consent = { words: 'home', at: '2026-03-01T08:00:00.000Z' };
    const rows = [
      ...someRows(3),
      aRow(3, {
        title: 'Clinic',
        description: 'Blue roof',
        suburb: 'Nordale',
        addressLine1: '5 Main',
        isHome: true,
        residentConsent: consent,
      }),
      aRow(4, { title: '' }),
      aRow(0),
    ];
    const id = await checkRows(world, holder, rows);
    expect(await progress(id)).toMatchObject({ state: 'checked', rows: 6, codes: 5, made: 0 });
    expect(await world.itemsOfType('zarcode')).toEqual([]);
    expect((await commit(id, { termsConfirmed: false })).status).toBe(400);
    const begun = await commit(id);
    expect(begun.body).toMatchObject({ id, state: 'running', codes: 4, made: 0, committedAt: start });
    // Again while it runs: the same.
    expect((await commit(id, { duplicates: 'make' })).body).toEqual(begun.body);
    clock.advance(60);
    await runImports();
    expect(await progress(id)).toEqual({
      id,
      name: 'homes.csv',
      state: 'done',
      duplicates: undefined,
      rows: 6,
      codes: 4,
      made: 4,
      refused: 0,
      undone: 0,
      kept: 0,
      createdAt: start,
      committedAt: start,
      endedAt: '2026-03-10T08:01:00.000Z',
      undoUntil: '2026-03-11T08:01:00.000Z',
    });
    await expectMade(id, 4);
    const made = await world.itemsOfType('zarcode');
    for (const { code } of made) expect([code.slice(0, 3), isTypoProof(code)]).toEqual(['VLG', true]);
    expect(made.find(({ title }) => title === 'Clinic')).toMatchObject({
      ownerId: holder.id,
      creatorId,
      kind: 'creator',
      description: 'Blue roof',
      suburb: 'Nordale',
      addressLine1: '5 Main',
      city: 'Mtubatuba',
      province: 'KwaZulu-Natal',
      residentConsent: consent,
    });
    const { results } = (await call('results', id)).body;
    expect(results.slice(3)).toEqual([
      { row: 4, zarcode: expect.stringMatching(/^VLG-/) },
      { row: 5, problem: 'required', message: expect.stringMatching(/^Please fill in/) },
      { row: 6, problem: 'duplicate_row', message: 'Left out: another row is less than 10 m away.' },
    ]);
    expect(await commit(id)).toMatchObject({ status: 409, body: { code: 'import_ended' } });
    // Nobody else sees it.
    const other = await world.person();
    await makeCreator(other);
    for (const verb of ['get', 'cancel', 'results'] as const) {
      expect((await call(verb, id, other)).status).toBe(404);
    }
    expect((await commit(id, {}, other)).status).toBe(404);
    const { body } = await world.call('user.export', { token: holder.token });
    expect(body.imports).toMatchObject([{ id, name: 'homes.csv', rows: 6, made: 4 }]);
  });

  test('that is killed before or after any of its writes makes each row once', async () => {
    const count = 4;
    for (const when of ['before', 'after'] as const) {
      for (let write = 0; ; write++) {
        world = await newWorld({ now: clock.now });
        holder = await world.person();
        ({ id: creatorId } = await makeCreator(holder));
        const id = await beginImport(world, holder, someRows(count));
        const crash = crashAtWrite(world.table.client, write, when);
        await runImports().catch(() => null);
        crash.restart();
        if (!crash.crashed()) {
          expect(write).toBe(count + 1);
          break;
        }
        await runImports();
        expect(await progress(id)).toMatchObject({ state: 'done', made: count, refused: 0 });
        await expectMade(id, count);
      }
    }
  });

  test('that several runs go on with at once makes each row once', async () => {
    const id = await beginImport(world, holder, someRows(30));
    await Promise.all([runImports(), runImports(), runImports()]);
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'done', made: 30 });
    await expectMade(id, 30);
  });

  test('costs at most 20 write units a code', async () => {
    await beginImport(world, holder, [
      ...someRows(19),
      aRow(19, { description: 'x'.repeat(300), suburb: 'Nordale', addressLine1: '12 Church Street' }),
    ]);
    const { writeUnits, readUnits } = await recordCalls(world.table.client, () => runImports());
    expect(writeUnits / 20).toBeLessThanOrEqual(20);
    expect(readUnits).toBeLessThanOrEqual(20);
  });

  test('goes on the next day where the number of the day is used up', async () => {
    provideDependencies({ config: { ...config, creatorCodesPerDay: 5 } });
    await makeCreatorCode(world, holder, { title: 'By hand' });
    const id = await checkRows(world, holder, someRows(12));
    const { body: checked } = await world.call('imports.create', {
      token: holder.token,
      body: { name: 'again.csv', rows: someRows(12) },
    });
    expect(checked.limits).toEqual({ perDay: 5, leftToday: 4, days: 3 });
    await commit(id);
    await runImports();
    // Midnight in Johannesburg.
    const waiting = { state: 'running', made: 4, waitsUntil: '2026-03-10T22:00:00.000Z' };
    expect(await progress(id)).toMatchObject(waiting);
    clock.advance(hour);
    expect((await recordCalls(world.table.client, () => runImports())).writeUnits).toBe(0);
    clock.set('2026-03-10T22:00:01.000Z');
    await runImports();
    expect(await progress(id)).toMatchObject({ made: 9, waitsUntil: '2026-03-11T22:00:00.000Z' });
    clock.advance(day);
    holder = await world.signIn(holder);
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'done', made: 12 });
    expect((await progress(id)).waitsUntil).toBeUndefined();
    expect(await world.itemsOfType('zarcode')).toHaveLength(13);
  });

  test('of more days than the bucket keeps rows is stored again, and made whole', async () => {
    provideDependencies({ config: { ...config, creatorCodesPerDay: 1 } });
    const id = await beginImport(world, holder, someRows(9));
    const store = createImportStore(config);
    let storedAt = clock.now();
    provideDependencies({
      importRows: {
        ...store,
        put: async (...file) => {
          storedAt = clock.now();
          await store.put(...file);
        },
        // As the bucket does.
        get: async (name) => {
          const age = clock.now().getTime() - storedAt.getTime();
          return age < 7 * day * 1000 ? store.get(name) : null;
        },
      },
    });
    for (let days = 0; days < 10; days++) {
      await runImports();
      clock.advance(day);
    }
    holder = await world.signIn(holder);
    expect(await progress(id)).toMatchObject({ state: 'done', made: 9 });
  });

  test('that is cancelled stops, keeps what it made, and can be gone on with for a week', async () => {
    const id = await beginImport(world, holder, someRows(6));
    let written = 0;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && written++ === 3) {
        remove();
        expect(await call('cancel', id)).toMatchObject({
          status: 200,
          body: { state: 'cancelled', made: 3 },
        });
      }
      return send();
    });
    await runImports();
    expect((await call('cancel', id)).body).toMatchObject({ state: 'cancelled', made: 3, codes: 6 });
    await expectMade(id, 3);
    await runImports();
    await expectMade(id, 3);
    expect((await commit(id)).body).toMatchObject({ state: 'running', made: 3 });
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'done', made: 6 });
    await expectMade(id, 6);
    expect(await call('cancel', id)).toMatchObject({ status: 409, body: { code: 'import_ended' } });

    const other = await beginImport(world, holder, someRows(60).slice(50));
    await call('cancel', other);
    clock.advance(7 * day);
    holder = await world.signIn(holder);
    expect(await commit(other)).toMatchObject({ status: 422, body: { code: 'import_expired' } });
    expect(await call('cancel', other)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
  });

  test('whose rows are gone all the same stops and says why; one that was only checked is forgotten', async () => {
    const id = await beginImport(world, holder, someRows(2));
    await createImportStore(config).delete(id);
    await runImports();
    expect(await progress(id)).toMatchObject({ state: 'cancelled', stoppedBecause: 'rows_expired', made: 0 });
    expect(await commit(id)).toMatchObject({ status: 422, body: { code: 'import_expired' } });
    const checked = await checkRows(world, holder, someRows(2));
    clock.advance(7 * day);
    holder = await world.signIn(holder);
    expect((await commit(checked)).status).toBe(404);
    expect((await world.call('imports.list', { token: holder.token })).body.imports).toMatchObject([{ id }]);
  });

  test('of a creator who is deactivated half way stops, and goes on when they are active again', async () => {
    const id = await beginImport(world, holder, someRows(5));
    let written = 0;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && written++ === 2) {
        remove();
        await setActive(false);
      }
      return send();
    });
    await runImports();
    expect(await progress(id)).toMatchObject({
      state: 'cancelled',
      stoppedBecause: 'creator_inactive',
      made: 2,
    });
    await expectMade(id, 2);
    expect(await commit(id)).toMatchObject({ status: 422, body: { code: 'creator_inactive' } });
    await setActive(true);
    const { body } = await commit(id);
    expect(body).toMatchObject({ state: 'running', made: 2 });
    expect(body.stoppedBecause).toBeUndefined();
    await runImports();
    await expectMade(id, 5);
  });

  test('is one at a time, also of two that are committed in the same moment', async () => {
    const ids = [
      await checkRows(world, holder, someRows(3)),
      await checkRows(world, holder, someRows(60).slice(50)),
    ];
    const answers = await Promise.all(ids.map((id) => commit(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'import_running',
      message: 'Another import of yours is running. Please wait until it ends, or cancel it.',
    });
    // Somebody else's runs beside it, and neither waits for the other.
    const other = await world.person();
    await makeCreator(other);
    await beginImport(world, other, someRows(90).slice(80));
    await runImports();
    const states = (await world.itemsOfType('import')).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['checked', 'done', 'done']);
    const refused = ids[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect((await commit(refused)).status).toBe(200);
    await runImports();
    expect(await progress(refused)).toMatchObject({ state: 'done' });
  });

  test('that fails holds up no other, and the failure is seen', async () => {
    const broken = await beginImport(world, holder, someRows(2));
    await createImportStore(config).put(broken, 'nonsense');
    const other = await world.person();
    await makeCreator(other);
    await beginImport(world, other, someRows(90).slice(80));
    await expect(runImports()).rejects.toThrow();
    expect((await world.itemsOfType('zarcode')).map(({ ownerId }) => ownerId)).toEqual(
      Array.from({ length: 10 }, () => other.id),
    );
  });

  test('leaves out what became a duplicate after the check, and makes duplicates where that was chosen', async () => {
    const [first, second] = [
      await checkRows(world, holder, someRows(4)),
      await checkRows(world, holder, someRows(4)),
    ];
    await commit(first);
    await runImports();
    await commit(second);
    await runImports();
    expect(await progress(second)).toMatchObject({ state: 'done', codes: 4, made: 0, refused: 4 });
    const { results } = (await call('results', second)).body;
    expect(results).toHaveLength(4);
    expect(results[0]).toMatchObject({ row: 1, problem: 'duplicate' });
    expect(await world.itemsOfType('zarcode')).toHaveLength(4);
    const wanted = await checkRows(world, holder, [...someRows(4), aRow(0)]);
    await commit(wanted, { duplicates: 'make' });
    await runImports();
    expect(await progress(wanted)).toMatchObject({ state: 'done', codes: 5, made: 5 });
    expect(await world.itemsOfType('zarcode')).toHaveLength(9);
    const none = await checkRows(world, holder, [aRow(0), aRow(1, { title: '' })]);
    expect(await commit(none)).toMatchObject({ status: 422, body: { code: 'import_empty' } });
  });

  test('of five thousand rows is checked and answered within the limits of a function', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => aRow(index, { description: 'x'.repeat(600) }));
    const { body, status } = await world.call('imports.create', {
      token: holder.token,
      body: { name: 'village.csv', rows },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ codes: 5000, limits: { days: 10 } });
    const faulty = rows.map((row) => ({
      ...row,
      title: '',
      latitude: 'x',
      longitude: 'y',
      province: 'z',
      suburb: 'x'.repeat(100),
    }));
    const worst = await world.call('imports.create', {
      token: holder.token,
      body: { name: 'village.csv', rows: faulty },
    });
    expect(worst.body.errors).toHaveLength(20_000);
    expect(worst.body.moreErrors).toBe(5000);
    expect(worst.raw.length).toBeLessThan(6_000_000);
  });
});
