/** Which notices count, and why others do not; what follows from them is tried in notify.test.ts. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Payment, writeNewPayment } from '#functions/data/payments.ts';
import { transact } from '#functions/data/transact.ts';
import { checkNotice } from '#functions/domain/payments/notices/checkNotice.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import type { Confirmation } from '#functions/services/payfast.ts';
import { testTable } from '#test/support/engine.ts';
import { aBundleOrder } from '#test/support/orders.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { type NoticeFields, noticeBody } from '#test/support/payfast/notice.ts';
import { payFastIp } from '#test/support/payfast/payFastWorld.ts';

const receivedAt = '2026-04-01T08:00:00.000Z';
const order: Payment = { ...aBundleOrder, amountCents: 1900, createdAt: receivedAt };

let deps: Dependencies<'payFast'>;
let answer: Confirmation;
let confirmed: { parameters: string; sandbox: boolean }[];
beforeEach(async () => {
  const table = await testTable();
  answer = 'valid';
  confirmed = [];
  const payFast = {
    confirm: async (parameters: string, sandbox: boolean) => {
      confirmed.push({ parameters, sandbox });
      return answer;
    },
  };
  deps = { ...dependencies(), table, payFast };
});

const store = (change: Partial<Payment> = {}) =>
  transact(deps.table, [writeNewPayment({ ...order, ...change })]);
const requireKnownSource = () =>
  deps.table.client.send(
    new PutCommand({
      TableName: deps.table.name,
      Item: { pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, payFastStrictSource: true },
    }),
  );
const bodyOf = (fields: NoticeFields = {}, passphrase = testAccount.passphrase) =>
  noticeBody({ m_payment_id: 'pay_1', ...fields }, { passphrase });
const check = (body: string, { clientIp = payFastIp, account = testAccount } = {}) =>
  checkNotice(deps, { id: 'ntc_1', body, clientIp, receivedAt }, account);
const refused = (reason: string, paymentId: string | null = null) => ({ kind: 'refused', reason, paymentId });

describe('a notice counts', { tags: 'P4' }, () => {
  test('with its payment, once PayFast’s server has confirmed what was signed', async () => {
    await store();
    const body = bodyOf();
    const verdict = await check(body);
    expect(verdict).toMatchObject({
      kind: 'accepted',
      notice: { payment: order, pfPaymentId: '2577101', sourceUnverified: false },
    });
    const parameters = body.slice(0, body.indexOf('&signature='));
    expect(confirmed).toEqual([{ parameters, sandbox: false }]);
  });

  test('of the sandbox once the sandbox has confirmed it', async () => {
    await store({ sandbox: true });
    expect(await check(bodyOf())).toMatchObject({ kind: 'accepted' });
    expect(confirmed).toMatchObject([{ sandbox: true }]);
  });

  test.each<[string, string]>([
    ['a signature in capitals', bodyOf().replace(/(?<=signature=).*/, (hex) => hex.toUpperCase())],
    ['its currency', bodyOf({ currency: 'ZAR' })],
    ['an id of 64 characters', bodyOf({ pf_payment_id: `a.-_${'9'.repeat(60)}` })],
  ])('with %s', async (_, body) => {
    await store();
    expect(await check(body)).toMatchObject({ kind: 'accepted' });
  });

  test('from elsewhere, flagged', async () => {
    await store();
    const verdict = await check(bodyOf(), { clientIp: '203.0.113.9' });
    expect(verdict).toMatchObject({ kind: 'accepted', notice: { sourceUnverified: true } });
  });

  test('with the other passphrase until its time is over', async () => {
    await store();
    const body = bodyOf({}, 'the-one-before');
    const until = (time: string) => ({
      account: { ...testAccount, other: { passphrase: 'the-one-before', until: time } },
    });
    expect(await check(body, until('2026-04-01T08:00:00.001Z'))).toMatchObject({ kind: 'accepted' });
    expect(await check(body, until(receivedAt))).toEqual(refused('signature'));
    expect(await check(bodyOf(), until(receivedAt))).toMatchObject({ kind: 'accepted' });
    expect(await check(body)).toEqual(refused('signature'));
  });
});

describe('a notice has no effect', { tags: 'P6' }, () => {
  test.each<[string, string]>([
    ['ambiguous', `amount_gross=1.00&${bodyOf()}`],
    ['signature', bodyOf().replace(/&signature=.*/, '')],
    ['signature', bodyOf().replace(/(?<=signature=).*/, '0'.repeat(32))],
    ['signature', bodyOf({}, 'another')],
    ['merchant', bodyOf({ merchant_id: '10000101' })],
    ['unknownOrder', bodyOf({ m_payment_id: 'pay_2' })],
  ])('(%s) that is wrong before its order is looked at', async (reason, body) => {
    await store();
    expect(await check(body)).toEqual(refused(reason));
    expect(confirmed).toEqual([]);
  });

  test('about an order of mock mode', async () => {
    await store({ mode: 'mock' });
    expect(await check(bodyOf())).toEqual(refused('unknownOrder'));
  });

  test.each<[string, NoticeFields]>([
    ['amount', { amount_gross: '18.99' }],
    ['amount', { amount_gross: '19.01' }],
    ['amount', { amount_gross: 'R19' }],
    ['currency', { currency: 'USD' }],
    ['paymentId', { pf_payment_id: '' }],
    ['paymentId', { pf_payment_id: ' 2577101' }],
    ['paymentId', { pf_payment_id: '2577101#' }],
    ['paymentId', { pf_payment_id: '9'.repeat(65) }],
  ])('(%s) that does not fit its order: %j', async (reason, fields) => {
    await store();
    expect(await check(bodyOf(fields))).toEqual(refused(reason, 'pay_1'));
    expect(confirmed).toEqual([]);
  });

  test('from elsewhere, where only known addresses are taken', async () => {
    await store();
    await requireKnownSource();
    expect(await check(bodyOf(), { clientIp: '203.0.113.9' })).toEqual(refused('source', 'pay_1'));
    expect(confirmed).toEqual([]);
    expect(await check(bodyOf())).toMatchObject({ kind: 'accepted' });
  });

  test('that PayFast’s server does not know, or while it does not answer', { tags: 'P7' }, async () => {
    await store();
    answer = 'invalid';
    expect(await check(bodyOf())).toEqual(refused('notConfirmed', 'pay_1'));
    answer = 'unanswered';
    expect(await check(bodyOf())).toEqual({ kind: 'waiting' });
  });
});
