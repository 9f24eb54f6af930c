import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { guideSample, processedImage } from '#test/support/samples.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  owner = await world.person();
  code = await world.buyCode(owner);
});

const save = (body: object, { token } = owner) =>
  world.call('zarcodes.setGuide', { token, params: { code }, body: { version: 1, ...body } });
const seenBy = async (person?: Person) =>
  (await world.call('zarcodes.get', { ...(person && { token: person.token }), params: { code } })).body;
const history = async () =>
  (await world.call('zarcodes.history', { token: owner.token, params: { code } })).body.history;
const [step] = guideSample.steps;
const [gate] = guideSample.points;

describe('a guide', () => {
  test('is saved by the owner at any time, and everybody reads it', async () => {
    const saved = await save({ ...guideSample, phone: '082 123 4567' });
    expect(saved.status, saved.raw).toBe(200);
    const guide = { ...guideSample, phone: '0821234567' };
    expect(saved.body).toMatchObject({ guide, version: 2, user: { email: owner.email } });
    expect((await seenBy()).guide).toEqual(guide);
    expect(await history()).toMatchObject([{ by: 'owner', from: {}, to: { guide } }]);
  });

  test('saved empty is taken away', async () => {
    await save(guideSample);
    const empty = await save({ version: 2, steps: [], points: [], arrival: ' ', phone: '' });
    expect(empty).toMatchObject({ status: 200, body: { version: 3 } });
    expect(empty.body).not.toHaveProperty('guide');
    expect(await history()).toMatchObject([{ from: { guide: guideSample }, to: {} }, {}]);
  });

  test('of two at once the second is told, and one sent again does no harm', async () => {
    const other = { ...guideSample, arrival: 'Ring the bell' };
    const answers = await Promise.all([save(guideSample), save(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first] = answers[0]?.status === 200 ? [guideSample] : [other];
    expect(await save(first as object)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await history()).toHaveLength(1);
  });

  test('stays with an edit, a new level and a deletion that is undone', async () => {
    await save(guideSample);
    const { token } = owner;
    const level = (body: object) => world.call('zarcodes.setVisibility', { token, params: { code }, body });
    await level({ level: 'area' });
    expect(await seenBy()).not.toHaveProperty('guide');
    expect((await seenBy(owner)).guide).toEqual(guideSample);
    await level({ level: 'public' });
    await world.call('zarcodes.delete', { token, params: { code } });
    expect(await save(guideSample)).toMatchObject({ status: 404 });
    await world.call('zarcodes.restore', { token, params: { code } });
    expect((await seenBy()).guide).toEqual(guideSample);
  });

  test('is saved by creators and admins, but not by others, nor by admins who do not see the place', async () => {
    const admin = await world.person({ role: 'admin' });
    const other = await world.person();
    expect(await save(guideSample, other)).toMatchObject({ status: 404 });
    const saved = await save(guideSample, admin);
    expect(saved).toMatchObject({ status: 200, body: { guide: guideSample } });
    expect(await history()).toMatchObject([{ by: 'admin' }]);
    const [entry] = (await world.itemsOfType('audit')).filter(({ action }) => action === 'zarcodes.setGuide');
    expect(entry).toMatchObject({
      actorId: admin.id,
      changes: [
        { field: 'guide', from: null, to: expect.stringContaining('Left at the blue container, 200 m') },
      ],
    });
    const params = { code };
    await world.call('zarcodes.setVisibility', { token: owner.token, params, body: { level: 'private' } });
    expect(await save({ steps: [], points: [], version: 3 }, admin)).toMatchObject({ status: 404 });
    await makeCreator(owner);
    code = await makeCreatorCode(world, owner);
    expect(await save(guideSample)).toMatchObject({ status: 200, body: { isCreatorCode: true } });
    expect(await history()).toMatchObject([{ by: 'creator' }]);
  });
});

describe('a guide is refused', () => {
  const points = (change: object) => ({ steps: [], points: [{ ...gate, ...change }] });
  const steps = (change: object) => ({ steps: [{ ...step, ...change }], points: [] });
  test.each([
    ['seven steps', { steps: Array(7).fill(step), points: [] }, 'steps', 'at most 6 steps'],
    ['nine points', { steps: [], points: Array(9).fill(gate) }, 'points', 'at most 8 points'],
    ['81 characters', steps({ text: 'x'.repeat(81) }), 'steps.0.text', 'at most 80'],
    ['an unknown landmark', steps({ landmark: 'pyramid' }), 'steps.0.landmark', 'choose a landmark'],
    ['an unknown move', steps({ move: 'fly' }), 'steps.0.move', 'what to do there'],
    ['no metres', steps({ distanceM: 0.5 }), 'steps.0.distanceM', 'whole metres'],
    [
      'a landmark without a name',
      steps({ landmark: 'other', text: '\u200b' }),
      'steps.0.text',
      'what the landmark is',
    ],
    ['markup', steps({ text: '<b>here</b>' }), 'steps.0.text', 'plain text'],
    ['a web address', { steps: [], points: [], arrival: 'See bit.ly/x' }, 'arrival', 'web addresses'],
    [
      'a phone number that is none',
      { steps: [], points: [], phone: 'ask me' },
      'phone',
      'valid phone number',
    ],
    ['a label with a space', points({ label: 'MY GATE' }), 'points.0.label', '1 to 12 letters or digits'],
    ['a label that is too long', points({ label: 'A'.repeat(13) }), 'points.0.label', '1 to 12 letters'],
    ['a label that upper-casing makes ASCII', points({ label: 'gıte' }), 'points.0.label', '1 to 12 letters'],
    ['a label like a code', points({ label: 'house12' }), 'points.0.label', 'looks like a ZarCode'],
    ['a reserved label', points({ label: 'edit' }), 'points.0.label', 'reserved'],
    ['a language as a label', points({ label: 'ZU' }), 'points.0.label', 'reserved'],
    [
      'a point in the sea',
      points({ latitude: -34.5, longitude: 18.2 }),
      'points.0.latitude',
      'outside South Africa',
    ],
    [
      'a point in Lesotho',
      points({ latitude: -29.6, longitude: 28.2 }),
      'points.0.latitude',
      'outside South Africa',
    ],
    ['a point far away', points({ latitude: -25.9 }), 'points.0.latitude', 'at most 10 km'],
    [
      'a photo of no code',
      { ...points({}), gatePhotoId: `img_${'0'.repeat(20)}` },
      'gatePhotoId',
      'not one of this',
    ],
  ])('with %s', async (_, body, field, sentence) => {
    const answer = await save(body);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.fields?.[field], answer.raw).toContain(sentence);
    expect(await seenBy()).not.toHaveProperty('guide');
  });

  test('with labels that look the same', async () => {
    const twice = [gate, { ...gate, label: '6ATE' }, { ...gate, label: 'B0X' }, { ...gate, label: '8OX' }];
    const answer = await save({ steps: [], points: twice });
    expect(answer.body.fields).toEqual({ 'points.3.label': expect.stringContaining('looks the same') });
  });

  test('with texts that are too long to store', async () => {
    const text = 'ሀ'.repeat(80);
    const answer = await save({
      steps: Array(6).fill({ ...step, text }),
      points: [{ ...gate, note: 'ሀ'.repeat(60) }],
      arrival: 'ሀ'.repeat(200),
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.raw).toContain('too long to store');
  });

  test('without a version', async () => {
    expect(await save({ ...guideSample, version: undefined })).toMatchObject({ status: 400 });
  });
});

test('right-to-left marks are left out, and labels are capitals', async () => {
  const answer = await save({
    steps: [{ ...step, text: 'at the \u202edoor' }],
    points: [{ ...gate, label: ' gate ', note: '' }],
  });
  expect(answer.body.guide.steps[0].text).toBe('at the door');
  expect(answer.body.guide.points[0]).toEqual({ ...gate, note: undefined });
});

test('a photo from before there were small ones is refused', async () => {
  await testBucket();
  const { imageId } = await processedImage({ world, person: owner }, code);
  const compact = code.replace('-', '');
  const [stored] = (await world.itemsOfType('images')).filter((item) => item['code'] === compact);
  const images = ((stored?.['images'] ?? []) as Record<string, unknown>[]).map(
    ({ hasSmall: _, ...image }) => image,
  );
  await world.put({ ...stored, images });
  const answer = await save({ steps: [], points: [], gatePhotoId: imageId });
  expect(answer.body.fields).toEqual({ gatePhotoId: expect.stringContaining('add it again') });
});

test('the photo of the gate is one of the code’s', async () => {
  await testBucket();
  const photo = await processedImage({ world, person: owner }, code);
  const id = photo.imageId;
  const saved = await save({ steps: [], points: [], gatePhotoId: id });
  expect(saved).toMatchObject({ status: 200, body: { guide: { steps: [], points: [], gatePhotoId: id } } });
  code = await world.buyCode(owner);
  const other = await save({ steps: [], points: [], gatePhotoId: id });
  expect(other.body).toMatchObject({ fields: { gatePhotoId: expect.any(String) } });
});
