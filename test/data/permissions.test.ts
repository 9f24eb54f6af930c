/**
 * The table requests of every handler, compared with its role's permissions (`infra/permissions`): no request without
 * a permission, and no permission without a request. The deploy rehearsal checks the same against IAM.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Creator } from '#functions/data/creators.ts';
import { getPayment } from '#functions/data/payments.ts';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { transact } from '#functions/data/transact.ts';
import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { handler as confirmNotices } from '#functions/jobs/confirmNotices.ts';
import { handler as dailyStats } from '#functions/jobs/dailyStats.ts';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { handler as expireOrders } from '#functions/jobs/expireOrders.ts';
import { handler as finishDeletions } from '#functions/jobs/finishDeletions.ts';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { handler as mailEvents } from '#functions/jobs/mailEvents.ts';
import { handler as reconcile } from '#functions/jobs/reconcile.ts';
import { handler as resendMail } from '#functions/jobs/resendMail.ts';
import { handler as sendMailings } from '#functions/jobs/sendMailings.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { MailRefused } from '#functions/services/mailRefused.ts';
import { createMailer } from '#functions/services/ses.ts';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { TablePermission } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import type { ConsumerName } from '#shared/contract/consumers.ts';
import { allRoutes, type NamedRoute, type RouteKey } from '#shared/contract/contract.ts';
import { exportKinds } from '#shared/contract/exports.ts';
import { consumerNames } from '#shared/contract/jobs.ts';
import { userAttributes } from '#shared/contract/table.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { intercept, recordCalls, type TableUse, transactionCancelled } from '#test/support/dynamoCalls.ts';
import { fullPerson } from '#test/support/fullPerson.ts';
import { fewBytes, fillPrefix } from '#test/support/fullPrefix.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { bounceOf } from '#test/support/mailEvents.ts';
import { aMailing, putMailing } from '#test/support/mailings.ts';
import { noticeBody } from '#test/support/payfast/notice.ts';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { openRefunds } from '#test/support/refunds.ts';
import {
  anExpense,
  fullPlace,
  newSlip,
  openRefund,
  paidPayment,
  processedImage,
  type Sample,
  samples,
  uploadedImage,
} from '#test/support/samples.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { capeTown, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let inbox: Inbox;
let feeds: Record<ConsumerName, Feed>;
beforeAll(async () => {
  // Pretoria's prefix is full, so that every function that issues a code there uses all that issuing may need.
  world = await newWorld({ randomBytes: fewBytes });
  await fillPrefix(world.table, '7PT');
  inbox = await newInbox();
  feeds = {
    projections: await openFeed(world.table, 'projections'),
    sideEffects: await openFeed(world.table, 'sideEffects'),
  };
  return () => inbox.stop();
});

const describeUse = ({ action, key, index, attributes }: TableUse) =>
  [
    `${action} ${key}`,
    ...(index === undefined ? [] : [`by ${index}`]),
    ...(attributes === undefined ? [] : [`only ${attributes.toSorted().join(' ')}`]),
  ].join(' ');
const keyOf = (pattern: string) => pattern.replace(/#\*$/, '');

function allowed(permissions: readonly TablePermission[]): string[] {
  const uses = permissions.flatMap(({ actions, keys, index, attributes }) =>
    actions.flatMap((action) =>
      keys.map((key) =>
        describeUse({
          action,
          key: keyOf(key),
          ...(index !== undefined && { index }),
          ...(attributes !== undefined && { attributes }),
        }),
      ),
    ),
  );
  return [...new Set(uses)].toSorted();
}

type Scenario = (person: Person) => Promise<Sample> | Sample;
const key = () => ({ 'idempotency-key': `permissions-${Math.random().toString(36).slice(2)}` });

/** What the job makes of all changes up to now. */
async function project(): Promise<void> {
  const records = await feeds.projections.next();
  for (let from = 0; from < records.length; from += 100) {
    await runJob('projections', records.slice(from, from + 100));
  }
}

const audiences = [{ kind: 'all' }, { kind: 'province', province: 'Gauteng' }, { kind: 'creators' }] as const;

/** To these, of whom there is one. */
async function mailingTo(
  person: Person,
  audience: (typeof audiences)[number],
  state: 'draft' | 'sending' = 'draft',
) {
  await makeCreator(await world.person());
  return putMailing(world, person, { audience, state });
}

/** Additional calls that use more permissions than the sample. */
const rareScenarios: Partial<Record<RouteKey, readonly Scenario[]>> = {
  // One filter has a total.
  'audit.list': [
    async () => {
      const owner = await world.person();
      await world.openEditWindow(owner, await world.buyCode(owner));
      return { query: { kind: 'changeRequest' } };
    },
    async ({ email }) => ({ query: { actor: email } }),
  ],
  'adminMaps.exportCsv': [
    async (person) => {
      await world.buyCode(person);
      await project();
      return { query: { page: 1 } };
    },
  ],
  'adminZarcodes.list': [
    () => ({ query: {} }),
    async (person) => ({ query: { search: await world.buyCode(person) } }),
    async (person) => {
      await world.buyCode(person);
      return { query: { owner: person.email } };
    },
    async (person) => {
      const { id } = await makeCreator(person);
      await makeCreatorCode(world, person);
      return { query: { creator: id } };
    },
  ],
  'adminZarcodes.create': [
    async (person) => ({ ...(await samples['adminZarcodes.create']({ world, person })), headers: key() }),
  ],
  'adminZarcodes.get': [
    async (person) => {
      await makeCreator(person);
      return { params: { code: await makeCreatorCode(world, person) } };
    },
  ],
  'adminZarcodes.update': [
    async () => ({
      params: { code: await world.buyCode(await world.person()) },
      body: { ...pretoria, ...capeTown, version: 1 },
    }),
    async () => ({
      params: { code: await world.buyCode(await world.person()) },
      body: { ...pretoria, title: 'Mama Joy', version: 99 },
    }),
  ],
  'adminZarcodes.delete': [
    async (person) => ({
      params: { code: await world.buyCode(person) },
      body: { reason: 'Gone', version: 99 },
    }),
  ],
  'creators.list': [
    async (person) => {
      await makeCreator(person);
      return {};
    },
    async (person) => {
      await makeCreator(person);
      return { query: { search: person.email } };
    },
  ],
  'exports.create': exportKinds.map((of) => async (person) => {
    await testBucket();
    await makeCreator(person);
    await world.requestChange(person, await world.buyCode(person));
    const { token } = await world.person({ role: 'admin' });
    const date = dayInJohannesburg(world.deps.now());
    await world.call('expenses.create', { token, body: { ...anExpense, date } });
    await samples['vouchers.list']({ world, person });
    const contact = { name: 'Thandi', email: person.email, subject: 'Hello', message: 'How do I pay?' };
    await world.call('contact.create', { body: contact });
    return { body: { of } };
  }),
  'expenses.list': [
    async (person) => {
      await samples['expenses.list']({ world, person });
      await project();
      return {};
    },
  ],
  'expenses.delete': [
    async (person) => ({ ...(await samples['expenses.delete']({ world, person })), body: { version: 9 } }),
  ],
  // The first page of a few codes needs no counts.
  'zarcodes.list': [async () => ({ query: {} }), async () => ({ query: { page: 2 } })],
  'mailings.count': audiences.map((audience) => async (person) => ({
    params: { id: await mailingTo(person, audience) },
  })),
  'mailings.send': [
    ...audiences.map((audience) => async (person: Person) => ({
      params: { id: await mailingTo(person, audience) },
      body: { recipients: 1, version: 1 },
    })),
    async (person) => ({
      params: { id: await putMailing(world, person) },
      body: { recipients: 1, version: 9 },
    }),
  ],
  'mailings.update': [
    async (person) => ({
      params: { id: await putMailing(world, person) },
      body: { ...aMailing, audience: { kind: 'all' }, version: 9 },
    }),
  ],
  'messages.list': [
    () => ({ query: { state: 'archived' } }),
    (person) => ({ query: { email: person.email } }),
  ],
  'vouchers.list': [() => ({})],
  'zarcodes.inBounds': [
    () => ({ query: { ne_lat: -25.747, ne_lng: 28.23, sw_lat: -25.749, sw_lng: 28.228 } }),
  ],
  'adminPayments.list': [() => ({ query: {} }), () => ({ query: { search: 'INV-000001' } })],
  'adminPayments.get': [
    async (person) => {
      const id = await paidAtPayFast(person);
      await invoicePayments();
      return { params: { id } };
    },
  ],
  'refunds.list': [
    async (person) => {
      await openRefund(world, person);
      return {};
    },
  ],
  'refunds.options': [
    async (person) => ({ params: { id: await openRefund(world, person, true) } }),
    async (person) => ({ params: { id: await paidPayment({ world, person }, 5) } }),
  ],
  'refunds.create': [
    async (person) => ({
      params: { id: await paidPayment({ world, person }, 5) },
      body: { ...manualRefund, amount: '90.25' },
    }),
    async (person) => ({ params: { id: await openRefund(world, person) }, body: manualRefund }),
    async (person) => ({ params: { id: await refundTask(await paidAtPayFast(person)) }, body: manualRefund }),
  ],
  'refunds.resolve': [
    async (person) => ({ params: { id: await openRefund(world, person, true) }, body: {} }),
    async (person) => ({ params: { id: await refundTask(await openRefund(world, person)) }, body: {} }),
  ],
  'auth.login': [() => ({ body: { email: 'nobody@example.co.za', password: 'wrong' } })],
  'auth.register': [
    async (person) => ({
      body: {
        firstName: 'A',
        lastName: 'B',
        email: person.email,
        password: 'secret1',
        confirmPassword: 'secret1',
      },
    }),
    async () => {
      await world.setSettings({ notifyNewUser: true });
      const email = `${crypto.randomUUID()}@example.co.za`;
      const body = { firstName: 'A', lastName: 'B', email, password: 'secret1', confirmPassword: 'secret1' };
      return { body };
    },
  ],
  // Somebody else was faster.
  'changeRequests.decide': [
    () => ({ params: { id: 'chg_7PT22220000000000000' }, body: { decision: 'approve' } }),
  ],
  'credits.purchase': [
    () => ({ headers: key(), body: { amount: 10 } }),
    async () => {
      await openPayFast(world);
      return { body: { amount: 10 } };
    },
  ],
  'credits.complete': [
    () => ({ params: { id: 'pay_00000000000000000000' } }),
    async (person) => ({ headers: key(), params: { id: await placeOrder(person, { bundle: 5 }) }, body: {} }),
    async (person) => {
      const params = { id: await placeOrder(person, { bundle: 5 }) };
      eraseMeanwhile();
      return { params };
    },
  ],
  'creators.codes': [
    async (person) => {
      const { id } = await makeCreator(person, { isActive: false });
      return { params: { id }, query: { search: '7PT2222' } };
    },
    async (person) => {
      const { id } = await makeCreator(person);
      await makeCreatorCode(world, person);
      return { params: { id } };
    },
    async (person) => {
      const { id } = await makeCreator(person);
      await countCodes(id, 20_000);
      return { params: { id }, query: { page: '1000' } };
    },
  ],
  'creators.page': [
    async (person) => {
      const { slug } = await makeCreator(person);
      return { params: { slug }, query: { search: await makeCreatorCode(world, person) } };
    },
    async (person) => {
      const { slug } = await makeCreator(person);
      await makeCreatorCode(world, person);
      return { params: { slug } };
    },
    async (person) => {
      const { id, slug } = await makeCreator(person);
      await countCodes(id, 20_000);
      return { params: { slug }, query: { page: '1000' } };
    },
  ],
  'creators.delete': [
    async (person) => {
      const { id } = await makeCreator(person, { uniquePrefix: 'DEL' });
      return { params: { id } };
    },
  ],
  'creators.request': [
    async (person) => {
      await makeCreator(person);
      return { body: {} };
    },
  ],
  'creators.update': [
    async (person) => {
      const { id } = await creatorOfManyNames(person);
      return { params: { id }, body: { displayName: 'Yet another name' } };
    },
  ],
  'creators.updateMe': [
    async (person) => {
      await creatorOfManyNames(person);
      return { body: { displayName: 'Yet another name' } };
    },
  ],
  'images.complete': [
    async (person) => {
      const params = await uploadedImage({ world, person });
      await world.call('images.complete', { token: person.token, params });
      return { params };
    },
    // An invalid photo is deleted.
    async (person) => {
      const params = await uploadedImage({ world, person });
      const bytes = Buffer.from('no photo');
      const key = `uploads/${params.code.replace('-', '')}/${params.imageId}`;
      await (await testBucket()).objects.put(key, { headers: {}, bytes });
      return { params };
    },
  ],
  'images.create': [
    async (person) => ({ ...(await samples['images.create']({ world, person })), headers: key() }),
  ],
  'payments.create': [
    () => ({ headers: key(), body: { bundle: 5 } }),
    async () => {
      await world.addVoucher('ALLFREE', 100);
      return { headers: key(), body: { zarcode: pretoria, voucherCode: 'ALLFREE' } };
    },
    () => ({ body: { bundle: 10, voucherCode: 'ALLFREE' } }),
    () => ({ body: { zarcode: pretoria, voucherCode: 'UNKNOWN' } }),
    async () => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100, maxUsesPerUser: 100 });
      return { body: { bundle: 5, voucherCode: 'LIMITED' } };
    },
  ],
  'payments.complete': [
    async (person) => ({ headers: key(), params: { id: await placeOrder(person, { bundle: 5 }) }, body: {} }),
    () => ({ params: { id: 'pay_00000000000000000000' } }),
    // As it is after its person was erased.
    async (person) => {
      const id = await placeOrder(person, { zarcode: pretoria });
      const payment = (await world.itemsOfType('payment')).find((each) => each['id'] === id);
      await world.put({ ...payment, purchase: { kind: 'code' } });
      return { params: { id }, body: {} };
    },
    // The job closed it since it was read.
    async (person) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
      const id = await placeOrder(person, { bundle: 5, voucherCode: 'LIMITED' });
      const payment = (await world.itemsOfType('payment')).find((each) => each['id'] === id);
      await afterADay(expireOrders);
      if (payment !== undefined) await world.put(payment);
      return { params: { id }, body: {} };
    },
  ],
  'users.list': [() => ({ query: { search: 'nobody@example.co.za' } }), () => ({})],
  'users.create': [
    async (person) => {
      const { body, ...sample } = await samples['users.create']({ world, person: await promoted(person) });
      return { ...sample, body: { ...(body as object), role: 'admin' } };
    },
  ],
  'users.update': [
    async (person) => {
      const { id } = await promoted(person);
      const other = await world.person();
      await changeEmail(other);
      return {
        params: { id: other.id },
        body: { role: 'admin', email: `other-${id}@example.co.za`.toLowerCase() },
      };
    },
    async () => ({ params: { id: (await world.person()).id }, body: { firstName: 'Zanele', version: 7 } }),
  ],
  'users.delete': [
    async (person) => {
      await promoted(person);
      const { id } = await world.person({ role: 'super_admin' });
      return { params: { id }, body: { reason: 'They left.' } };
    },
    async () => {
      changeMeanwhile();
      return { params: { id: (await world.person()).id }, body: { reason: 'They left.' } };
    },
  ],
  'users.detail': [
    async () => {
      const { id } = await fullPerson(world);
      await feeds.sideEffects.work();
      return { params: { id } };
    },
  ],
  // Somebody whose first address was never confirmed.
  'auth.confirmEmail': [
    async (person) => {
      await world.updateUser(person, { awaitsConfirmation: true });
      return { body: { token: await world.emailToken(person, `moved-${person.email}`) } };
    },
  ],
  'users.toggle': [async (person) => changedMeanwhile(person, {})],
  'users.endSessions': [async (person) => changedMeanwhile(person)],
  'users.password': [
    async (person) =>
      changedMeanwhile(person, { password: 'a new password', confirmPassword: 'a new password' }),
  ],
  'vouchers.promoted': [
    async () => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
      await world.promoteVouchers('LIMITED');
      return {};
    },
  ],
  'vouchers.validate': [
    async () => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100, maxUsesPerUser: 100 });
      return { body: { code: 'LIMITED', bundle: 5 } };
    },
  ],
  // Each is sent twice, and from an address that is not PayFast's.
  'payments.notify': [
    (person) => noticeAbout(person, { bundle: 5 }, '90.25'),
    async (person) => {
      const sample = await noticeAbout(person, { zarcode: pretoria }, '19.00');
      const orders = await world.itemsOfType('payment');
      const stored = orders.find(({ userId, status }) => userId === person.id && status === 'pending');
      await world.put({ ...stored, purchase: { kind: 'code' } });
      return sample;
    },
    (person) => noticeAbout(person, { zarcode: pretoria }, '19.00', 'FAILED'),
    // It ended before, and its voucher was given back.
    async (person) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
      const order = { bundle: 5, voucherCode: 'LIMITED' };
      const { body, ...sample } = await noticeAbout(person, order, '81.23', 'CANCELLED');
      await world.call('payments.notify', { ...sample, body });
      const id = new URLSearchParams(body).get('m_payment_id');
      const fields = { m_payment_id: id, amount_gross: '81.23', payment_status: 'COMPLETE' };
      return { ...sample, body: noticeBody({ ...fields, pf_payment_id: `pf-${++noticeCount}` }) };
    },
    // Paid before.
    async (person) => {
      const { body, ...sample } = await noticeAbout(person, { bundle: 5 }, '90.25');
      await world.call('payments.notify', { ...sample, body });
      const fields = { m_payment_id: new URLSearchParams(body).get('m_payment_id'), amount_gross: '90.25' };
      return { ...sample, body: noticeBody({ ...fields, pf_payment_id: `pf-${++noticeCount}` }) };
    },
  ],
  'payments.get': [
    () => ({ params: { id: 'pay_00000000000000000000' } }),
    async (person) => {
      const id = await placeOrder(person, { bundle: 5 });
      await world.call('payments.complete', { token: person.token, params: { id } });
      await invoicePayments();
      return { params: { id } };
    },
  ],
  'search.combined': [
    () => ({ query: { q: '7PT-2222' } }),
    async (person) => ({ query: { q: await world.buyCode(person) } }),
    () => ({ query: { q: 'ab' } }),
    async () => {
      // The settings are read only if there is a key for Google's Places API.
      await world.setSettings({ mapProvider: 'open' });
      provideDependencies({ config: { ...world.deps.config, placesKey: async () => 'a-key' } });
      return { query: { q: 'hermanus' } };
    },
  ],
  // Writes nothing.
  'settings.update': [() => ({ body: {} })],
  'user.erase': [
    async (person) => {
      await world.updateUser(person, { role: 'super_admin', ownerPk: 'SUPERADMINS', ownerSk: person.id });
      return samples['user.erase']({ world, person });
    },
  ],
  'user.export': [
    async () => {
      const { token } = await fullPerson(world);
      await feeds.sideEffects.work();
      return { headers: { authorization: `Bearer ${token}` } };
    },
  ],
  'user.updateProfile': [({ email }) => ({ body: { email } }), () => ({ body: { firstName: 'Lerato' } })],
  'zarcodes.create': [
    async (person) => {
      await world.addBundle(person, 1);
      return { headers: key(), body: fullPlace };
    },
    () => ({ body: { ...fullPlace, useBundle: false } }),
  ],
  'zarcodes.createForCreator': [
    async (person) => ({
      ...(await samples['zarcodes.createForCreator']({ world, person })),
      headers: key(),
    }),
  ],
  'zarcodes.delete': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.restore': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.get': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.page': [() => ({ params: { code: '7PT2222' } })],
  'zarcodes.update': [
    // Somebody else's, by an admin.
    async (person) => {
      const code = await world.buyCode(await world.person());
      await world.updateUser(person, { role: 'admin' });
      return { params: { code }, body: { ...fullPlace, title: 'Mama Joy Supermarket', version: 1 } };
    },
    async (person) => {
      await makeCreator(person);
      const code = await makeCreatorCode(world, person);
      return { params: { code }, body: { ...fullPlace, title: 'Mama Joy Supermarket', version: 1 } };
    },
    // Into another province.
    async (person) => {
      const sample = await samples['zarcodes.update']({ world, person });
      return { ...sample, body: { ...(sample.body as object), ...capeTown } };
    },
  ],
  'zarcodes.requestChange': [
    async (person) => ({
      ...(await samples['zarcodes.requestChange']({ world, person })),
      headers: key(),
    }),
  ],
};

let noticeCount = 0;
async function noticeAbout(person: Person, body: object, amount: string, status = 'COMPLETE') {
  const { order } = await openPayFast(world);
  const placed = await order(person, { ...body });
  await world.setSettings({});
  const fields = { m_payment_id: placed.body.id, amount_gross: amount, payment_status: status };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { headers, body: noticeBody({ ...fields, pf_payment_id: `pf-${++noticeCount}` }) };
}

const manualRefund = {
  method: 'manual',
  amount: '19.00',
  refundedBefore: '0.00',
  reason: 'Ordered by mistake',
  reference: 'EFT 4711',
};

async function paidAtPayFast(person: Person): Promise<string> {
  const id = await (await openRefunds(world)).pay(person);
  await world.setSettings({});
  return id;
}

/** As if its account had been erased before it was paid. */
async function refundTask(id: string): Promise<string> {
  const payment = (await world.itemsOfType('payment')).find((each) => each['id'] === id);
  await world.put({ ...payment, refundDue: true });
  const task = { paymentId: id, amountCents: 1900, createdAt: '2026-04-01T08:00:00.000Z' };
  await transact(world.table, [writeNewRefundTask(task)]);
  return id;
}

const requestEmail = ({ id, token }: Person) =>
  world.call('user.updateProfile', { token, body: { email: `new-${id}@example.co.za`.toLowerCase() } });

/** As if a creator had made this many in a month. */
const countCodes = (id: string, total: number) =>
  world.put({ pk: `COUNTS#${id}`, sk: 'COUNTS', type: 'counts', version: 1, total, 'month:2026-02': total });

const changeEmail = async (person: Person) => {
  const token = await world.emailToken(person, `moved-${person.email}`);
  await world.call('auth.confirmEmail', { body: { token } });
};
async function promoted(person: Person): Promise<Person> {
  await world.updateUser(person, { role: 'super_admin', ownerPk: 'SUPERADMINS', ownerSk: person.id });
  return person;
}

/** An admin whom the caller may change. */
async function adminFor(person: Person): Promise<Person> {
  await promoted(person);
  return world.person({ role: 'admin' });
}

async function changedMeanwhile(person: Person, body?: object): Promise<Sample> {
  const { id } = await adminFor(person);
  changeMeanwhile();
  return { params: { id }, ...(body !== undefined && { body }) };
}

/** The next transaction finds that somebody else changed its first item. */
function changeMeanwhile(): void {
  const remove = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    const codes = input.TransactItems.map((_: object, index: number) =>
      index === 0 ? 'ConditionalCheckFailed' : 'None',
    );
    throw transactionCancelled(codes);
  });
}

/** The next transaction finds that its account was erased after the session was checked. */
function eraseMeanwhile(): void {
  const remove = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    throw transactionCancelled(
      input.TransactItems.map((member: object) =>
        'ConditionCheck' in member ? 'ConditionalCheckFailed' : 'None',
      ),
    );
  });
}

/** With as many slugs as are stored. */
async function creatorOfManyNames(person: Person): Promise<Creator> {
  const creator = await makeCreator(person);
  const [item] = (await world.itemsOfType('creator')).filter(({ id }) => id === creator.id);
  const old = Array.from({ length: 19 }, (_, index) => `${creator.slug}-${index}`);
  await world.put({ ...item, slugs: [...old, creator.slug] });
  return creator;
}

async function afterADay(run: () => Promise<unknown>): Promise<void> {
  provideDependencies({ now: () => new Date(Date.now() + 24 * 3_600_000) });
  await run();
  provideDependencies({ now: world.deps.now });
}

async function placeOrder({ token }: Person, body: unknown): Promise<string> {
  return (await world.call('payments.create', { token, body })).body.id;
}

/** Calls without a session, with a broken one, as another user, and as the owner, also twice concurrently. */
async function usesOfRoute({ key: route, route: { level } }: NamedRoute): Promise<string[]> {
  const role = level === 'admin' ? 'admin' : level === 'superAdmin' ? 'super_admin' : 'user';
  const usual: Scenario = (person) => samples[route]({ world, person });
  const uses: TableUse[] = [];
  for (const scenario of [usual, ...(rareScenarios[route] ?? [])]) {
    const [person, stranger] = [await world.person({ role }), await world.person({ role })];
    // One before may have changed them.
    await world.setSettings({});
    const sample = await scenario(person);
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
  return [...new Set(uses.map(describeUse))].toSorted();
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

const usesOfJob = async (run: () => Promise<unknown>) =>
  [...new Set((await recordCalls(world.table.client, run)).uses.map(describeUse))].toSorted();

/** The first mail to a person is refused, because SES takes none to their address. */
async function refusingOne<T>(run: () => Promise<T>): Promise<T> {
  const mailer = createMailer(world.deps.config);
  let left = 1;
  const send: typeof mailer.send = async (mail) => {
    if (mail.to !== world.deps.config.supportEmail && left-- > 0) throw new MailRefused('No.', 'address');
    await mailer.send(mail);
  };
  provideDependencies({ mail: { ...mailer, send } });
  try {
    return await run();
  } finally {
    provideDependencies({ mail: mailer });
  }
}

describe.each(consumerNames)('jobs.%s', (name) => {
  test('uses exactly the table permissions of its role', async () => {
    const person = await world.person();
    // Its invoice number is not requested: the credit note has to come after it.
    const refunded = await paidPayment({ world, person });
    await feeds[name].next();
    const admin = await world.person({ role: 'admin' });
    // In a month in which there is nothing yet.
    await world.call('expenses.create', { token: admin.token, body: { ...anExpense, date: '2025-03-01' } });
    const refund = { params: { id: refunded }, body: manualRefund };
    await world.call('refunds.create', { token: admin.token, ...refund });
    await newSlip(world);
    const { code } = await processedImage({ world, person });
    await world.openEditWindow(person, code);
    await world.call('zarcodes.update', {
      token: person.token,
      params: { code },
      body: { ...pretoria, title: 'Mama Joy Supermarket', version: 1 },
    });
    await makeCreator(person);
    const creatorCode = await makeCreatorCode(world, person);
    await world.call('auth.forgotPassword', { body: { email: person.email } });
    await changeEmail(await world.person());
    await requestEmail(person);
    const made = await feeds[name].next();
    for (const each of [code, creatorCode]) {
      await deleteForGood(world, person, each);
    }
    await world.call('creators.updateMe', { token: person.token, body: { email: 'joy@example.co.za' } });
    const deleted = await feeds[name].next();
    const used = await refusingOne(() =>
      usesOfJob(async () => {
        for (const records of [made, deleted, made]) {
          expect(await runJob(name, records)).toEqual({ batchItemFailures: [] });
        }
      }),
    );
    expect(used).toEqual(allowed(jobPermissions[name].table ?? []));
  });
});

test('jobs.erasures uses exactly the table permissions of its role', async () => {
  // Both passes of a person who used everything.
  const person = await fullPerson(world);
  // Numbers of invoices, then their mails.
  for (let round = 0; round < 2; round++) await feeds.sideEffects.work();
  await world.resetToken(person);
  // Waits to be sent.
  await world.call('auth.forgotPassword', { body: { email: person.email } });
  await world.call('zarcodes.requestChange', {
    token: person.token,
    params: { code: person.codes[1] ?? '' },
    body: { reason: 'The gate has moved' },
  });
  const body = { password: person.password, codes: 'keep' };
  await world.call('user.erase', { token: person.token, body });
  const used = await usesOfJob(async () => {
    await runErasures();
    provideDependencies({ now: () => new Date(Date.now() + 2 * 3_600_000) });
    for (const { userId, ...rest } of await world.itemsOfType('erasure'))
      await world.put({ ...rest, userId, codes: 'release' });
    const code = (await world.itemsOfType('zarcode')).find(({ ownerId }) => ownerId === 'usr_erased');
    const ownerPk = `OWNER#${person.id}`;
    await world.put({ ...code, ownerId: person.id, ownerPk, ownerSk: `CODE#${code?.['createdAt']}` });
    await runErasures();
  });
  provideDependencies({ now: world.deps.now });
  // But for those of this test itself.
  expect(used.filter((use) => use !== 'Scan *')).toEqual(allowed(jobPermissions.erasures.table ?? []));
});

test('jobs.expireOrders uses exactly the table permissions of its role', async () => {
  await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
  await placeOrder(await world.person(), { bundle: 5, voucherCode: 'LIMITED' });
  expect(await usesOfJob(() => afterADay(expireOrders))).toEqual(
    allowed(jobPermissions.expireOrders.table ?? []),
  );
});

test('jobs.finishDeletions uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  const code = await world.buyCode(person);
  await world.call('zarcodes.delete', { token: person.token, params: { code } });
  expect(await usesOfJob(() => afterADay(finishDeletions))).toEqual(
    allowed(jobPermissions.finishDeletions.table ?? []),
  );
});

test('jobs.invoicePayments uses exactly the table permissions of its role', async () => {
  const { id, token } = await world.person({ role: 'admin' });
  const refunded = await paidPayment({ world, person: { id, token, email: '' } });
  await world.call('refunds.create', { token, params: { id: refunded }, body: manualRefund });
  await world.buyCode(await world.person());
  expect(await usesOfJob(invoicePayments)).toEqual(allowed(jobPermissions.invoicePayments.table ?? []));
});

test('jobs.resendMail uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  await world.buyCode(person);
  await world.call('auth.forgotPassword', { body: { email: person.email } });
  await changeEmail(person);
  await requestEmail(person);
  const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
  const used = await refusingOne(() =>
    usesOfJob(async () => {
      for (const hours of [2, 100]) {
        provideDependencies(later(hours));
        await resendMail();
      }
    }),
  );
  provideDependencies({ now: world.deps.now });
  expect(used).toEqual(allowed(jobPermissions.resendMail.table ?? []));
});

test('jobs.confirmNotices uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  const payFast = await openPayFast(world);
  payFast.answer = 'unanswered';
  const paying = async (place: Record<string, unknown>) => {
    const { body } = await payFast.order(person, place);
    const fields = { m_payment_id: body.id, pf_payment_id: `pf-${++noticeCount}` };
    await payFast.notify({ ...fields, amount_gross: body.amount });
    return { id: body.id as string, fields };
  };
  await paying({ bundle: 5 });
  await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
  const closed = await paying({ bundle: 10, voucherCode: 'LIMITED' });
  const order = await getPayment(world.deps.table, closed.id);
  if (order === null) throw new Error('No order');
  await closeOrder(world.deps, order, 'failed');
  const code = await paying({ zarcode: pretoria });
  await payFast.notify({ ...code.fields, pf_payment_id: `pf-${++noticeCount}` });
  const erased = await paying({ zarcode: { ...pretoria, title: 'Erased' } });
  const stored = (await world.itemsOfType('payment')).find(({ id }) => id === erased.id);
  await world.put({ ...stored, purchase: { kind: 'code' } });
  payFast.answer = 'valid';
  const used = await usesOfJob(confirmNotices);
  await world.setSettings({});
  expect(used).toEqual(allowed(jobPermissions.confirmNotices.table ?? []));
});

test('jobs.reconcile uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  const payFast = await openPayFast(world);
  const ordered = async (body: Record<string, unknown>) => {
    const order = await payFast.order(person, body);
    return { id: order.body.id as string, amount: order.body.amount as string };
  };
  const today = Date.now();
  const lines = ['Gross,Fee,Net,M Payment ID,PF Payment ID'];
  const pay = ({ id, amount }: { id: string; amount: string }) =>
    lines.push(`${amount},-3.15,15.85,${id},pf-${++noticeCount}`);
  pay(await ordered({ bundle: 5 }));
  await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
  const closed = await ordered({ bundle: 10, voucherCode: 'LIMITED' });
  const order = await getPayment(world.deps.table, closed.id);
  if (order === null) throw new Error('No order');
  await closeOrder(world.deps, order, 'failed');
  pay(closed);
  const code = await ordered({ zarcode: pretoria });
  pay(code);
  pay(code);
  const erased = await ordered({ zarcode: { ...pretoria, title: 'Erased' } });
  const stored = (await world.itemsOfType('payment')).find(({ id }) => id === erased.id);
  await world.put({ ...stored, purchase: { kind: 'code' } });
  pay(erased);
  await openRefund(world, await world.person());
  await world.setSettings({ usePayFast: true });
  provideDependencies({
    now: () => new Date(today + 24 * 3_600_000),
    payFastApi: {
      ping: async () => ({ status: 200, text: '' }),
      history: async () => ({ status: 200, text: lines.join('\n') }),
      refundable: async () => ({ status: 404, text: '' }),
      refund: async () => ({ status: 404, text: '' }),
    },
  });
  const used = await usesOfJob(reconcile);
  provideDependencies({ now: world.deps.now });
  await world.setSettings({});
  expect(used).toEqual(allowed(jobPermissions.reconcile.table ?? []));
});

test('jobs.dailyStats uses exactly the table permissions of its role', async () => {
  await world.setSettings({ notifyDailyStats: true });
  const used = await usesOfJob(dailyStats);
  await world.setSettings({});
  expect(used).toEqual(allowed(jobPermissions.dailyStats.table ?? []));
});

test('jobs.sendMailings uses exactly the table permissions of its role', async () => {
  const boss = await world.person({ role: 'super_admin' });
  for (const audience of audiences) await mailingTo(boss, audience, 'sending');
  const one = await world.person();
  await putMailing(world, boss, { audience: { kind: 'person', userId: one.id }, state: 'sending' });
  let refused = 0;
  const send = async ({ to }: { to: string }) => {
    if (to !== one.email) throw new MailRefused('No.', refused++ === 0 ? 'address' : 'later');
  };
  provideDependencies({ bulkMail: { send } });
  const used = await usesOfJob(sendMailings);
  expect(used).toEqual(allowed(jobPermissions.sendMailings.table ?? []));
});

test('jobs.mailEvents uses exactly the table permissions of its role', async () => {
  const tags = { mailing: ['mlg_00000000000000000000'], mail: ['mail_00000000000000000000'] };
  const used = await usesOfJob(() => mailEvents(bounceOf('gone@example.co.za', 'Permanent', tags)));
  expect(used).toEqual(allowed(jobPermissions.mailEvents.table ?? []));
});

test('only routes of accounts reserve emails and write users, and only jobs suppress addresses', () => {
  const writers = (key: string) =>
    [
      ...allRoutes().map((named) => [named.key, permissionsOf(named)] as const),
      ...Object.entries(jobPermissions),
    ]
      .filter(([, { table = [] }]) =>
        allowed(table).some((use) => use.endsWith(` ${key}`) && /^(?:Put|Update|Delete)/.test(use)),
      )
      .map(([name]) => name);
  expect(writers('EMAIL')).toEqual([
    'auth.register',
    'auth.confirmEmail',
    'auth.undoEmail',
    'user.erase',
    'users.create',
    'users.update',
    'users.delete',
    'erasures',
  ]);
  expect(writers('SUPPRESS')).toEqual([
    'sideEffects',
    'erasures',
    'resendMail',
    'sendMailings',
    'mailEvents',
  ]);
  expect(writers('USER')).toEqual([
    'auth.register',
    'auth.resetPassword',
    'auth.confirmEmail',
    'auth.undoEmail',
    'unsubscribe.create',
    'user.erase',
    'user.updateProfile',
    'user.password',
    'user.changePassword',
    'user.endSessions',
    'users.create',
    'users.update',
    'users.delete',
    'users.toggle',
    'users.password',
    'users.endSessions',
  ]);
  const settling = ['payments.create', 'payments.complete', 'payments.notify'];
  const settlers = ['confirmNotices', 'reconcile'];
  const refunding = ['refunds.create', 'refunds.resolve'];
  const moneyMoved = ['credits.complete', ...settling, ...refunding, 'zarcodes.create'];
  expect(writers('LEDGER')).toEqual([...moneyMoved, 'erasures', ...settlers]);
  expect(writers('BUNDLE')).toEqual([...moneyMoved, 'erasures', ...settlers]);
  expect(writers('COUNTS')).toEqual([
    'adminZarcodes.create',
    'adminZarcodes.update',
    'adminZarcodes.delete',
    ...settling,
    ...refunding,
    'zarcodes.create',
    'zarcodes.createForCreator',
    'zarcodes.update',
    'zarcodes.delete',
    'zarcodes.restore',
    'erasures',
    ...settlers,
  ]);
  expect(writers('NOTES')).toEqual([
    'changeRequests.decide',
    'credits.complete',
    'messages.reply',
    'notifications.markRead',
    ...settling,
    'erasures',
    ...settlers,
  ]);
  expect(writers('REFUND')).toEqual([
    'credits.complete',
    'payments.complete',
    'payments.notify',
    ...refunding,
    'sideEffects',
    'invoicePayments',
    ...settlers,
  ]);
  expect(writers('TOINVOICE')).toEqual([
    'credits.complete',
    'payments.complete',
    'payments.notify',
    'sideEffects',
    'invoicePayments',
    ...settlers,
  ]);
  expect(writers('TOCREDIT')).toEqual([...refunding, 'sideEffects', 'invoicePayments']);
  for (const key of ['INVOICE', 'CREDIT', 'NUMBERS']) {
    expect(writers(key), key).toEqual(['sideEffects', 'invoicePayments']);
  }
  expect(writers('PFID')).toEqual(['payments.notify', ...settlers]);
  expect(writers('RECONCILIATION')).toEqual(['reconcile']);
  expect(writers('NOTICE')).toEqual(['payments.notify', 'erasures', 'confirmNotices']);
  expect(writers('PAIDPLACE')).toEqual(['payments.notify', 'erasures', ...settlers]);
});

test('only what verifies a password may read its hash', () => {
  const reading = [...allRoutes()].filter((named) =>
    allowed(permissionsOf(named).table ?? []).includes('GetItem USER'),
  );
  expect(reading.map(({ key }) => key)).toEqual([
    'auth.login',
    'user.erase',
    'user.password',
    'user.changePassword',
  ]);
  const jobs = Object.values(jobPermissions).flatMap(({ table = [] }) => allowed(table));
  expect(jobs).not.toContain('GetItem USER');
  expect(userAttributes).not.toContain('passwordHash');
});

test('no permission allows scans', { tags: 'E1' }, async () => {
  const actions = [...allRoutes().map(permissionsOf), ...Object.values(jobPermissions)].flatMap(
    ({ table = [] }) => table.flatMap(({ actions }) => [...actions] as string[]),
  );
  expect(actions).not.toContain('Scan');
});

describe('the capacity that DynamoDB reports for a call', () => {
  const cost = async (route: RouteKey, sample: Sample & { token?: string }, status = 200) => {
    const { value, readUnits, writeUnits } = await recordCalls(world.table.client, () =>
      world.call(route, sample),
    );
    expect(value.status, value.raw).toBe(status);
    return { readUnits, writeUnits, body: value.body };
  };
  /** The session check reads the user. */
  const session = 1;

  let owner: Person;
  let many: Person;
  let code: string;
  beforeAll(async () => {
    const { writeNewZarCode } = await import('#functions/data/zarcodes.ts');
    const { transact } = await import('#functions/data/transact.ts');
    const { suffixAlphabet } = await import('#shared/domain/codeRule.ts');
    owner = await world.person();
    const { termsConfirmed: _, ...place } = pretoria;
    const suffix = (index: number) =>
      [21_952, 784, 28, 1].map((digit) => suffixAlphabet[Math.floor(index / digit) % 28]).join('');
    const issue = (person: Person, prefix: string, index: number) =>
      writeNewZarCode({
        ...place,
        addressLine2: '',
        title: `Huis ${index} van der Merwe se gastehuis`,
        suburb: 'Onder-Papegaaiberg',
        city: 'Stellenbosch',
        province: 'Western Cape',
        latitude: -33.95 + (index % 40) * 0.001,
        longitude: 18.84 + Math.floor(index / 40) * 0.001,
        code: prefix + suffix(index),
        ownerId: person.id,
        isCreatorCode: false,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
        updatedAt: '2026-01-01T00:00:00.000Z',
        version: 1,
      });
    many = await world.person();
    const writes = [
      ...Array.from({ length: 100 }, (_, index) => issue(owner, '1SL', index)),
      ...Array.from({ length: 1000 }, (_, index) => issue(many, '1SN', index)),
    ];
    for (let from = 0; from < writes.length; from += 100)
      await transact(world.deps.table, writes.slice(from, from + 100));
    for (const [{ id }, total] of [[owner, 100] as const, [many, 1000] as const]) {
      const counts = { type: 'counts', version: 1, total, 'month:2026-01': total };
      await world.put({ pk: `COUNTS#${id}`, sk: 'COUNTS', ...counts });
    }
    code = `1SL${suffix(0)}`;
  });

  test('a code page: half a unit', async () => {
    expect((await cost('zarcodes.get', { params: { code } })).readUnits).toBeLessThanOrEqual(0.5);
  });

  test('a page of a user’s hundred codes: one unit', async () => {
    const { readUnits, body } = await cost('zarcodes.list', { token: owner.token });
    expect(body.pagination.total).toBe(100);
    expect(readUnits - session).toBeLessThanOrEqual(1);
  });

  test('the newest ten: one unit', async () => {
    expect((await cost('zarcodes.recent', { token: owner.token })).readUnits - session).toBeLessThanOrEqual(
      1,
    );
  });

  test('all of a user’s thousand codes on a map: thirty units', async () => {
    const { readUnits, body } = await cost('zarcodes.list', { token: many.token, query: { limit: 1000 } });
    expect(body.zarCodes).toHaveLength(1000);
    expect(readUnits - session).toBeLessThanOrEqual(30);
  });

  test('the counts of a user: a unit and a half, session included', async () => {
    expect((await cost('user.stats', { token: owner.token })).readUnits).toBeLessThanOrEqual(1.5);
  });

  test.each([
    ['a town', { ne_lat: -33.9, ne_lng: 18.9, sw_lat: -34, sw_lng: 18.8 }],
    ['a street', { ne_lat: -33.94, ne_lng: 18.85, sw_lat: -33.95, sw_lng: 18.84 }],
    ['a province', { ne_lat: -32, ne_lng: 20, sw_lat: -34.5, sw_lng: 18 }],
    ['the country', { ne_lat: -22, ne_lng: 33, sw_lat: -35, sw_lng: 16 }],
  ])('the codes in view over %s: sixteen units', { tags: ['C11', 'I13'] }, async (_, query) => {
    expect(
      (await cost('zarcodes.inBounds', { token: owner.token, query })).readUnits - session,
    ).toBeLessThanOrEqual(16);
  });

  test('a create with a bundle: twenty units written', async () => {
    const maker = await world.person();
    await world.addBundle(maker, 5);
    const description = 'Blue gate, second house on the left behind the school. '.repeat(8);
    for (const headers of [{}, key()]) {
      const body = { ...fullPlace, description };
      expect(
        (await cost('zarcodes.create', { token: maker.token, headers, body }, 201)).writeUnits,
      ).toBeLessThanOrEqual(20);
    }
  });

  test('an order and its settlement: thirty units written', async () => {
    const maker = await world.person();
    const headers = key();
    const order = await cost(
      'payments.create',
      { token: maker.token, headers, body: { zarcode: pretoria } },
      201,
    );
    const paid = await cost('payments.complete', {
      token: maker.token,
      headers: key(),
      params: { id: order.body.id },
      body: {},
    });
    expect(order.writeUnits).toBeLessThanOrEqual(8);
    // The entry of the open order is one unit of these, and of those of the order.
    expect(paid.writeUnits).toBeLessThanOrEqual(22);
  });

  test('the price and the settings, read consistently: one unit each', async () => {
    expect((await cost('prices.current', {})).readUnits).toBeLessThanOrEqual(1);
    expect((await cost('settings.public', {})).readUnits).toBeLessThanOrEqual(1);
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
