/** The table requests of every job, compared with its role's permissions (`infra/permissions/jobs.ts`). */
import { describe, expect, test } from 'vitest';
import { getPayment } from '#functions/data/payments.ts';
import { putReset } from '#functions/data/resets.ts';
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
import { handler as runImports } from '#functions/jobs/runImports.ts';
import { handler as sendMailings } from '#functions/jobs/sendMailings.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { MailRefused } from '#functions/services/mailRefused.ts';
import { createMailer } from '#functions/services/ses.ts';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import { consumerNames } from '#shared/contract/jobs.ts';
import { erasureHours } from '#shared/domain/account.ts';
import { claim, makeSlip } from '#test/support/claims.ts';
import { makeCreator, makeCreatorCode, reserve } from '#test/support/creators.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { anExpense } from '#test/support/expenses.ts';
import { fullPerson } from '#test/support/fullPerson.ts';
import { aRow, beginImport, finishImport, someRows } from '#test/support/imports.ts';
import { bounceOf } from '#test/support/mailEvents.ts';
import { putMailing } from '#test/support/mailings.ts';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { newSlip, openRefund, paidPayment, processedImage } from '#test/support/samples.ts';
import { runJob } from '#test/support/streamFeed.ts';
import { reportVisit, visitorOf } from '#test/support/visits.ts';
import { startWebhookReceiver } from '#test/support/webhookReceiver.ts';
import {
  deliver,
  makeWebhook,
  moveWebhook,
  pauseWebhook,
  queueSome,
  saveCode,
} from '#test/support/webhooks.ts';
import { type Person, pretoria } from '#test/support/world.ts';
import {
  afterADay,
  audiences,
  changeEmail,
  mailingTo,
  manualRefund,
  newPayFastId,
  placeOrder,
} from './acts.ts';
import { openPermissionWorld } from './scenario.ts';
import { allowed, usesOfJob } from './uses.ts';

const { world, feeds } = await openPermissionWorld();

const allowedTo = (job: keyof typeof jobPermissions) => allowed(jobPermissions[job].table ?? []);

const requestEmail = ({ id, token }: Person) =>
  world.call('user.updateProfile', { token, body: { email: `new-${id}@example.co.za`.toLowerCase() } });

/** Every kind of order: of a bundle, one that has failed meanwhile, of a code, and of a code whose place was erased. */
async function everyOrder<Order extends { id: string }>(
  place: (body: Record<string, unknown>) => Promise<Order>,
): Promise<{ bundle: Order; failed: Order; code: Order; erased: Order }> {
  const bundle = await place({ bundle: 5 });
  await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
  const failed = await place({ bundle: 10, voucherCode: 'LIMITED' });
  const payment = await getPayment(world.deps.table, failed.id);
  if (payment === null) throw new Error('No order');
  await closeOrder(world.deps, payment, 'failed');
  const code = await place({ zarcode: pretoria });
  const erased = await place({ zarcode: { ...pretoria, title: 'Erased' } });
  const stored = (await world.itemsOfType('payment')).find(({ id }) => id === erased.id);
  await world.put({ ...stored, purchase: { kind: 'code' } });
  return { bundle, failed, code, erased };
}

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
    await world.call('zarcodes.createPass', {
      token: person.token,
      params: { code },
      body: { label: 'Courier', hours: 2, openings: 1 },
    });
    // Of the two shops that saved it one is paused.
    const shops = [await makeWebhook(world, person), await makeWebhook(world, person)] as const;
    for (const shop of shops) await saveCode(world, shop, code);
    await pauseWebhook(world, shops[1]);
    await world.openEditWindow(person, code);
    await world.call('zarcodes.update', {
      token: person.token,
      params: { code },
      body: { ...pretoria, title: 'Mama Joy Supermarket', version: 1 },
    });
    await makeCreator(person);
    const creatorCode = await makeCreatorCode(world, person);
    await world.call('auth.forgotPassword', { body: { email: person.email } });
    await changeEmail(world, await world.person());
    await world.keepToken(await world.person());
    await requestEmail(person);
    await reportVisit(world, code, visitorOf(1));
    const made = await feeds[name].next();
    for (const each of [code, creatorCode]) {
      await deleteForGood(world, person, each);
    }
    await world.call('creators.updateMe', { token: person.token, body: { email: 'joy@example.co.za' } });
    const leaving = await world.person();
    const { id: creatorId } = await makeCreator(leaving);
    // Where nobody else has a code.
    await finishImport(world, leaving, [aRow(name === 'sideEffects' ? 101 : 100)]);
    await world.call('creators.delete', { token: admin.token, params: { id: creatorId } });
    const deleted = await feeds[name].next();
    const used = await refusingOne(() =>
      usesOfJob(world, async () => {
        for (const records of [made, deleted, made]) {
          expect(await runJob(name, records)).toEqual({ batchItemFailures: [] });
        }
      }),
    );
    expect(used).toEqual(allowedTo(name));
  });
});

test('jobs.erasures uses exactly the table permissions of its role', async () => {
  // The end of a super admin who used everything, and both passes.
  const person = await fullPerson(world);
  await world.updateUser(person, { role: 'super_admin', ownerPk: 'SUPERADMINS', ownerSk: person.id });
  // Numbers of invoices, then their mails.
  for (let round = 0; round < 2; round++) await feeds.sideEffects.work();
  // Its resident has claimed it.
  const handedOn = await makeCreatorCode(world, person);
  await claim(world, await world.person(), handedOn, await makeSlip(world, person, handedOn));
  // Waits to be sent.
  await world.call('auth.forgotPassword', { body: { email: person.email } });
  // More codes than are freed at once.
  await reserve(world, person, 100);
  await world.call('zarcodes.requestChange', {
    token: person.token,
    params: { code: person.codes[1] ?? '' },
    body: { reason: 'The gate has moved' },
  });
  const body = { password: person.password, codes: 'keep' };
  await world.call('user.erase', { token: person.token, body });
  // Of a mail that was sent at the same time.
  await putReset(world.table, { userId: person.id, secret: 'secret', expiresAt: Date.now() });
  const later = (hours: number) =>
    provideDependencies({ now: () => new Date(Date.now() + hours * 3_600_000) });
  const used = await usesOfJob(world, async () => {
    later(erasureHours);
    await runErasures();
    later(erasureHours + 2);
    for (const { userId, ...rest } of await world.itemsOfType('erasure'))
      await world.put({ ...rest, userId, codes: 'release' });
    const code = (await world.itemsOfType('zarcode')).find(({ ownerId }) => ownerId === 'usr_erased');
    const ownerPk = `OWNER#${person.id}`;
    await world.put({ ...code, ownerId: person.id, ownerPk, ownerSk: `CODE#${code?.['createdAt']}` });
    await runErasures();
  });
  provideDependencies({ now: world.deps.now });
  // But for those of this test itself.
  expect(used.filter((use) => use !== 'Scan *')).toEqual(allowedTo('erasures'));
});

test('jobs.expireOrders uses exactly the table permissions of its role', async () => {
  await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
  await placeOrder(world, await world.person(), { bundle: 5, voucherCode: 'LIMITED' });
  expect(await usesOfJob(world, () => afterADay(world, expireOrders))).toEqual(allowedTo('expireOrders'));
});

test('jobs.finishDeletions uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  const code = await world.buyCode(person);
  await world.call('zarcodes.delete', { token: person.token, params: { code } });
  expect(await usesOfJob(world, () => afterADay(world, finishDeletions))).toEqual(
    allowedTo('finishDeletions'),
  );
});

test('jobs.invoicePayments uses exactly the table permissions of its role', async () => {
  const { id, token } = await world.person({ role: 'admin' });
  const refunded = await paidPayment({ world, person: { id, token, email: '' } });
  await world.call('refunds.create', { token, params: { id: refunded }, body: manualRefund });
  await world.buyCode(await world.person());
  expect(await usesOfJob(world, invoicePayments)).toEqual(allowedTo('invoicePayments'));
});

test('jobs.resendMail uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  await world.buyCode(person);
  await world.call('auth.forgotPassword', { body: { email: person.email } });
  await world.keepToken(await world.person());
  await changeEmail(world, person);
  await requestEmail(person);
  const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
  const used = await refusingOne(() =>
    usesOfJob(world, async () => {
      for (const hours of [2, 100]) {
        provideDependencies(later(hours));
        await resendMail();
      }
    }),
  );
  provideDependencies({ now: world.deps.now });
  expect(used).toEqual(allowedTo('resendMail'));
});

test('jobs.confirmNotices uses exactly the table permissions of its role', async () => {
  const person = await world.person();
  const payFast = await openPayFast(world);
  payFast.answer = 'unanswered';
  const paying = async (place: Record<string, unknown>) => {
    const { body } = await payFast.order(person, place);
    const fields = { m_payment_id: body.id, pf_payment_id: newPayFastId() };
    await payFast.notify({ ...fields, amount_gross: body.amount });
    return { id: body.id as string, fields };
  };
  const { code } = await everyOrder(paying);
  await payFast.notify({ ...code.fields, pf_payment_id: newPayFastId() });
  payFast.answer = 'valid';
  const used = await usesOfJob(world, confirmNotices);
  await world.setSettings({});
  expect(used).toEqual(allowedTo('confirmNotices'));
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
    lines.push(`${amount},-3.15,15.85,${id},${newPayFastId()}`);
  const { bundle, failed, code, erased } = await everyOrder(ordered);
  // The one of the code twice.
  for (const order of [bundle, failed, code, code, erased]) pay(order);
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
  const used = await usesOfJob(world, reconcile);
  provideDependencies({ now: world.deps.now });
  await world.setSettings({});
  expect(used).toEqual(allowedTo('reconcile'));
});

test('jobs.runImports uses exactly the table permissions of its role', async () => {
  const [holder, other] = [await world.person(), await world.person()];
  await makeCreator(holder);
  await makeCreator(other);
  // In Pretoria, whose prefix is full.
  const { termsConfirmed: _, ...place } = pretoria;
  // Where nobody else has a code.
  const row = { ...place, latitude: place.latitude + 0.01 };
  const done = await finishImport(world, other, someRows(1));
  await beginImport(world, holder, [row]);
  await world.call('imports.undo', { token: other.token, params: { id: done } });
  expect(await usesOfJob(world, runImports)).toEqual(allowedTo('runImports'));
});

test('jobs.deliverWebhooks uses exactly the table permissions of its role', async () => {
  const leaving = await world.person();
  const [told, gone, ended] = [
    await makeWebhook(world, await world.person()),
    await makeWebhook(world, await world.person()),
    await makeWebhook(world, leaving),
  ];
  await saveCode(world, ended, await world.buyCode(leaving));
  await world.put({ pk: `DELIVERED#${ended.keyId}`, sk: 'any', type: 'delivered', version: 1 });
  for (const shop of [told, gone, ended]) await queueSome(world, shop);
  const receiver = await startWebhookReceiver();
  const refusing = await startWebhookReceiver();
  refusing.answerWith(410);
  await moveWebhook(world, told, receiver.url);
  await moveWebhook(world, gone, refusing.url);
  await world.call('apiKeys.delete', { token: leaving.token, params: { id: ended.keyId } });
  const used = await usesOfJob(world, deliver);
  receiver.stop();
  refusing.stop();
  expect(used).toEqual(allowedTo('deliverWebhooks'));
});

test('jobs.dailyStats uses exactly the table permissions of its role', async () => {
  await world.setSettings({ notifyDailyStats: true });
  const used = await usesOfJob(world, dailyStats);
  await world.setSettings({});
  expect(used).toEqual(allowedTo('dailyStats'));
});

test('jobs.sendMailings uses exactly the table permissions of its role', async () => {
  const boss = await world.person({ role: 'super_admin' });
  for (const audience of audiences) await mailingTo(world, boss, audience, 'sending');
  const one = await world.person();
  await putMailing(world, boss, { audience: { kind: 'person', userId: one.id }, state: 'sending' });
  let refused = 0;
  const send = async ({ to }: { to: string }) => {
    if (to !== one.email) throw new MailRefused('No.', refused++ === 0 ? 'address' : 'later');
  };
  provideDependencies({ bulkMail: { send } });
  const used = await usesOfJob(world, sendMailings);
  expect(used).toEqual(allowedTo('sendMailings'));
});

test('jobs.mailEvents uses exactly the table permissions of its role', async () => {
  const tags = { mailing: ['mlg_00000000000000000000'], mail: ['mail_00000000000000000000'] };
  const used = await usesOfJob(world, () => mailEvents(bounceOf('gone@example.co.za', 'Permanent', tags)));
  expect(used).toEqual(allowedTo('mailEvents'));
});
