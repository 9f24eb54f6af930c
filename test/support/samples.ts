/** A valid call with every field for each route: the basis of the generated contract tests. */

import { writeAuditEntry } from '#functions/data/audit.ts';
import { writeNewExport } from '#functions/data/exports.ts';
import { writeNewMessage } from '#functions/data/messages.ts';
import { putReconciliation } from '#functions/data/reconciliations.ts';
import { transact } from '#functions/data/transact.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { bearer, makeApiKey, withKey } from './apiKeys.ts';
import { testBucket } from './bucket.ts';
import { makeSlip } from './claims.ts';
import { forgetRequests, makeCreator, makeCreatorCode, reserve, unmakeCreator } from './creators.ts';
import { anExpense } from './expenses.ts';
import { picture, uploadFile, uploadRequest } from './images.ts';
import { beginImport, checkRows, someRows } from './imports.ts';
import type { Call } from './invoke.ts';
import { aMailing, putMailing, unsubscribeTokenOf } from './mailings.ts';
import { sharedPayFastApi } from './payFastApi.ts';
import { testAccount } from './payfast/account.ts';
import { noticeBody } from './payfast/notice.ts';
import { openPayFast } from './payfast/payFastWorld.ts';
import { openRefunds } from './refunds.ts';
import { gatePosition, suggestGate, visitorOf } from './visits.ts';
import { makeWebhook, moveWebhook, pauseWebhook, queueSome, saveCode } from './webhooks.ts';
import { type Person, pretoria, type World } from './world.ts';

export type Sample = Omit<Call, 'method' | 'path' | 'token'>;

const formType = 'application/x-www-form-urlencoded';

export const password = 'correct horse';

/** All the fields of a code's form. */
export const fullPlace = {
  ...pretoria,
  addressLine2: 'Unit 4',
  country: 'South Africa',
  useBundle: true,
  pointSource: 'device',
  pointAccuracy: 8.4,
} as const satisfies Required<ZarCodeInput>;

const { useBundle: _, ...place } = fullPlace;
/** What an admin sends of a code. */
export const adminPlace = place;

/** All settings, none of which keeps a later sample from its success. */
const allSettings = {
  googleMapsApiKey: 'AIza-a-key',
  mapProvider: 'google',
  maxCodesPerUser: 100,
  notifyNewUser: true,
  notifyDailyStats: true,
  vatRate: 15,
  vatRegistered: true,
  vatNumber: '4123456789',
  companyName: 'ZarCodes (Pty) Ltd',
  companyAddress: '1 Long Street\nCape Town',
  usePayFast: false,
  payFastSandbox: true,
  payFastDebugMode: true,
  payFastAutoSubmit: false,
  payFastImmediateSubmit: false,
  payFastTestPageTimeout: 10_000,
  payFastStrictSource: false,
};

let prefixCount = 0;
/** Three letters of their own each time. */
export const newPrefix = () =>
  `Q${String.fromCharCode(65 + Math.floor(++prefixCount / 26), 65 + (prefixCount % 26))}`;

/** All the fields of a creator's profile, with a prefix of its own each time. */
const creatorFields = () => ({
  displayName: 'Mama Joy Deliveries',
  uniquePrefix: newPrefix(),
  useStandardPrefix: false,
  isActive: true,
  instagram: '@mamajoy',
  facebook: 'mamajoy',
  tiktok: '@mamajoy',
  xcom: 'https://x.com/mamajoy',
  website: 'https://mamajoy.example.co.za',
  email: 'hello@mamajoy.example.co.za',
});

const voucherOffer = {
  percentOff: 10,
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2099-01-01T00:00:00.000Z',
  maxUses: 100,
  maxUsesPerUser: 1,
  appliesTo: 'both',
  minTotal: '50.00',
};
let voucherCount = 0;
/** @returns its code */
async function newVoucher(world: World): Promise<string> {
  const { token } = await world.person({ role: 'admin' });
  const code = `SALE${++voucherCount}`;
  await world.call('vouchers.create', { token, body: { code, ...voucherOffer } });
  return code;
}

const fullExpense = { ...anExpense, note: 'Paid by card' };
/** @returns its id */
async function newExpense(world: World): Promise<string> {
  const { token } = await world.person({ role: 'admin' });
  return (await world.call('expenses.create', { token, body: fullExpense })).body.id;
}

const slipFile = Buffer.from('%PDF-1.4\n');

/** With nothing that runs: one who is a creator already is a new one. */
async function newCreator(person: Person): Promise<void> {
  await unmakeCreator(person);
  await makeCreator(person, { uniquePrefix: newPrefix() });
}

/** A call of expenses.completeSlip, for an expense without a slip. */
export async function uploadedSlip(world: World) {
  await testBucket();
  const { token } = await world.person({ role: 'admin' });
  const id = await newExpense(world);
  const body = { contentType: 'application/pdf', fileSize: slipFile.length };
  const started = await world.call('expenses.startSlip', { token, params: { id }, body });
  await uploadFile(started.body, slipFile);
  return { params: { id, slipId: started.body.id }, body: { originalFilename: 'slip.pdf' } };
}

/** An expense with a slip. */
export async function newSlip(world: World): Promise<{ id: string }> {
  const { token } = await world.person({ role: 'admin' });
  const { params, body } = await uploadedSlip(world);
  await world.call('expenses.completeSlip', { token, params, body });
  return { id: params.id };
}

let emailCount = 0;
/** A new address each time, because rate limits are per address. */
const anyEmail = () => `someone${++emailCount}@example.co.za`;

/** An export that runs, or that has a file. */
async function putExport(world: World, person: Person, state: 'running' | 'done'): Promise<string> {
  await testBucket();
  const { newId, now, table } = world.deps;
  const made = {
    id: newId('csv'),
    of: 'users',
    from: '',
    to: '',
    columns: ['id'],
    place: '',
    version: 1,
  } as const;
  const at = { createdBy: person.id, createdAt: now().toISOString() };
  const counts = { rows: 0, files: state === 'done' ? 1 : 0 };
  await transact(table, [writeNewExport({ ...made, ...at, ...counts, columns: ['id'], state })]);
  return made.id;
}

const toAnybody = async (world: World) => ({ kind: 'person', email: (await world.person()).email });

export interface SampleContext {
  readonly world: World;
  /** Makes the calls; has a bundle, a code and a pending payment. */
  readonly person: Person;
}

/** Each sample first creates the data that its call needs. */
/** Of a code in Pretoria (`fullPlace`). */
export const guideSample = {
  steps: [
    { landmark: 'fillingStation', move: 'left', distanceM: 400 },
    { landmark: 'church', move: 'past', side: 'onRight', text: 'with a green roof' },
    { landmark: 'container', move: 'left', side: 'blue', distanceM: 200 },
    { landmark: 'gate', move: 'at', side: 'yellow' },
  ],
  points: [
    { label: 'GATE', kind: 'gate', latitude: -25.7472, longitude: 28.2296, note: 'Yellow, on Church Street' },
    { label: 'SHED', kind: 'shed', latitude: -25.7481, longitude: 28.2301 },
  ],
  arrival: 'Hoot; the dog is friendly',
} as const;

export const samples: Record<RouteKey, (context: SampleContext) => Promise<Sample> | Sample> = {
  'audit.list': async ({ world, person }) => {
    const createdAt = world.deps.now().toISOString();
    const day = dayInJohannesburg(new Date(createdAt));
    const entry = { action: 'settings.update', kind: 'settings', targetId: 'settings' } as const;
    await transact(world.deps.table, [
      writeAuditEntry({ ...entry, id: world.deps.newId('aud'), createdAt, actorId: person.id, changes: [] }),
    ]);
    return { query: { kind: 'settings', actor: person.id, from: day, to: day, page: '1' } };
  },
  'apiKeys.create': () => ({
    body: { name: 'Shop', origins: ['https://shop.example.co.za', 'http://localhost:5173'] },
  }),
  'apiKeys.list': async ({ world, person }) => {
    await makeApiKey(world, person);
    return {};
  },
  'apiKeys.delete': async ({ world, person }) => ({ params: { id: (await makeApiKey(world, person)).id } }),
  'apiKeys.rotate': async ({ world, person }) => ({ params: { id: (await makeApiKey(world, person)).id } }),
  'apiKeys.all': async ({ world }) => {
    await makeApiKey(world, await world.person());
    const day = dayInJohannesburg(world.deps.now());
    return { query: { disabled: 'false', from: day, to: day, page: '1' } };
  },
  'apiKeys.update': async ({ world }) => ({
    params: { id: (await makeApiKey(world, await world.person())).id },
    body: { dailyCalls: 50_000, disabled: true, version: 1 },
  }),
  'v1.get': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    ...(await withKey(world)),
  }),
  'v1.batch': async ({ world, person }) => ({
    body: { codes: [await world.buyCode(person), '7PT-2222'] },
    ...(await withKey(world)),
  }),
  'v1.suggest': async ({ world, person }) => ({
    query: { q: await world.buyCode(person) },
    ...(await withKey(world)),
  }),
  'v1.guide': async ({ world, person }) => {
    const code = await world.buyCode(person);
    const body = { version: 1, ...guideSample };
    await world.call('zarcodes.setGuide', { token: person.token, params: { code }, body });
    return { params: { code }, query: { language: 'zu' }, ...(await withKey(world)) };
  },
  'v1.save': async ({ world, person }) => {
    const [kept, forgotten] = [await world.buyCode(person), await world.buyCode(person)];
    const made = await makeWebhook(world, await world.person());
    await saveCode(world, made, forgotten);
    return { body: { save: [kept, '7PT-2222'], forget: [forgotten] }, ...bearer(made.key) };
  },
  'v1.saved': async ({ world, person }) => {
    const made = await makeWebhook(world, await world.person());
    await saveCode(world, made, await world.buyCode(person));
    return bearer(made.key);
  },
  'v1.health': () => ({}),
  'webhooks.get': async ({ world, person }) => ({ params: { id: (await makeWebhook(world, person)).keyId } }),
  'webhooks.set': async ({ world, person }) => ({
    params: { id: (await makeWebhook(world, person)).keyId },
    body: { url: 'https://hooks.example.co.za/' },
  }),
  'webhooks.delete': async ({ world, person }) => {
    const made = await makeWebhook(world, person);
    await queueSome(world, made);
    return { params: { id: made.keyId } };
  },
  'webhooks.rotate': async ({ world, person }) => ({
    params: { id: (await makeWebhook(world, person)).keyId },
  }),
  'webhooks.resume': async ({ world, person }) => {
    const made = await makeWebhook(world, person);
    await pauseWebhook(world, made);
    return { params: { id: made.keyId } };
  },
  'webhooks.test': async ({ world, person }) => {
    const made = await makeWebhook(world, person);
    await moveWebhook(world, made, 'https://127.0.0.1/');
    return { params: { id: made.keyId } };
  },
  'webhooks.sendAgain': async ({ world, person }) => {
    const made = await makeWebhook(world, person);
    return { params: { id: made.keyId, deliveryId: await queueSome(world, made) } };
  },
  'adminMaps.exportCsv': () => ({ query: { page: 1 } }),
  'adminMaps.tiles': () => ({ query: { ne_lat: -25, ne_lng: 29, sw_lat: -26, sw_lng: 28 } }),
  'adminZarcodes.list': async ({ world }) => {
    const holder = await world.person();
    const { id } = await makeCreator(holder);
    const query = { search: 'joy', province: 'Gauteng', kind: 'creator', verified: 'false', page: 1 };
    return { query: { ...query, from: '2020-01-01', to: '2099-12-31', owner: holder.email, creator: id } };
  },
  'adminZarcodes.create': async ({ world }) => ({
    body: { ...adminPlace, userEmail: (await world.person()).email },
  }),
  'adminZarcodes.get': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'adminZarcodes.update': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { ...adminPlace, title: 'Mama Joy Supermarket', version: 1 },
  }),
  'adminZarcodes.delete': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { reason: 'This gate is in another street.', version: 1 },
  }),
  'adminZarcodes.verify': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { verified: true, version: 1 },
  }),
  'adminZarcodes.showPlace': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { reason: 'A driver of the clinic asks for it.' },
  }),
  'adminZarcodes.setVisibility': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { level: 'private', reason: 'Its owner asked for it by phone.', version: 1 },
  }),
  'adminPayments.get': async (context) => ({ params: { id: await paidPayment(context) } }),
  'adminPayments.list': async (context) => {
    await pendingPayment(context);
    const days = { from: '2020-01-01', to: '2099-12-31' };
    return { query: { status: 'pending', kind: 'code', search: context.person.email, ...days, page: '1' } };
  },
  'audit.ofTarget': () => ({ params: { kind: 'settings', id: 'settings' } }),
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
    const { email } = await world.personWithPassword(password);
    return { body: { email, password, rememberMe: true } };
  },
  'auth.forgotPassword': () => ({ body: { email: anyEmail() } }),
  'auth.resetPassword': async ({ world }) => ({
    body: { token: await world.resetToken(await world.person()), password, confirmPassword: password },
  }),
  'auth.confirmEmail': async ({ world }) => ({
    body: { token: await world.emailToken(await world.person(), anyEmail()) },
  }),
  'auth.undoEmail': async ({ world }) => {
    const person = await world.person();
    // The second of two changes: the first can still be undone afterwards.
    await world.undoToken(person);
    return { body: { token: await world.undoToken(person) } };
  },
  'auth.keepAccount': async ({ world }) => ({ body: { token: await world.keepToken(await world.person()) } }),
  'auth.me': () => ({}),
  'bundles.active': () => ({}),
  'bundles.list': () => ({}),
  'bundles.offers': () => ({}),
  'bundles.stats': () => ({}),
  'changeRequests.get': async ({ world }) => ({ params: { id: await othersRequest(world) } }),
  'changeRequests.my': async (context) => {
    await context.world.call('zarcodes.requestChange', {
      ...(await changeRequestSample(context)),
      token: context.person.token,
    });
    return {};
  },
  'changeRequests.list': async ({ world }) => {
    await othersRequest(world);
    return { query: { status: 'pending', page: 1 } };
  },
  'changeRequests.decide': async ({ world }) => ({
    params: { id: await othersRequest(world) },
    body: { decision: 'reject', note: 'This gate is in another street.' },
  }),
  'claims.list': () => ({ query: { page: 1 } }),
  'claims.create': async ({ world }) => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    return { body: { code, word: await makeSlip(world, owner, code) } };
  },
  'contact.create': () => ({
    body: { name: 'Zanele', email: anyEmail(), subject: 'A bundle', message: 'Can I share mine?' },
  }),
  'creators.get': async ({ world }) => ({ params: { id: (await makeCreator(await world.person())).id } }),
  'creators.list': async ({ world }) => {
    await makeCreator(await world.person());
    return { query: { page: 1, limit: 20, search: 'shop', state: 'active' } };
  },
  'creators.public': async ({ world }) => {
    await makeCreator(await world.person());
    return { query: { page: 1, limit: 20 } };
  },
  'creators.codes': async ({ world }) => {
    const holder = await world.person();
    const { id } = await makeCreator(holder);
    await makeCreatorCode(world, holder);
    return { params: { id }, query: { search: 'joy', page: 1, limit: 10 } };
  },
  'creators.bySlug': async ({ world }) => {
    const { slug } = await makeCreator(await world.person());
    return { params: { slug } };
  },
  'creators.shareCard': async ({ world }) => {
    const { slug } = await makeCreator(await world.person());
    return { params: { slug } };
  },
  'creators.page': async ({ world }) => {
    const holder = await world.person();
    const { slug } = await makeCreator(holder);
    await makeCreatorCode(world, holder);
    return { params: { slug }, query: { search: 'joy', page: 1 } };
  },
  'creators.codePage': async ({ world }) => {
    const holder = await world.person();
    const { slug } = await makeCreator(holder);
    return { params: { slug, code: await makeCreatorCode(world, holder) } };
  },
  'creators.create': async ({ world }) => {
    const { email } = await world.person();
    return { body: { ...creatorFields(), userEmail: email } };
  },
  'creators.update': async ({ world }) => {
    const { id } = await makeCreator(await world.person());
    return { params: { id }, body: creatorFields() };
  },
  'creators.delete': async ({ world }) => {
    const { id } = await makeCreator(await world.person());
    return { params: { id } };
  },
  'creators.me': async ({ person }) => {
    await makeCreator(person);
    return {};
  },
  'creators.former': async ({ world, person }) => {
    await unmakeCreator(person);
    await makeCreator(person);
    await makeCreatorCode(world, person);
    await unmakeCreator(person);
    return {};
  },
  'creators.details': async ({ world, person }) => {
    await makeCreator(person);
    return { body: { codes: [await makeCreatorCode(world, person)] } };
  },
  'creators.createMe': async ({ person }) => {
    await unmakeCreator(person);
    return { body: creatorFields() };
  },
  'creators.updateMe': async ({ person }) => {
    // One without a prefix.
    await unmakeCreator(person);
    await makeCreator(person);
    return { body: creatorFields() };
  },
  'creators.request': async ({ world, person }) => {
    await unmakeCreator(person);
    await forgetRequests(world);
    return { body: { message: 'I map the spaza shops of Soweto.' } };
  },
  'credits.purchase': () => ({ body: { amount: 5 } }),
  'credits.complete': async ({ world, person }) => {
    const { body } = await world.call('credits.purchase', { token: person.token, body: { amount: 5 } });
    return { params: { id: body.id }, body: { transactionId: 'mock-1' } };
  },
  'exports.cancel': async ({ world, person }) => ({
    params: { id: await putExport(world, person, 'running') },
  }),
  'exports.create': async ({ world, person }) => {
    await testBucket();
    await world.buyCode(person);
    return { body: { of: 'codes', from: '2026-01-01', to: '2030-12-31', columns: ['zarcode', 'title'] } };
  },
  'exports.file': async ({ world, person }) => ({
    params: { id: await putExport(world, person, 'done'), number: '1' },
  }),
  'exports.get': async ({ world, person }) => ({ params: { id: await putExport(world, person, 'running') } }),
  'exports.list': async ({ world, person }) => {
    await putExport(world, person, 'done');
    return { query: { from: '2026-01-01', to: '2030-12-31', page: '1' } };
  },
  'expenses.list': async ({ world }) => {
    await newExpense(world);
    return { query: { category: 'Hosting', from: '2026-01-01', to: '2026-12-31', page: '1' } };
  },
  'expenses.totals': async ({ world }) => {
    await newExpense(world);
    return { query: { year: '2026' } };
  },
  'expenses.profit': async ({ world }) => {
    await newExpense(world);
    return {};
  },
  'expenses.create': () => ({ body: fullExpense }),
  'expenses.update': async ({ world }) => ({
    params: { id: await newExpense(world) },
    body: { ...fullExpense, amount: '200.00', version: 1 },
  }),
  'expenses.slip': async ({ world }) => ({ params: { id: (await newSlip(world)).id } }),
  'expenses.startSlip': async ({ world }) => ({
    params: { id: await newExpense(world) },
    body: { contentType: 'application/pdf', fileSize: slipFile.length },
  }),
  'expenses.completeSlip': async ({ world }) => uploadedSlip(world),
  'expenses.deleteSlip': async ({ world }) => ({ params: { id: (await newSlip(world)).id } }),
  'expenses.delete': async ({ world }) => ({
    params: { id: await newExpense(world) },
    body: { version: 1 },
  }),
  'health.get': () => ({}),
  'images.list': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'images.create': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: uploadRequest(await picture()),
  }),
  'images.complete': async (context) => ({ params: await uploadedImage(context) }),
  'images.update': async (context) => ({
    params: await processedImage(context),
    body: { displayOrder: 1, isFeatured: true },
  }),
  'images.delete': async (context) => ({ params: await processedImage(context) }),
  'imports.create': async ({ person }) => {
    await testBucket();
    await newCreator(person);
    const { title, description, latitude, longitude, addressLine1, addressLine2, suburb, city, province } =
      fullPlace;
    const texts = { title, description, addressLine1, addressLine2, suburb, city, province };
    const residentConsent = { words: 'home', at: '2026-03-01T08:00:00.000Z' };
    const row = { ...texts, latitude, longitude, isHome: true, residentConsent };
    return { body: { name: 'homes.csv', rows: [row] } };
  },
  'imports.commit': async ({ world, person }) => {
    await newCreator(person);
    const id = await checkRows(world, person, someRows(1));
    return { params: { id }, body: { termsConfirmed: true, duplicates: 'make' } };
  },
  'imports.get': async ({ world, person }) => {
    await newCreator(person);
    return { params: { id: await checkRows(world, person, someRows(1)) } };
  },
  'imports.list': async ({ world, person }) => {
    await newCreator(person);
    await checkRows(world, person, someRows(1));
    return {};
  },
  'imports.cancel': async ({ world, person }) => {
    await newCreator(person);
    return { params: { id: await beginImport(world, person, someRows(1), 'make') } };
  },
  'imports.undo': async ({ world, person }) => {
    await newCreator(person);
    return { params: { id: await beginImport(world, person, someRows(1), 'make') } };
  },
  'imports.results': async ({ world, person }) => {
    await newCreator(person);
    return { params: { id: await beginImport(world, person, [...someRows(1), {}], 'make') } };
  },
  'mailings.list': async ({ world, person }) => {
    await putMailing(world, person);
    return { query: { from: '2026-01-01', to: '2030-12-31', page: '1' } };
  },
  'mailings.create': async ({ world }) => ({ body: { ...aMailing, audience: await toAnybody(world) } }),
  'mailings.get': async ({ world, person }) => ({ params: { id: await putMailing(world, person) } }),
  'mailings.update': async ({ world, person }) => ({
    params: { id: await putMailing(world, person) },
    body: { ...aMailing, audience: await toAnybody(world), version: 1 },
  }),
  'mailings.delete': async ({ world, person }) => ({ params: { id: await putMailing(world, person) } }),
  'mailings.count': async ({ world, person }) => ({ params: { id: await putMailing(world, person) } }),
  'mailings.test': async ({ world, person }) => {
    provideDependencies({ bulkMail: { send: async () => undefined } });
    return { params: { id: await putMailing(world, person) } };
  },
  'mailings.send': async ({ world, person }) => ({
    params: {
      id: await putMailing(world, person, {
        audience: { kind: 'person', userId: (await world.person()).id },
      }),
    },
    body: { recipients: 1, version: 1 },
  }),
  'mailings.pause': async ({ world, person }) => ({
    params: { id: await putMailing(world, person, { state: 'sending' }) },
  }),
  'mailings.resume': async ({ world, person }) => ({
    params: { id: await putMailing(world, person, { state: 'paused' }) },
  }),
  'mailings.cancel': async ({ world, person }) => ({
    params: { id: await putMailing(world, person, { state: 'paused' }) },
  }),
  'messages.get': async ({ world }) => ({ params: { id: await newMessage(world) } }),
  'messages.list': async ({ world }) => {
    await newMessage(world);
    return { query: { state: 'unread', kind: 'contact', from: '2026-01-01', to: '2099-12-31', page: '1' } };
  },
  'messages.reply': async ({ world, person }) => ({
    params: { id: await newMessage(world, person.id) },
    body: { message: 'Yes, she can.\nGreetings', seenReplies: 0 },
  }),
  'messages.unreadCount': () => ({}),
  'messages.update': async ({ world }) => ({
    params: { id: await newMessage(world) },
    body: { read: true, archived: true },
  }),
  'notifications.list': async ({ world, person }) => {
    await world.buyCode(person);
    return {};
  },
  'notifications.markRead': ({ world }) => ({ body: { upTo: world.deps.now().toISOString() } }),
  'payments.create': async ({ world }) => {
    await world.addVoucher('WINTER', 30);
    return { body: { zarcode: fullPlace, voucherCode: 'WINTER' } };
  },
  'payments.get': async (context) => ({ params: { id: await pendingPayment(context) } }),
  'payments.mockPage': () => ({}),
  'payments.complete': async (context) => ({
    params: { id: await pendingPayment(context) },
    body: { transactionId: 'mock-1' },
  }),
  'payments.reconciliations': async ({ world }) => {
    await putReconciliation(world.table, {
      // The job that lists other months does not run here.
      day: world.deps.now().toISOString().slice(0, 'yyyy-mm-dd'.length),
      state: 'done',
      ranAt: world.deps.now().toISOString(),
      received: 2,
      reconciled: 1,
      differenceCount: 1,
      differences: [{ kind: 'notListed', pfPaymentId: '2577101', paymentId: 'pay_00000000000000000000' }],
    });
    return { query: { page: 1 } };
  },
  'payments.testPayfast': async ({ world }) => {
    const { url: apiHost } = await sharedPayFastApi();
    provideDependencies({
      config: { ...world.deps.config, payFast: async () => testAccount },
      payFastApi: createPayFastApi({ payFastStandIn: { host: apiHost, apiHost } }),
    });
    return {};
  },
  'payments.notify': async ({ world, person }) => {
    const { order } = await openPayFast(world);
    const { body } = await order(person, { zarcode: pretoria });
    await world.setSettings({});
    const fields = { m_payment_id: body.id, pf_payment_id: `pf-${body.id}` };
    return { headers: { 'content-type': formType }, body: noticeBody(fields) };
  },
  'prices.activate': async ({ world }) => {
    const { token } = await world.person({ role: 'admin' });
    const { body } = await world.call('prices.create', { token, body: { amount: '19.00' } });
    const { body: listed } = await world.call('prices.list', { token });
    return { params: { id: body.id }, body: { replaces: listed.current.amount } };
  },
  'prices.create': () => ({ body: { amount: '21.00' } }),
  'prices.current': () => ({}),
  'refunds.create': async (context) => ({
    params: { id: await paidPayment(context) },
    body: {
      method: 'manual',
      amount: '19.00',
      refundedBefore: '0.00',
      reason: 'Ordered by mistake',
      reference: 'EFT 4711',
      withdrawCode: true,
    },
  }),
  'refunds.list': () => ({}),
  'refunds.options': async (context) => ({ params: { id: await paidPayment(context) } }),
  'refunds.resolve': async ({ world, person }) => ({
    params: { id: await openRefund(world, person) },
    body: { happened: true },
  }),
  'prices.list': () => ({}),
  'reservations.create': async ({ person }) => {
    await unmakeCreator(person);
    await makeCreator(person, { uniquePrefix: newPrefix() });
    return { body: { count: 3 } };
  },
  'reservations.delete': async ({ world, person }) => {
    await unmakeCreator(person);
    await makeCreator(person, { uniquePrefix: newPrefix() });
    // One more than fits into one transaction with its booklet.
    return { params: { id: (await reserve(world, person, 100)).id } };
  },
  'reservations.list': async ({ world, person }) => {
    await unmakeCreator(person);
    await makeCreator(person, { uniquePrefix: newPrefix() });
    await reserve(world, person, 1);
    return {};
  },
  'search.combined': () => ({ query: { q: 'Pretoria' } }),
  'settings.public': () => ({}),
  'settings.get': () => ({}),
  'settings.testMaps': () => ({}),
  'settings.testEmail': () => ({ body: { email: anyEmail() } }),
  'settings.update': () => ({ body: allSettings }),
  'stats.daily': () => ({ query: { days: 90 } }),
  'stats.get': () => ({}),
  'stats.newest': () => ({}),
  'user.location': () => ({}),
  'user.payments': async (context) => {
    await pendingPayment(context);
    return { query: { status: 'pending', kind: 'code', from: '2020-01-01', to: '2099-12-31', page: 1 } };
  },
  'user.erase': async ({ world, person }) => {
    await world.setPassword(person, password);
    // One has to stay.
    await world.person({ role: 'super_admin' });
    return { body: { password, codes: 'release' } };
  },
  // From the list of payments on.
  'user.export': () => ({ query: { after: '3' } }),
  'user.stats': () => ({}),
  'user.profile': () => ({}),
  'unsubscribe.create': async ({ world }) => ({ query: { token: await unsubscribeTokenOf(world) } }),
  'unsubscribe.page': async ({ world }) => ({ query: { token: await unsubscribeTokenOf(world) } }),
  'user.updateProfile': () => ({
    body: {
      firstName: 'Thandeka',
      lastName: 'Mokoena',
      email: anyEmail(),
      contactTel: '082 123 4567',
      emailNotifications: false,
    },
  }),
  'user.password': passwordSample,
  'user.changePassword': passwordSample,
  'user.endSessions': () => ({}),
  'users.create': () => ({
    body: {
      firstName: 'Sipho',
      lastName: 'Dlamini',
      email: anyEmail(),
      contactTel: '082 123 4567',
      role: 'user',
      password,
      confirmPassword: password,
    },
  }),
  'users.delete': async ({ world }) => ({
    params: { id: (await world.person()).id },
    body: { codes: 'release', reason: 'They asked us to.' },
  }),
  'users.detail': async ({ world }) => {
    const someone = await world.person();
    await world.requestChange(someone, await world.buyCode(someone));
    await makeCreator(someone);
    return { params: { id: someone.id } };
  },
  'users.keepAccount': async ({ world }) => {
    const person = await world.person();
    await world.keepToken(person);
    return { params: { id: person.id } };
  },
  'users.endSessions': async ({ world }) => ({ params: { id: (await world.person()).id } }),
  'users.list': () => ({
    query: {
      role: 'user',
      state: 'enabled',
      search: 'thandi',
      from: '2020-01-01',
      to: '2099-12-31',
      page: 1,
    },
  }),
  'users.password': async ({ world }) => ({
    params: { id: (await world.person()).id },
    body: { password, confirmPassword: password },
  }),
  'users.toggle': async ({ world }) => ({ params: { id: (await world.person()).id }, body: {} }),
  'users.update': async ({ world }) => ({
    params: { id: (await world.person()).id },
    body: {
      firstName: 'Thandeka',
      lastName: 'Mokoena',
      email: anyEmail(),
      contactTel: '082 123 4567',
      role: 'user',
      emailNotifications: false,
      version: 1,
    },
  }),
  'vouchers.list': async ({ world }) => {
    await newVoucher(world);
    return { query: { status: 'active', kind: 'shared', from: '2026-01-01', page: '1' } };
  },
  'vouchers.create': () => ({ body: { code: `SALE${++voucherCount}`, ...voucherOffer } }),
  'vouchers.createMany': () => {
    const { maxUses: _, maxUsesPerUser: __, ...offer } = voucherOffer;
    return { body: { count: 2, ...offer } };
  },
  'vouchers.update': async ({ world }) => ({
    params: { id: await newVoucher(world) },
    body: { ...voucherOffer, maxUses: 50, version: 1 },
  }),
  'vouchers.promote': async ({ world }) => {
    const { token } = await world.person({ role: 'admin' });
    const id = await newVoucher(world);
    await world.promoteVouchers();
    await world.call('vouchers.promote', { token, params: { id }, body: { isPromoted: true } });
    return { params: { id }, body: { isPromoted: false } };
  },
  'vouchers.promoted': async ({ world }) => {
    await world.addVoucher('SPRING', 15);
    await world.promoteVouchers('SPRING');
    return {};
  },
  'vouchers.validate': async ({ world }) => {
    await world.addVoucher('WINTER', 30);
    return { body: { code: 'WINTER' } };
  },
  'zarcodes.create': async ({ world, person }) => {
    await world.addBundle(person, 5);
    return { body: fullPlace };
  },
  'zarcodes.createClaimSlip': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: {},
  }),
  'zarcodes.createForCreator': async ({ person }) => {
    await makeCreator(person);
    const residentConsent = { words: 'home', at: '2026-03-01T08:00:00.000Z' };
    return { body: { ...fullPlace, residentConsent } };
  },
  'zarcodes.list': () => ({
    query: { search: 'joy', province: 'Gauteng', sortBy: 'title-asc', page: 1, limit: 10 },
  }),
  'zarcodes.recent': () => ({ query: { limit: 5 } }),
  'zarcodes.inBounds': () => ({ query: { ne_lat: -25, ne_lng: 29, sw_lat: -26, sw_lng: 28 } }),
  'visits.create': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { result: 'gateHere', device: visitorOf(1).device, ...gatePosition },
  }),
  'visits.list': async ({ world, person }) => {
    const code = await world.buyCode(person);
    await suggestGate(world, code);
    return { params: { code } };
  },
  'visits.answerSuggestion': async ({ world, person }) => {
    const code = await world.buyCode(person);
    return { params: { code }, body: { id: await suggestGate(world, code), version: 1, accept: true } };
  },
  'zarcodes.get': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.batch': async ({ world, person }) => {
    const code = await world.buyCode(person);
    return { body: { codes: [code, '7PT-2222'], passes: { [code]: '4821' } } };
  },
  'zarcodes.page': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.revokeClaimSlip': async ({ world, person }) => {
    const code = await world.buyCode(person);
    await makeSlip(world, person, code);
    return { params: { code } };
  },
  'zarcodes.shareCard': async ({ world, person }) => {
    const params = await processedImage({ world, person });
    await world.call('images.update', { token: person.token, params, body: { isFeatured: true } });
    return { params: { code: params.code } };
  },
  'zarcodes.history': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.export': async ({ world, person }) => {
    const code = await world.buyCode(person);
    const body = { version: 1, ...guideSample };
    await world.call('zarcodes.setGuide', { token: person.token, params: { code }, body });
    return { params: { code }, query: { format: 'gpx' } };
  },
  'zarcodes.setGuide': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { version: 1, ...guideSample },
  }),
  'zarcodes.update': async ({ world, person }) => {
    const code = await world.buyCode(person);
    await world.openEditWindow(person, code);
    return { params: { code }, body: { ...fullPlace, title: 'Mama Joy Supermarket', version: 1 } };
  },
  'zarcodes.delete': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.restore': async ({ world, person }) => {
    const code = await world.buyCode(person);
    await world.requestChange(person, code);
    await world.call('zarcodes.delete', { token: person.token, params: { code } });
    return { params: { code } };
  },
  'zarcodes.requestChange': (context) => changeRequestSample(context),
  'zarcodes.setVisibility': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { level: 'area', pin: '4821' },
  }),
  'zarcodes.passes': async ({ world, person }) => ({ params: { code: await world.buyCode(person) } }),
  'zarcodes.createPass': async ({ world, person }) => ({
    params: { code: await world.buyCode(person) },
    body: { label: 'Courier, Tuesday', hours: 24, openings: 5 },
  }),
  'zarcodes.revokePass': async ({ world, person }) => {
    const code = await world.buyCode(person);
    const { body } = await world.call('zarcodes.createPass', {
      token: person.token,
      params: { code },
      body: { label: 'Courier', hours: 2, openings: 1 },
    });
    return { params: { code, id: body.id } };
  },
};

/** Somebody else than the admin who decides on it. */
async function othersRequest(world: World): Promise<string> {
  const owner = await world.person();
  return world.requestChange(owner, await world.buyCode(owner));
}

async function passwordSample({ world, person }: SampleContext): Promise<Sample> {
  await world.updateUser(person, { passwordHash: await world.deps.passwords.hash(password) });
  return { body: { currentPassword: password, newPassword: 'a new password' } };
}

async function changeRequestSample({ world, person }: SampleContext): Promise<Sample> {
  return {
    params: { code: await world.buyCode(person) },
    body: { reason: 'Mama Joy Spaza has moved across the road.' },
  };
}

/** Uploaded to the bucket but not completed yet. */
export async function uploadedImage(
  { world, person }: SampleContext,
  existingCode?: string,
): Promise<{ code: string; imageId: string }> {
  await testBucket();
  const code = existingCode ?? (await world.buyCode(person));
  const bytes = await picture();
  const { token } = person;
  const { body } = await world.call('images.create', { token, params: { code }, body: uploadRequest(bytes) });
  await uploadFile(body, bytes);
  return { code, imageId: body.id };
}

export async function processedImage(
  context: SampleContext,
  existingCode?: string,
): Promise<{ code: string; imageId: string }> {
  const params = await uploadedImage(context, existingCode);
  await context.world.call('images.complete', { token: context.person.token, params });
  return params;
}

async function pendingPayment({ world, person }: SampleContext, bundle?: number): Promise<string> {
  const body = bundle === undefined ? { zarcode: pretoria } : { bundle };
  const order = await world.call('payments.create', { token: person.token, body });
  return order.body.id;
}

export async function paidPayment(context: SampleContext, bundle?: number): Promise<string> {
  const id = await pendingPayment(context, bundle);
  await context.world.call('payments.complete', { token: context.person.token, params: { id }, body: {} });
  return id;
}

/** A refund whose answer PayFast owes. */
export async function openRefund(world: World, person: Person, isBundle = false): Promise<string> {
  const refunds = await openRefunds(world);
  const amount = isBundle ? '90.25' : '19.00';
  const id = await refunds.pay(person, { amount, ...(isBundle && { order: { bundle: 5 } }) });
  refunds.fault = 'lost';
  await refunds.refund(id, { amount, withdrawCode: true });
  refunds.fault = null;
  await world.setSettings({});
  return id;
}

async function newMessage({ table, deps }: World, userId?: string): Promise<string> {
  const id = deps.newId('msg');
  const text = { name: 'Zanele', email: anyEmail(), subject: 'Bundles', message: 'Can my sister use mine?' };
  const createdAt = deps.now().toISOString();
  const sender = userId === undefined ? {} : { userId };
  await transact(table, writeNewMessage({ ...text, ...sender, id, kind: 'contact', createdAt }));
  return id;
}
