import { provideDependencies } from '#functions/lib/dependencies.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { testBucket } from '#test/support/bucket.ts';
import { makeSlip } from '#test/support/claims.ts';
import { makeCreator, makeCreatorCode, reserve } from '#test/support/creators.ts';
import {
  fullPlace,
  guideSample,
  newPrefix,
  processedImage,
  samples,
  uploadedImage,
} from '#test/support/samples.ts';
import { gatePosition, reportVisit, visitorOf } from '#test/support/visits.ts';
import { capeTown, type Person, type World } from '#test/support/world.ts';
import { key } from '../acts.ts';
import type { Scenario, Scenarios } from '../scenario.ts';

/** What opens a code. */
const lookUps: readonly Scenario[] = [
  () => ({ params: { code: '7PT2222' } }),
  async ({ world, person }) => {
    const params = await guardedCode(world, person, { level: 'private' });
    const body = { label: 'Courier', hours: null, openings: null };
    const made = await world.call('zarcodes.createPass', { token: person.token, params, body });
    return { params, headers: { [passHeader]: made.body.pass } };
  },
  async ({ world, person }) => ({
    params: await guardedCode(world, person, { level: 'area', pin: '4821' }),
    headers: { [pinHeader]: '4821' },
  }),
  // After twenty wrong PINs its owner is told.
  async ({ world, person }) => {
    const params = await guardedCode(world, person, { level: 'area', pin: '4821' });
    for (let tries = 0; tries < 20; tries++) {
      const ip = `203.0.113.${tries}`;
      await world.call('zarcodes.get', { params, headers: { [pinHeader]: '1111' }, ip });
    }
    return { params, headers: { [pinHeader]: '4821' } };
  },
];

export const codeScenarios: Scenarios = {
  // The first page of a few codes needs no counts.
  'zarcodes.list': [async () => ({ query: {} }), async () => ({ query: { page: 2 } })],
  'zarcodes.inBounds': [
    () => ({ query: { ne_lat: -25.747, ne_lng: 28.23, sw_lat: -25.749, sw_lng: 28.228 } }),
  ],
  // Somebody else was faster.
  'changeRequests.decide': [
    () => ({ params: { id: 'chg_7PT22220000000000000' }, body: { decision: 'approve' } }),
  ],
  'images.complete': [
    async ({ world, person }) => {
      const params = await uploadedImage({ world, person });
      await world.call('images.complete', { token: person.token, params });
      return { params };
    },
    // An invalid photo is deleted.
    async ({ world, person }) => {
      const params = await uploadedImage({ world, person });
      const bytes = Buffer.from('no photo');
      const key = `uploads/${params.code.replace('-', '')}/${params.imageId}`;
      await (await testBucket()).objects.put(key, { headers: {}, bytes });
      return { params };
    },
  ],
  'images.create': [
    async ({ world, person }) => ({ ...(await samples['images.create']({ world, person })), headers: key() }),
  ],
  'search.combined': [
    () => ({ query: { q: '7PT-2222' } }),
    async ({ world, person }) => ({ query: { q: await world.buyCode(person) } }),
    () => ({ query: { q: 'ab' } }),
    async ({ world }) => {
      // The settings are read only if there is a key for Google's Places API.
      await world.setSettings({ mapProvider: 'open' });
      provideDependencies({ config: { ...world.deps.config, placesKey: async () => 'a-key' } });
      return { query: { q: 'hermanus' } };
    },
  ],
  'zarcodes.get': lookUps,
  // With a code that does not exist, and in its body what a look-up takes in a header.
  'zarcodes.batch': lookUps.map((scenario) => async (context) => {
    const { params: { code = '' } = {}, headers = {} } = await scenario(context);
    const secret = headers[passHeader] ?? headers[pinHeader];
    return { body: { codes: [code, '7PT2223'], ...(secret && { passes: { [code]: secret } }) } };
  }),
  'zarcodes.export': lookUps.map((scenario) => async (context) => ({
    ...(await scenario(context)),
    query: { format: 'gpx' },
  })),
  // A private code of a creator is in another list.
  'zarcodes.setVisibility': [
    async ({ world, person }) => ({ params: await creatorCode(world, person), body: { level: 'private' } }),
  ],
  'adminZarcodes.setVisibility': [
    async ({ world, person }) => ({
      params: await creatorCode(world, person),
      body: { level: 'private', reason: 'A safe house.' },
    }),
  ],
  'adminZarcodes.showPlace': [
    async ({ world, person }) => ({
      params: await creatorCode(world, person),
      body: { reason: 'A driver asks for it.' },
    }),
  ],
  'zarcodes.create': [
    async ({ world, person }) => {
      await world.addBundle(person, 1);
      return { headers: key(), body: fullPlace };
    },
    () => ({ body: { ...fullPlace, useBundle: false } }),
  ],
  'zarcodes.createForCreator': [
    async ({ world, person }) => ({
      ...(await samples['zarcodes.createForCreator']({ world, person })),
      headers: key(),
    }),
    // One of a booklet.
    async ({ world, person }) => {
      await makeCreator(person, { uniquePrefix: newPrefix() });
      const [reservedCode] = (await reserve(world, person, 1)).codes;
      // Where nobody else has a code.
      return { body: { ...fullPlace, latitude: fullPlace.latitude + 0.01, reservedCode } };
    },
  ],
  'claims.create': [
    async ({ world }) => {
      const maker = await world.person();
      await makeCreator(maker);
      const code = await makeCreatorCode(world, maker);
      return { body: { code, word: await makeSlip(world, maker, code) } };
    },
  ],
  'zarcodes.createClaimSlip': [
    async ({ world, person }) => ({ params: await creatorCode(world, person) }),
    async ({ world, person }) => ({
      params: await creatorCode(world, person),
      body: { password: 'not-this-one' },
    }),
  ],
  'zarcodes.delete': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.restore': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.page': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.shareCard': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.update': [
    // Somebody else's, by an admin.
    async ({ world, person }) => {
      const code = await world.buyCode(await world.person());
      await world.updateUser(person, { role: 'admin' });
      return { params: { code }, body: { ...fullPlace, title: 'Mama Joy Supermarket', version: 1 } };
    },
    async ({ world, person }) => {
      await makeCreator(person);
      const code = await makeCreatorCode(world, person);
      return { params: { code }, body: { ...fullPlace, title: 'Mama Joy Supermarket', version: 1 } };
    },
    // Into another province.
    async ({ world, person }) => {
      const sample = await samples['zarcodes.update']({ world, person });
      return { ...sample, body: { ...(sample.body as object), ...capeTown } };
    },
  ],
  'visits.create': [
    // The third that found it, that says where the gate is, and what opens a code that is not public.
    async ({ world, person }) => {
      const code = await world.buyCode(person);
      for (const number of [1, 2]) await reportVisit(world, code, visitorOf(number));
      return { params: { code }, body: { result: 'found', device: visitorOf(3).device } };
    },
    async ({ world, person }) => {
      const code = await world.buyCode(person);
      const gate = { result: 'gateHere', ...gatePosition } as const;
      for (const number of [1, 2]) await reportVisit(world, code, { ...gate, ...visitorOf(number) });
      return { params: { code }, body: { ...gate, device: visitorOf(3).device } };
    },
    async ({ world, person }) => ({
      params: await guardedCode(world, person, { level: 'area', pin: '4821' }),
      body: { result: 'found', device: visitorOf(1).device },
      headers: { [pinHeader]: '4821' },
    }),
    async ({ world, person }) => ({
      params: await guardedCode(world, person, { level: 'private' }),
      body: { result: 'found', device: visitorOf(1).device },
      headers: { [passHeader]: `${'A'.repeat(20)}.${'A'.repeat(22)}` },
    }),
  ],
  'zarcodes.setGuide': [
    // Somebody else's, by an admin.
    async ({ world, person }) => {
      const code = await world.buyCode(await world.person());
      await world.updateUser(person, { role: 'admin' });
      return { params: { code }, body: { version: 1, ...guideSample } };
    },
    async ({ world, person }) => {
      const { code, imageId } = await processedImage({ world, person });
      return { params: { code }, body: { version: 1, steps: [], points: [], gatePhotoId: imageId } };
    },
  ],
  'zarcodes.requestChange': [
    async ({ world, person }) => ({
      ...(await samples['zarcodes.requestChange']({ world, person })),
      headers: key(),
    }),
  ],
};

async function creatorCode(world: World, person: Person): Promise<{ code: string }> {
  await makeCreator(person);
  return { code: await makeCreatorCode(world, person) };
}

async function guardedCode(world: World, person: Person, body: object): Promise<{ code: string }> {
  const params = { code: await world.buyCode(person) };
  const set = await world.call('zarcodes.setVisibility', { token: person.token, params, body });
  if (set.status !== 200) throw new Error(`No level: ${set.raw}`);
  return params;
}
