/** For every route a call that it accepts, with every field that it knows: what the generated tests start from. */
import type { RouteKey } from '#shared/contract/contract.ts';
import { testBucket } from './bucket.ts';
import { announced, picture, sendFile } from './images.ts';
import type { Call } from './invoke.ts';
import { type Person, pretoria, type World } from './world.ts';

export type Sample = Omit<Call, 'method' | 'path' | 'token'>;

export const password = 'correct horse';

/** All the fields of a code's form. */
export const fullPlace = {
  ...pretoria,
  addressLine2: 'Unit 4',
  country: 'South Africa',
  useBundle: true,
};

let addresses = 0;
/** Somewhere else each time: limits are per address. */
const anyEmail = () => `someone${++addresses}@example.co.za`;

export interface Stage {
  readonly world: World;
  /** Has a bundle, a code and a pending payment. Calls are made in this person's name. */
  readonly person: Person;
}

/** Each makes what its call needs, so that every call finds what it would change. */
export const samples: Record<RouteKey, (stage: Stage) => Promise<Sample> | Sample> = {
  'auth.register': () => ({
    body: {
      firstName: 'Sipho',
      lastName: 'Dlamini',
      email: anyEmail(),
      contactTel: '082 123 4567',
      password,
      confirmPassword: password,
    },
  }),
  'auth.login': async ({ world }) => {
    const { email } = await world.account(password);
    return { body: { email, password, rememberMe: true } };
  },
  'auth.forgotPassword': () => ({ body: { email: anyEmail() } }),
  'auth.resetPassword': async ({ world }) => ({
    body: { token: await world.resetToken(await world.person()), password, confirmPassword: password },
  }),
  'auth.me': () => ({}),
  'bundles.active': () => ({}),
  'changeRequests.my': async (stage) => {
    await stage.world.call('zarcodes.requestChange', {
      ...(await changeAsked(stage)),
      token: stage.person.token,
    });
    return {};
  },
  'contact.create': () => ({
    body: { name: 'Zanele', email: anyEmail(), subject: 'A bundle', message: 'Can I share mine?' },
  }),
  'health.get': () => ({}),
  'images.list': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'images.create': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: announced(await picture()),
  }),
  'images.complete': async (stage) => ({ params: await sentImage(stage) }),
  'images.update': async (stage) => ({
    params: await processedImage(stage),
    body: { displayOrder: 1, isFeatured: true },
  }),
  'images.delete': async (stage) => ({ params: await processedImage(stage) }),
  'payments.create': async ({ world }) => {
    await world.giveVoucher('WINTER', 30);
    return { body: { zarcode: fullPlace, voucherCode: 'WINTER' } };
  },
  'payments.get': async (stage) => ({ params: { id: await pendingPayment(stage) } }),
  'payments.complete': async (stage) => ({
    params: { id: await pendingPayment(stage) },
    body: { transactionId: 'mock-1' },
  }),
  'prices.current': () => ({}),
  'search.combined': () => ({ query: { q: 'Pretoria' } }),
  'settings.public': () => ({}),
  'user.stats': () => ({}),
  'vouchers.promoted': async ({ world }) => {
    await world.giveVoucher('SPRING', 15);
    await world.promote('SPRING');
    return {};
  },
  'vouchers.validate': async ({ world }) => {
    await world.giveVoucher('WINTER', 30);
    return { body: { code: 'WINTER' } };
  },
  'zarcodes.create': async ({ world, person }) => {
    await world.giveBundle(person, 5);
    return { body: fullPlace };
  },
  'zarcodes.list': () => ({
    query: { search: 'joy', province: 'Gauteng', sortBy: 'title-asc', page: 1, limit: 10 },
  }),
  'zarcodes.recent': () => ({ query: { limit: 5 } }),
  'zarcodes.inBounds': () => ({ query: { ne_lat: -25, ne_lng: 29, sw_lat: -26, sw_lng: 28 } }),
  'zarcodes.get': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.page': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.delete': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.requestChange': (stage) => changeAsked(stage),
};

async function changeAsked({ world, person }: Stage): Promise<Sample> {
  return {
    params: { code: await world.buyCode(person) },
    body: { reason: 'Mama Joy Spaza has moved across the road.' },
  };
}

/** Sent to the bucket and not taken yet. */
export async function sentImage(
  { world, person }: Stage,
  given?: string,
): Promise<{ code: string; imageId: string }> {
  await testBucket();
  const code = given ?? (await world.buyCode(person));
  const bytes = await picture();
  const { token } = person;
  const { body } = await world.call('images.create', { token, params: { code }, body: announced(bytes) });
  await sendFile(body, bytes);
  return { code, imageId: body.id };
}

export async function processedImage(
  stage: Stage,
  given?: string,
): Promise<{ code: string; imageId: string }> {
  const params = await sentImage(stage, given);
  await stage.world.call('images.complete', { token: stage.person.token, params });
  return params;
}

async function pendingPayment({ world, person }: Stage): Promise<string> {
  const order = await world.call('payments.create', { token: person.token, body: { zarcode: pretoria } });
  return order.body.id;
}
