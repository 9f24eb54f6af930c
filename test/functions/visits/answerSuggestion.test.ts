import { beforeEach, describe, expect, test } from 'vitest';
import { maxGuideBytes, storedBytes } from '#shared/domain/guide.ts';
import { guideSample } from '#test/support/samples.ts';
import { gatePosition, northOf, reportVisit, suggestGate, visitorOf } from '#test/support/visits.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let code: string;
beforeEach(async () => {
  world = await newWorld();
  owner = await world.person();
  code = await world.buyCode(owner);
});

const answer = (id: string, accept: boolean, version = 1, { token } = owner) =>
  world.call('visits.answerSuggestion', { token, params: { code }, body: { id, version, accept } });
const summary = async ({ token } = owner) => world.call('visits.list', { token, params: { code } });
const setGuide = (body: object) =>
  world.call('zarcodes.setGuide', { token: owner.token, params: { code }, body: { version: 1, ...body } });
const guide = async () => (await world.call('zarcodes.get', { params: { code } })).body.guide;
const history = async () =>
  (await world.call('zarcodes.history', { token: owner.token, params: { code } })).body.history;
const { accuracyM: _, ...suggested } = gatePosition;
const gate = {
  label: 'GATE',
  kind: 'gate',
  longitude: suggested.longitude,
  latitude: expect.closeTo(suggested.latitude, 6),
};
const none = { found: 0, wrongPlace: 0, gateHere: 3 };

describe('a gate that is accepted', () => {
  test('is a point of the guide, with its history, and once more does no harm', async () => {
    const id = await suggestGate(world, code);
    expect((await summary()).body).toMatchObject({ ...none, suggestion: { id } });
    const accepted = await answer(id, true);
    expect(accepted, accepted.raw).toMatchObject({ status: 200, body: { ...none, version: 2 } });
    expect(accepted.body).not.toHaveProperty('suggestion');
    expect(await guide()).toEqual({ steps: [], points: [gate] });
    expect(await answer(id, true)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await answer(id, false)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect(await history()).toMatchObject([{ by: 'owner', from: {}, to: { guide: { points: [gate] } } }]);
  });

  test.each([
    ['the gate that there is', [{ ...guideSample.points[0], label: 'MAIN' }, guideSample.points[1]], 'MAIN'],
    ['a point of that name', [{ ...guideSample.points[0], kind: 'door' }], 'GATE'],
  ])('replaces %s', async (_, points, label) => {
    await setGuide({ ...guideSample, points });
    const id = await suggestGate(world, code);
    expect(await answer(id, true, 2)).toMatchObject({ status: 200, body: { version: 3 } });
    const changed = await guide();
    expect(changed).toMatchObject({ steps: guideSample.steps, arrival: guideSample.arrival });
    const moved = { ...points[0], ...gate, label };
    expect(changed.points).toEqual([moved, ...points.slice(1)]);
  });

  test('is refused of an old version, and of a guide that has 8 other points', async () => {
    const id = await suggestGate(world, code);
    const points = Array.from({ length: 8 }, (__, index) => ({
      ...guideSample.points[1],
      label: `SHED${'ABDEFHJK'[index]}`,
    }));
    expect(await setGuide({ steps: [], points })).toMatchObject({ status: 200 });
    const full = await answer(id, true, 2);
    expect(full).toMatchObject({ status: 422, body: { code: 'points_full' } });
    expect(full.body.message).toContain('8 points already');
    await setGuide({ version: 2, steps: [], points: points.slice(1) });
    expect(await answer(id, true, 2)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect((await summary()).body).toMatchObject({ suggestion: { id } });
    expect(await answer(id, true, 3)).toMatchObject({ status: 200, body: { version: 4 } });
    expect(await guide()).toMatchObject({ points: { length: 8 } });
  });

  test('is refused where the directions are too long to store', async () => {
    const steps = Array(6).fill({ ...guideSample.steps[0], text: 'ሀ'.repeat(80) });
    const points = [{ ...guideSample.points[1], note: 'ሀ'.repeat(60) }];
    const room = maxGuideBytes - storedBytes({ steps, points, arrival: '' });
    const arrival = 'ሀ'.repeat(Math.floor(room / 3) - 2);
    expect(await setGuide({ steps, points, arrival })).toMatchObject({ status: 200 });
    const id = await suggestGate(world, code);
    const refused = await answer(id, true, 2);
    expect(refused.status, refused.raw).toBe(400);
    expect(refused.body.message).toContain('too long to store');
  });

  test('at the same time as it is declined is one or the other', async () => {
    const id = await suggestGate(world, code);
    const answers = await Promise.all([answer(id, true), answer(id, false)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await summary()).body).not.toHaveProperty('suggestion');
    expect((await guide()) !== undefined).toBe(answers[0]?.status === 200);
  });
});

describe('a gate that is declined', () => {
  test('is not suggested again within 15 metres, but elsewhere is', async () => {
    const id = await suggestGate(world, code);
    expect(await answer(id, false)).toMatchObject({ status: 200, body: none });
    expect(await answer(id, false)).toMatchObject({ status: 200, body: none });
    expect(await answer(id, true)).toMatchObject({ status: 409 });
    expect(await guide()).toBeUndefined();
    expect(await history()).toEqual([]);
    const report = (number: number, metres: number) =>
      reportVisit(world, code, {
        result: 'gateHere',
        ...gatePosition,
        ...northOf(metres),
        ...visitorOf(number),
      });
    for (const number of [11, 12, 13]) await report(number, 62);
    expect((await summary()).body).not.toHaveProperty('suggestion');
    for (const number of [21, 22, 23]) await report(number, 120);
    expect((await summary()).body).toMatchObject({
      suggestion: { latitude: expect.closeTo(northOf(120).latitude, 6) },
    });
  });
});

test('what visitors said is for the owner, and for admins who see the code; only the owner answers', async () => {
  const [admin, other] = [await world.person({ role: 'admin' }), await world.person()];
  const id = await suggestGate(world, code);
  expect(await summary(admin)).toMatchObject({ status: 200, body: { gateHere: 3 } });
  expect(await summary(other)).toMatchObject({ status: 404 });
  for (const person of [admin, other])
    expect(await answer(id, true, 1, person)).toMatchObject({ status: 404 });
  expect(await answer(`sug_${'0'.repeat(20)}`, true)).toMatchObject({ status: 409 });
  const params = { code };
  await world.call('zarcodes.setVisibility', { token: owner.token, params, body: { level: 'area' } });
  expect(await summary(admin)).toMatchObject({ status: 404 });
  expect(await summary()).toMatchObject({ status: 200, body: { suggestion: { id } } });
});
