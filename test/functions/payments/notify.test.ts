import { beforeEach, describe, expect, test } from 'vitest';
import { confirmOpenNotices } from '#functions/domain/payments/notices/confirmOpenNotices.ts';
import { handler as confirmNotices } from '#functions/jobs/confirmNotices.ts';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFast } from '#functions/services/payfast.ts';
import { day, hour, minute, testClock } from '#test/support/clock.ts';
import { delivered, nothingDelivered, oneCodeDelivered } from '#test/support/delivered.ts';
import { crashAtWrite, intercept, simulateConflicts } from '#test/support/dynamoCalls.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { type NoticeFields, noticeBody } from '#test/support/payfast/notice.ts';
import { openPayFast, type PayFastWorld } from '#test/support/payfast/payFastWorld.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let payFast: PayFastWorld;
let person: Person;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  world = await newWorld({ now: clock.now });
  payFast = await openPayFast(world);
  person = await world.person();
});

const order = async (body: Record<string, unknown> = { zarcode: pretoria }): Promise<string> => {
  const placed = await payFast.order(person, body);
  expect(placed.status, placed.raw).toBe(201);
  return placed.body.id;
};
const statusOf = async (id: string) =>
  (await world.call('payments.get', { token: person.token, params: { id } })).body;
const received = async (sent: Promise<{ status: number; raw: string }>) => {
  const { status, raw } = await sent;
  expect(status, raw).toBe(200);
};
const notify = (id: string, fields: NoticeFields = {}) =>
  received(payFast.notify({ m_payment_id: id, ...fields }));

/** What the job writes into its log, which alarms count. */
const openNow = () => confirmOpenNotices(dependencies({ payFast: createPayFast }), testAccount);
const outcomes = async () => (await world.itemsOfType('notice')).map(({ outcome }) => outcome);

describe('a notice that a payment is complete', () => {
  test('issues the code, with fee and net', async () => {
    const id = await order();
    await notify(id);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
    expect(await statusOf(id)).toMatchObject({
      status: 'complete',
      mode: 'payfast',
      zarcode: expect.stringMatching(/^7PT-/),
    });
    const [payment] = await world.itemsOfType('payment');
    expect(payment).toMatchObject({ pfPaymentId: '2577101', feeCents: 315, netCents: 1585 });
    expect(payment).not.toHaveProperty('sourceUnverified');
  });

  test('counts with the passphrase of before a change, for a day, also where it is confirmed later', async () => {
    const { config } = dependencies();
    const other = { passphrase: 'the-one-before', until: '2026-04-02T08:00:00.000Z' };
    const credentials = { ...testAccount, other };
    provideDependencies({ config: { ...config, payFast: async () => credentials } });
    const id = await order();
    payFast.answer = 'unanswered';
    await received(payFast.send(noticeBody({ m_payment_id: id }, { passphrase: 'the-one-before' })));
    clock.advance(2 * day);
    payFast.answer = 'valid';
    await confirmNotices();
    expect(await delivered(world)).toEqual(oneCodeDelivered);
    const late = noticeBody({ m_payment_id: id, pf_payment_id: '2577102' }, { passphrase: 'the-one-before' });
    await received(payFast.send(late));
    expect((await outcomes()).toSorted()).toEqual(['refused: signature', 'settled']);
  });

  test('grants a bundle', async () => {
    const id = await order({ bundle: 5 });
    await notify(id, { amount_gross: '90.25' });
    expect(await delivered(world)).toEqual({ ...oneCodeDelivered, codes: 0, prepaid: 5 });
    expect(await statusOf(id)).toMatchObject({ bundle: { totalZarcodes: 5 } });
  });

  test('is stored as it came, and its parameters are confirmed without passphrase and signature', async () => {
    const id = await order();
    const body = noticeBody({ m_payment_id: id });
    await received(payFast.send(body));
    expect(await world.itemsOfType('notice')).toMatchObject([{ body, outcome: 'settled' }]);
    expect(payFast.confirmed).toEqual([body.slice(0, body.indexOf('&signature='))]);
  });

  test('ten times in a row grants once', { tags: 'P1' }, async () => {
    const id = await order();
    for (let count = 0; count < 10; count++) await notify(id);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
    expect((await outcomes()).toSorted()).toEqual([...Array(9).fill('processedBefore'), 'settled']);
  });

  test.each([
    ['a code', { zarcode: pretoria }, '19.00', oneCodeDelivered],
    ['a bundle', { bundle: 5 }, '90.25', { ...oneCodeDelivered, codes: 0, prepaid: 5 }],
  ])('ten at once for %s grants once', { tags: 'P1' }, async (_, body, amount, expected) => {
    const id = await order(body);
    const conflicts = simulateConflicts(world.table.client, 2);
    await Promise.all(Array.from({ length: 10 }, () => notify(id, { amount_gross: amount })));
    conflicts.remove();
    expect(await delivered(world)).toEqual(expected);
  });

  test.each(['FAILED', 'CANCELLED', 'PENDING', 'UNHEARD_OF'])(
    'counts also after %s',
    { tags: 'P2' },
    async (before) => {
      const id = await order();
      await notify(id, { payment_status: before });
      const left: Record<string, string> = { FAILED: 'failed', CANCELLED: 'cancelled' };
      expect(await statusOf(id)).toMatchObject({ status: left[before] ?? 'pending' });
      expect(await delivered(world)).toEqual(nothingDelivered);
      await notify(id);
      await notify(id, { payment_status: before });
      expect(await statusOf(id)).toMatchObject({ status: 'complete' });
      expect(await delivered(world)).toEqual(oneCodeDelivered);
    },
  );

  test('counts after the order has expired, the price has changed and the limit is reached', {
    tags: ['P9', 'P16'],
  }, async () => {
    const id = await order();
    const [stored] = await world.itemsOfType('payment');
    await world.put({ ...stored, status: 'expired' });
    clock.advance(3 * day);
    await world.setPriceCents(9900);
    await world.setSettings({ usePayFast: true, maxCodesPerUser: 0 });
    await notify(id);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test('counts before, after and hours after the person is back on the page', { tags: 'P3' }, async () => {
    const complete = (id: string) =>
      world.call('payments.complete', { token: person.token, params: { id }, body: {} });
    for (const wait of [0, 3 * hour]) {
      const id = await order({ zarcode: { ...pretoria, title: `Spaza ${wait}` } });
      expect((await complete(id)).body.status).toBe('pending');
      clock.advance(wait);
      await notify(id, { pf_payment_id: `pf-${wait}` });
      expect((await complete(id)).body).toMatchObject({ status: 'complete', zarcode: expect.any(String) });
    }
    expect((await delivered(world)).codes).toBe(2);
  });

  test('of a person whose account is to be deleted issues the code, which is public until then', {
    tags: 'A19',
  }, async () => {
    const id = await order();
    await world.keepToken(person);
    await notify(id);
    // The other mail says that the account is to be deleted.
    expect(await delivered(world)).toEqual({ ...oneCodeDelivered, mails: 2 });
    expect(await world.itemsOfType('refund')).toEqual([]);
    const [issued] = await world.itemsOfType('zarcode');
    const shown = () => world.call('zarcodes.get', { params: { code: String(issued?.['code']) } });
    expect((await shown()).status).toBe(200);
  });

  test('of a person who has deleted the account issues nothing, and the money is to be paid back', async () => {
    const id = await order();
    await world.endAccount(person);
    for (let count = 0; count < 3; count++) await notify(id);
    expect(await world.itemsOfType('refund')).toMatchObject([{ paymentId: id, amountCents: 1900 }]);
    expect((await delivered(world)).codes).toBe(0);
  });
});

describe('is accepted:', { tags: 'P4' }, () => {
  const accepted = async (body: (id: string) => string, headers?: Record<string, string>) => {
    const id = await order();
    await received(payFast.send(body(id), { ...(headers && { headers }) }));
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  };

  test('pairs in any order', () =>
    accepted((id) => noticeBody({ m_payment_id: id }, { arrange: (pairs) => pairs.toReversed() })));

  test('blank fields left out', () =>
    accepted((id) =>
      noticeBody({ m_payment_id: id }, { arrange: (pairs) => pairs.filter(([, value]) => value !== '') }),
    ));

  test('blanks around a value', () =>
    accepted((id) => noticeBody({ m_payment_id: id, name_first: ' Thandi  ' })));

  test('lower-case hex, and blanks as %20', () =>
    accepted((id) =>
      noticeBody(
        { m_payment_id: id, item_name: "Zoë's café (Pty) ~ 5% off!" },
        { encode: (value) => encodeURIComponent(value).replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()) },
      ),
    ));

  test('a plus sign in an email address', () =>
    accepted((id) => noticeBody({ m_payment_id: id, email_address: 'zoe+farm@example.co.za' })));

  test('names in UTF-8', () =>
    accepted((id) => noticeBody({ m_payment_id: id, name_first: 'Zoë 李', name_last: "D'Oliveira 🏠" })));

  test('its currency, where it is named', () =>
    accepted((id) => noticeBody({ m_payment_id: id, currency: 'ZAR' })));

  test('a content type with a character set', () =>
    accepted((id) => noticeBody({ m_payment_id: id }), {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    }));
});

describe('is refused, without any effect:', () => {
  const refused = async (send: (id: string) => Promise<unknown>) => {
    const id = await order();
    const [before] = await world.itemsOfType('payment');
    await send(id);
    expect(await delivered(world)).toEqual(nothingDelivered);
    expect(await world.itemsOfType('payment')).toEqual([before]);
    // Nor is it tried again.
    clock.advance(hour);
    await confirmNotices();
    expect(await delivered(world)).toEqual(nothingDelivered);
  };

  test.each([
    '18.99',
    '0',
    '0.00',
    '1900',
    '19,00',
    '-19.00',
    'NaN',
    '19.001',
    '19',
    '019.00',
    '+19.00',
    ' 19.00',
    '1.9e1',
    '',
  ])('the amount “%s”', { tags: 'P6' }, (amount) => refused((id) => notify(id, { amount_gross: amount })));

  test('a changed amount with the signature of the right one', { tags: 'P6' }, () =>
    refused((id) =>
      received(payFast.send(noticeBody({ m_payment_id: id }).replace('gross=19.00', 'gross=18.00'))),
    ),
  );

  test('a bad signature', { tags: 'P4' }, () =>
    refused((id) =>
      received(
        payFast.send(noticeBody({ m_payment_id: id }).replace(/signature=.*/, `signature=${'0'.repeat(32)}`)),
      ),
    ),
  );

  test('no signature', { tags: 'P4' }, () =>
    refused((id) => received(payFast.send(noticeBody({ m_payment_id: id }).replace(/&signature=.*/, '')))),
  );

  test('the signature of another notice', { tags: 'P4' }, () =>
    refused((id) => {
      const other = noticeBody({ m_payment_id: 'pay_other' });
      const body = noticeBody({ m_payment_id: id });
      return received(payFast.send(body.replace(/signature=.*/, other.slice(other.indexOf('signature=')))));
    }),
  );

  test('another passphrase, or none', { tags: 'P4' }, () =>
    refused(async (id) => {
      for (const passphrase of ['another', '']) {
        await received(payFast.send(noticeBody({ m_payment_id: id }, { passphrase })));
      }
    }),
  );

  test('the passphrase before or after it, once its time is over', () =>
    refused(async (id) => {
      const { config } = dependencies();
      const other = { passphrase: 'another', until: new Date(Date.parse('2000-01-01')).toISOString() };
      provideDependencies({ config: { ...config, payFast: async () => ({ ...testAccount, other }) } });
      await received(payFast.send(noticeBody({ m_payment_id: id }, { passphrase: 'another' })));
      provideDependencies({ config });
    }));

  test('fields behind the signature, which does not cover them', { tags: 'P4' }, () =>
    refused(async (id) => {
      const body = noticeBody({ m_payment_id: null, amount_gross: null });
      await received(payFast.send(`${body}&m_payment_id=${id}&amount_gross=19.00`));
    }),
  );

  test('a field that comes twice', { tags: 'P4' }, () =>
    refused((id) =>
      received(
        payFast.send(
          noticeBody({ m_payment_id: id }, { arrange: (pairs) => [['amount_gross', '1.00'], ...pairs] }),
        ),
      ),
    ),
  );

  test('another merchant', { tags: 'P6' }, () => refused((id) => notify(id, { merchant_id: '10000101' })));
  test('another currency', { tags: 'P6' }, () => refused((id) => notify(id, { currency: 'USD' })));
  test('no id of PayFast', { tags: 'P6' }, () => refused((id) => notify(id, { pf_payment_id: '' })));
  test.each(['pay_00000000000000000000', '', '__proto__', 'SETTINGS'])(
    'the unknown order “%s”',
    { tags: 'P6' },
    (unknown) => refused(() => notify(unknown)),
  );

  test('the price of this order for the dearer one of another person', { tags: 'P6' }, () =>
    refused(async () => {
      const other = await payFast.order(await world.person(), { bundle: 10 });
      const items = await world.itemsOfType('payment');
      await notify(other.body.id);
      expect(await world.itemsOfType('payment')).toEqual(items);
      await world.table.client.send(await deleteOf(`PAY#${other.body.id}`));
    }),
  );

  test('an order of mock mode', { tags: 'P6' }, () =>
    refused(async () => {
      await world.setSettings({});
      const { body } = await payFast.order(await world.person(), { zarcode: pretoria });
      const items = await world.itemsOfType('payment');
      await notify(body.id);
      expect(await world.itemsOfType('payment')).toEqual(items);
      await world.table.client.send(await deleteOf(`PAY#${body.id}`));
    }),
  );

  test('what PayFast’s server does not know', { tags: 'P7' }, () =>
    refused((id) => {
      payFast.answer = 'invalid';
      return notify(id);
    }),
  );

  test.each([
    ['JSON', '{"m_payment_id":"1"}', 'application/json', 415],
    ['an empty body', '', 'application/x-www-form-urlencoded', 400],
    ['300 KB', `m_payment_id=${'x'.repeat(300 * 1024)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s, which is not even stored', (_, body, type, expected) =>
    refused(async () => {
      const headers = { 'content-type': type };
      expect((await payFast.send(body, { headers })).status).toBe(expected);
      expect(await world.itemsOfType('notice')).toEqual([]);
    }),
  );

  test.each(['a', '=', '&&&', '%', '%zz=%', '?', 'signature=', '\u0000=\u0000'])('the form “%s”', (body) =>
    refused(() => received(payFast.send(body))),
  );
});

describe('the source', { tags: 'P5' }, () => {
  const unknown = '203.0.113.9';
  const forged = {
    'x-forwarded-for': '197.97.145.145',
    referer: 'https://www.payfast.co.za/',
    host: 'www.payfast.co.za',
  };

  test.each(['197.97.145.159', '41.74.179.193', '102.216.36.140', '13.245.74.88', '3.163.240.237'])(
    '%s is PayFast',
    async (ip) => {
      const id = await order();
      await received(payFast.send(noticeBody({ m_payment_id: id }), { ip }));
      expect((await world.itemsOfType('payment'))[0]).not.toHaveProperty('sourceUnverified');
      expect(await delivered(world)).toEqual(oneCodeDelivered);
    },
  );

  test.each([unknown, '197.97.145.160', '2001:db8::1', 'unknown'])(
    '%s is not: what is right in everything else counts, and is flagged',
    async (ip) => {
      const id = await order();
      await received(payFast.send(noticeBody({ m_payment_id: id }), { ip, headers: forged }));
      expect((await world.itemsOfType('payment'))[0]).toMatchObject({ sourceUnverified: true });
      expect(await delivered(world)).toEqual(oneCodeDelivered);
    },
  );

  test('that is unknown is refused in strict mode, whatever the headers say', async () => {
    await world.setSettings({ usePayFast: true, payFastStrictSource: true });
    const id = await order();
    await received(payFast.send(noticeBody({ m_payment_id: id }), { ip: unknown, headers: forged }));
    expect(await delivered(world)).toEqual(nothingDelivered);
    expect(await outcomes()).toEqual(['refused: source']);
    await notify(id);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test.each([
    ['203.0.113.0/24', true],
    ['203.0.113.9', true],
    ['203.0.114.0/24', false],
    ['2001:db8::/32', false],
  ])('%s as configured', async (source, isKnown) => {
    const { config } = dependencies();
    provideDependencies({ config: { ...config, payFastSources: ['198.51.100.1', source] } });
    const id = await order();
    await received(payFast.send(noticeBody({ m_payment_id: id }), { ip: unknown }));
    const [payment] = await world.itemsOfType('payment');
    expect(payment?.['sourceUnverified']).toBe(isKnown ? undefined : true);
  });
});

describe('while PayFast’s server does not answer', { tags: 'P7' }, () => {
  test('the notice waits, and a job confirms it later', async () => {
    const id = await order();
    payFast.answer = 'unanswered';
    await notify(id);
    await confirmNotices();
    expect(await delivered(world)).toEqual(nothingDelivered);
    expect(await statusOf(id)).toMatchObject({ status: 'pending' });
    payFast.answer = 'valid';
    await confirmNotices();
    expect(await delivered(world)).toEqual(oneCodeDelivered);
    await confirmNotices();
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test('ten of one payment wait and grant once', async () => {
    const id = await order();
    payFast.answer = 'unanswered';
    for (let count = 0; count < 10; count++) await notify(id);
    payFast.answer = 'valid';
    await Promise.all([confirmNotices(), confirmNotices()]);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test('alarms count it after 15 minutes, and not before', async () => {
    const id = await order();
    payFast.answer = 'unanswered';
    await notify(id);
    for (const [wait, unconfirmed] of [
      [14 * minute, 0],
      [minute, 1],
    ] as const) {
      clock.advance(wait);
      expect(await openNow()).toEqual({ open: 1, unconfirmed, undelivered: 0 });
    }
  });

  test('a notice is given up after three days', async () => {
    const id = await order();
    payFast.answer = 'unanswered';
    await notify(id);
    clock.advance(3 * day);
    await confirmNotices();
    expect(await outcomes()).toEqual(['refused: neverConfirmed']);
  });
});

describe('a place that is paid for twice', { tags: 'P10' }, () => {
  test('by two orders: the second becomes a prepaid code, with a mail', async () => {
    const [first, second] = [await order(), await order()];
    clock.advance(5);
    await notify(first, { pf_payment_id: 'pf-1' });
    clock.advance(5);
    for (let count = 0; count < 2; count++) await notify(second, { pf_payment_id: 'pf-2' });
    expect(await delivered(world)).toEqual({ codes: 1, prepaid: 1, sales: 2, mails: 2, bell: 2 });
    expect(await statusOf(second)).toMatchObject({ status: 'complete', bundle: { totalZarcodes: 1 } });
    const mails = await world.itemsOfType('mail');
    expect(mails.filter(({ content }) => content.paidTwice)).toMatchObject([
      { content: { reference: second, bundleRemaining: 1 } },
    ]);
    const used = await world.call('zarcodes.create', {
      token: person.token,
      body: { ...pretoria, title: 'Another place', useBundle: true },
    });
    expect(used.status).toBe(201);
  });

  test('by two orders at once: one code, one prepaid code', async () => {
    const [first, second] = [await order(), await order()];
    clock.advance(5);
    const conflicts = simulateConflicts(world.table.client, 2);
    await Promise.all([notify(first, { pf_payment_id: 'pf-1' }), notify(second, { pf_payment_id: 'pf-2' })]);
    conflicts.remove();
    expect(await delivered(world)).toMatchObject({ codes: 1, prepaid: 1, sales: 2 });
  });

  test('on purpose, after the first was paid: two codes', async () => {
    await notify(await order(), { pf_payment_id: 'pf-1' });
    clock.advance(5);
    await notify(await order(), { pf_payment_id: 'pf-2' });
    expect(await delivered(world)).toMatchObject({ codes: 2, prepaid: 0 });
  });

  test('by another person, or for another place: two codes', async () => {
    const first = await order();
    const second = await order({ zarcode: { ...pretoria, description: 'Red gate' } });
    const other = await world.person();
    const third = (await payFast.order(other, { zarcode: pretoria })).body.id;
    clock.advance(5);
    for (const [index, id] of [first, second, third].entries())
      await notify(id, { pf_payment_id: `pf-${index}` });
    expect(await delivered(world)).toMatchObject({ codes: 3, prepaid: 0 });
  });

  test('by one order: the second payment is booked on its own, and becomes a prepaid code', async () => {
    const id = await order();
    clock.advance(5);
    await notify(id, { pf_payment_id: 'pf-1' });
    for (let count = 0; count < 3; count++) await notify(id, { pf_payment_id: 'pf-2' });
    expect(await delivered(world)).toEqual({ codes: 1, prepaid: 1, sales: 2, mails: 2, bell: 2 });
    const payments = await world.itemsOfType('payment');
    expect(payments.map(({ pfPaymentId }) => pfPaymentId).toSorted()).toEqual(['pf-1', 'pf-2']);
  });

  test('by one order with a voucher: however often its notice comes, the second payment is booked once', async () => {
    await world.addVoucher('HALF', 50);
    const id = await order({ zarcode: pretoria, voucherCode: 'HALF' });
    const pay = (pf: string) => notify(id, { pf_payment_id: pf, amount_gross: '9.50' });
    clock.advance(5);
    for (const pf of ['pf-1', 'pf-2', 'pf-2']) await pay(pf);
    await Promise.all(['pf-3', 'pf-3', 'pf-3'].map(pay));
    expect(await openNow()).toMatchObject({ open: 0, undelivered: 0 });
    expect(await delivered(world)).toMatchObject({ codes: 1, prepaid: 2, sales: 3 });
  });

  test('of a bundle: two bundles', async () => {
    const id = await order({ bundle: 5 });
    for (const pf of ['pf-1', 'pf-2', 'pf-2']) await notify(id, { pf_payment_id: pf, amount_gross: '90.25' });
    expect(await delivered(world)).toMatchObject({ prepaid: 10, sales: 2 });
  });

  test('of a bundle five times at once: five bundles, each with a payment of its own', async () => {
    const id = await order({ bundle: 5 });
    const ids = ['pf-1', 'pf-2', 'pf-3', 'pf-4', 'pf-5'];
    await Promise.all(ids.map((pf) => notify(id, { pf_payment_id: pf, amount_gross: '90.25' })));
    expect(await delivered(world)).toMatchObject({ prepaid: 25, sales: 5 });
    const payments = await world.itemsOfType('payment');
    expect(payments.map(({ pfPaymentId }) => pfPaymentId).toSorted()).toEqual(ids);
  });
});

test('what can’t be settled is counted after five minutes, and settled as soon as it can be', {
  tags: 'P3',
}, async () => {
  const id = await order();
  const broken = intercept(world.table.client, async ({ operation }, send) => {
    if (operation === 'TransactWriteItems') throw new Error('out of order');
    return send();
  });
  await notify(id);
  expect(await openNow()).toEqual({ open: 1, unconfirmed: 0, undelivered: 0 });
  clock.advance(5 * minute);
  expect(await openNow()).toEqual({ open: 1, unconfirmed: 0, undelivered: 1 });
  broken();
  await openNow();
  expect(await delivered(world)).toEqual(oneCodeDelivered);
  expect(await openNow()).toEqual({ open: 0, unconfirmed: 0, undelivered: 0 });
});

describe('a crash', { tags: ['P8', 'C6'] }, () => {
  test.each(['before', 'after'] as const)(
    '%s each write is made up for by one more delivery or by the job',
    async (when) => {
      let steps = 0;
      for (const recover of ['delivery', 'job'] as const) {
        for (let nth = 0; ; nth++) {
          const title = `Spaza ${recover} ${nth}`;
          const id = await order({ zarcode: { ...pretoria, title } });
          const pf = { pf_payment_id: `pf-${recover}-${nth}` };
          const before = await delivered(world);
          const process = crashAtWrite(world.table.client, nth, when);
          const { status } = await payFast.notify({ m_payment_id: id, ...pf });
          process.restart();
          // Stored or refused: a notice that was lost comes again.
          const isStored = nth > 0 || when === 'after';
          expect(status === 200 || !isStored || process.crashed()).toBe(true);
          if (!isStored) expect(status).toBeGreaterThanOrEqual(500);
          if (recover === 'delivery' || !isStored) await notify(id, pf);
          await confirmNotices();
          const after = await delivered(world);
          expect(after, `${when} ${nth}, then a ${recover}`).toEqual({
            codes: before.codes + 1,
            prepaid: before.prepaid,
            sales: before.sales + 1,
            mails: before.mails + 1,
            bell: before.bell + 1,
          });
          expect((await outcomes()).every((outcome) => outcome !== undefined)).toBe(true);
          if (!process.crashed()) break;
          steps += 1;
        }
      }
      // Store, settle, end: for each way to recover.
      expect(steps).toBeGreaterThanOrEqual(6);
    },
  );
});

test('no notice is taken while no account at PayFast is entered', async () => {
  provideDependencies({ config: { ...world.deps.config, payFast: async () => null } });
  expect((await payFast.notify({ m_payment_id: 'pay_1' })).status).toBe(503);
  expect(await world.itemsOfType('notice')).toEqual([]);
  await confirmNotices();
});

async function deleteOf(pk: string) {
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
  return new DeleteCommand({ TableName: world.table.name, Key: { pk, sk: 'PAY' } });
}
