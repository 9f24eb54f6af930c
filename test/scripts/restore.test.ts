import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import { contentsOf, differences } from '#scripts/restore/compare.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import type { StoredItem } from '#scripts/restore/tableFile.ts';

async function* stream(items: readonly object[]): AsyncGenerator<StoredItem> {
  for (const item of items) yield marshall(item) as StoredItem;
}

const code = {
  pk: 'CODE#7PTFLHV',
  sk: 'CODE',
  type: 'zarcode',
  code: '7PTFLHV',
  ownerId: 'usr_1',
  place: { a: 1, b: [2] },
};
const sale = {
  pk: 'LEDGER#usr_1',
  sk: '1',
  type: 'ledger',
  id: 'led_1',
  kind: 'bundleSale',
  amountCents: 9025,
  codes: 5,
  paymentId: 'pay_1',
  bundleId: 'bnd_1',
};
const { paymentId: _, ...unpaid } = sale;
const debit = { ...unpaid, sk: '2', id: 'led_2', kind: 'bundleDebit', amountCents: 0, codes: -1 };
const bundle = { pk: 'BUNDLE#usr_1', sk: '1', type: 'bundle', id: 'bnd_1', remaining: 4 };
const payment = {
  pk: 'PAY#pay_1',
  sk: 'PAY',
  type: 'payment',
  id: 'pay_1',
  status: 'complete',
  amountCents: 9025,
};
const counts = { pk: 'COUNTS#usr_1', sk: 'COUNTS', type: 'counts', total: 1 };
const whole = [code, sale, debit, bundle, payment, counts];

describe('a copy', { tags: 'E3' }, () => {
  const compare = async (copy: readonly object[]) =>
    differences(await contentsOf(stream(whole)), await contentsOf(stream(copy)));

  test('is equal in any order of items and attributes', async () => {
    const reordered = whole.toReversed().map((item) => Object.fromEntries(Object.entries(item).toReversed()));
    expect(await compare(reordered)).toEqual([]);
  });

  test.each([
    ['lacks an item', whole.slice(1), ['zarcode: 1 items, but 0 in the copy']],
    ['has one more', [...whole, { ...code, pk: 'CODE#7PT2222' }], ['zarcode: 1 items, but 2 in the copy']],
    [
      'has one changed deep inside',
      [{ ...code, place: { a: 1, b: [3] } }, ...whole.slice(1)],
      ['CODE#7PTFLHV CODE is not the same in the copy'],
    ],
    ['is empty', [], expect.arrayContaining(['payment: 1 items, but 0 in the copy'])],
  ])('that %s differs from the original', async (_, copy, expected) => {
    expect(await compare(copy)).toEqual(expected);
  });
});

describe('the ledger', { tags: 'E3' }, () => {
  const check = async (items: readonly object[]) => checkLedger(await entriesOf(stream(items)));
  const without = (lost: object) => whole.filter((item) => item !== lost);

  test('of an intact table is consistent, and gives the sales', async () => {
    expect(await check(whole)).toEqual({ salesCents: 9025, problems: [] });
    expect(await check([])).toEqual({ salesCents: 0, problems: [] });
  });

  test.each([
    ['a debit is lost', without(debit), ['bnd_1 has 4 codes left, and 5 by the ledger']],
    [
      'more was taken from a bundle than was in it',
      [
        ...whole.filter((item) => item !== bundle && item !== debit),
        { ...bundle, remaining: -1 },
        { ...debit, codes: -6 },
      ],
      ['bnd_1 has -1 codes left'],
    ],
    ['a bundle is lost', without(bundle), ['bnd_1 is in the ledger, but there is no such bundle']],
    ['an order is lost', without(payment), ['pay_1 is sold by the ledger, but not paid']],
    ['a code is lost', without(code), ['COUNTS#usr_1 is counted 1 codes and has 0']],
    [
      'an order was for another amount',
      [...without(payment), { ...payment, amountCents: 1900 }],
      ['pay_1 was paid with 1900 cents; the ledger has 9025'],
    ],
    [
      'an order was never completed',
      [...without(payment), { ...payment, status: 'pending' }],
      ['pay_1 is sold by the ledger, but not paid'],
    ],
    [
      'a sale is duplicated',
      [...whole, { ...sale, sk: '3', codes: 0 }],
      ['pay_1 was paid with 9025 cents; the ledger has 9025 and 9025'],
    ],
  ])('reports that %s', async (_, items, problems) => {
    expect((await check(items)).problems).toEqual(problems);
  });

  describe('of invoices', () => {
    const invoiced = { ...payment, mode: 'payfast', invoiceNumber: 'INV-000001' };
    const invoice = {
      ...{ pk: 'INVOICE#INV-000001', sk: 'INVOICE', type: 'invoice', number: 'INV-000001' },
      ...{ paymentId: 'pay_1', amountCents: 9025, vatCents: 0 },
    };
    const counter = { pk: 'NUMBERS#INV', sk: 'NUMBERS', type: 'numbers', last: 1 };
    const waiting = { pk: 'TOINVOICE#1', sk: '1', type: 'toInvoice', paymentId: 'pay_1' };
    const unnumbered = { ...payment, mode: 'payfast' };
    const gap = (count: number, last: number) =>
      `The numbers INV have gaps: ${count} are given, the last number is ${last}`;
    const otherwise = 'pay_1 and the invoice INV-000001 do not agree';

    test.each([
      ['has its number', [invoiced, invoice, counter], []],
      ['waits for it', [unnumbered, waiting], []],
      ['does neither', [unnumbered], ['pay_1 was paid, but has no invoice and waits for none']],
      [
        'does both',
        [invoiced, invoice, counter, waiting],
        ['pay_1 has the number INV-000001 and waits for one'],
      ],
      ['has another amount', [invoiced, { ...invoice, amountCents: 1900 }, counter], [otherwise]],
      ['lost its invoice', [invoiced, counter], [otherwise, gap(0, 1)]],
      [
        'lost its number',
        [unnumbered, waiting, invoice, counter],
        ['INV-000001 is the invoice of pay_1, which does not have it'],
      ],
      ['has a number after a gap', [invoiced, invoice, { ...counter, last: 2 }], [gap(1, 2)]],
    ])('a paid order %s', async (_, items, problems) => {
      expect((await check([...without(payment), ...items])).problems).toEqual(problems);
    });
  });

  describe('of vouchers', () => {
    const order = {
      ...{ pk: 'PAY#pay_2', sk: 'PAY', type: 'payment', id: 'pay_2', userId: 'usr_2', status: 'pending' },
      ...{ amountCents: 950, voucherCode: 'HALF', voucherUse: { ofAll: true } },
    };
    const open = { pk: 'OPEN#1', sk: '1', type: 'openOrder', paymentId: 'pay_2' };
    const ofAll = { pk: 'VOUCHERUSES#HALF', sk: 'VOUCHERUSES', type: 'voucherUses', taken: 1 };
    const ofPerson = { pk: 'PERSONALUSES#usr_2', sk: 'HALF', type: 'personalUses', taken: 1 };
    const expired = { ...order, status: 'expired' };
    const both = (taken: number, orders: number) => [
      `PERSONALUSES#usr_2 HALF is counted ${taken} times, and ${orders} orders have it`,
      `VOUCHERUSES#HALF VOUCHERUSES is counted ${taken} times, and ${orders} orders have it`,
    ];

    test.each([
      ['are held by an open order', [order, open, ofAll, ofPerson], []],
      ['are not given back', [expired, ofAll, ofPerson], both(1, 0).toReversed()],
      ['are given back too early', [order, open], both(0, 1)],
      [
        'are given back twice',
        [expired, { ...ofAll, taken: 0 }, { ...ofPerson, taken: -1 }],
        [both(-1, 0)[0]],
      ],
      ['lose their order', [open], ['An unknown order is listed as open, and is not']],
      ['have an order that ended', [expired, open, ofAll, ofPerson], ['pay_2 is listed as open, and is not']],
    ])('reports uses that %s', async (_, items, problems) => {
      expect((await check(items)).problems).toEqual(problems);
    });
  });
});
