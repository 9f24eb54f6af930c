/** What is written when money went back (docs/product/money.md#refunds). */
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listBundles, writeBundleDebit } from '#functions/data/bundles.ts';
import { writePaymentRefunded, writeRefundClaimed } from '#functions/data/paymentRefunds.ts';
import { getPayment, type Payment, writeNewPayment } from '#functions/data/payments.ts';
import { getRefund, type Refund, writeNewRefund, writeRefundEnded } from '#functions/data/refunds.ts';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { transact, type Write } from '#functions/data/transact.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { bookRefund } from '#functions/domain/refunds/bookRefund.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { formatCode } from '#shared/domain/code.ts';
import { testClock } from '#test/support/clock.ts';
import { intercept, recordCalls, transactionCancelled } from '#test/support/dynamoCalls.ts';
import { testTable } from '#test/support/engine.ts';
import { anOrder } from '#test/support/orders.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const now = clock.now().toISOString();
const order: Payment = { ...anOrder, createdAt: now };
const bundleOrder: Payment = { ...order, purchase: { kind: 'bundle', size: 5 }, amountCents: 9025 };
const byHand: Refund = {
  id: 'rfd_1',
  paymentId: 'pay_1',
  actorId: 'usr_admin',
  status: 'done',
  method: 'manual',
  amountCents: 1900,
  reason: 'The gate was closed.',
  reference: 'EFT 4711',
  withdrawCode: false,
  createdAt: now,
  voidedCodes: 0,
};
const { reference: _, ...requested }: Refund = { ...byHand, status: 'open', method: 'payFast' };

let deps: Dependencies;
beforeEach(async () => {
  const table = await testTable();
  deps = { ...dependencies(), table, now: clock.now };
  await put({ pk: 'USER#usr_1', sk: 'USER' });
});
afterEach(() => void vi.restoreAllMocks());

const put = (item: Record<string, unknown>) =>
  deps.table.client.send(new PutCommand({ TableName: deps.table.name, Item: item }));
const remove = (key: { pk: string; sk: string }) =>
  deps.table.client.send(new DeleteCommand({ TableName: deps.table.name, Key: key }));
const write = (...writes: Write[]) => transact(deps.table, writes);

async function pay(payment: Payment): Promise<Payment> {
  await write(writeNewPayment(payment));
  return settlePayment(deps, payment, {
    whenErased: async (_, completed) => completed,
    received: { pfPaymentId: `pf-${payment.id}` },
  });
}
/** Requested from PayFast, which has done it. */
async function claim(payment: Payment, refund: Refund): Promise<void> {
  await write(writeNewRefund(refund), writeRefundClaimed(payment, refund.id));
}
const book = (refund: Refund, seenCents?: number) =>
  bookRefund(deps, refund, {
    actorId: 'usr_admin',
    action: 'refunds.create',
    ...(seenCents !== undefined && { seenCents }),
  });
const stored = async () => (await getPayment(deps.table, 'pay_1')) as Payment;

async function itemsOf(type: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await deps.table.client.send(
    new ScanCommand({ TableName: deps.table.name, ConsistentRead: true }),
  );
  return Items.filter((item) => item['type'] === type);
}
const refundOfLedger = async () => (await itemsOf('ledger')).filter(({ kind }) => kind === 'refund');
const remaining = async () => (await listBundles(deps.table, 'usr_1')).map((bundle) => bundle.remaining);

/** Something else happens right before the next transaction, after all was read. */
function before(change: () => Promise<unknown>): void {
  const stop = intercept(deps.table.client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    stop();
    await change();
    return send();
  });
}

describe('of a code', () => {
  test('that stays', async () => {
    const { code = '' } = await pay(order);
    const done = await book(byHand);
    expect(done).toEqual({ ...byHand, refundedAt: now, refundedCents: 1900 });
    // Its reason is where a person's erasure finds it.
    const { reason, ...facts } = done;
    expect(await getRefund(deps.table, 'pay_1', 'rfd_1')).toEqual(facts);
    expect(await stored()).toMatchObject({ refundedCents: 1900, refundedAt: now, refunded: 'whole' });
    const [entry] = await refundOfLedger();
    expect(entry).toMatchObject({
      userId: 'usr_1',
      at: now,
      amountCents: -1900,
      codes: 0,
      paymentId: 'pay_1',
    });
    expect(entry?.['id']).toMatch(/^led_/);
    expect(entry).not.toHaveProperty('bundleId');
    const note = { refundId: 'rfd_1', paymentId: 'pay_1', series: 'CN', amountCents: 1900, beforeCents: 0 };
    expect(await itemsOf('toCredit')).toMatchObject([{ ...note, refundedAt: now }]);
    expect(await itemsOf('audit')).toMatchObject([
      {
        actorId: 'usr_admin',
        action: 'refunds.create',
        kind: 'payment',
        targetId: 'pay_1',
        userId: 'usr_1',
        reason,
        changes: [
          { field: 'refunded', from: '0.00', to: '19.00' },
          { field: 'paidBackBy', from: null, to: 'EFT 4711' },
        ],
      },
    ]);
    expect(await itemsOf('zarcode')).toMatchObject([{ code }]);
  });

  test('that is withdrawn', async () => {
    const { code = '' } = await pay(order);
    expect(await book({ ...byHand, withdrawCode: true })).toMatchObject({ withdrawnCode: code });
    expect(await itemsOf('zarcode')).toEqual([]);
    expect(await itemsOf('tombstone')).toMatchObject([{ deletedAt: now }]);
    const [audit] = await itemsOf('audit');
    expect(audit?.['changes']).toContainEqual({ field: 'zarcode', from: formatCode(code), to: 'withdrawn' });
  });

  test.each<[string, (code: string) => Promise<unknown>]>([
    ['is not there any more', (code) => remove({ pk: `CODE#${code}`, sk: 'CODE' })],
    [
      'belongs to somebody else by now',
      async () => {
        const [zarCode] = await itemsOf('zarcode');
        await put({ ...zarCode, ownerId: 'usr_2' });
      },
    ],
  ])('that %s is not withdrawn', async (_, change) => {
    const { code = '' } = await pay(order);
    await change(code);
    const zarCodes = await itemsOf('zarcode');
    expect(await book({ ...byHand, withdrawCode: true })).not.toHaveProperty('withdrawnCode');
    expect(await itemsOf('zarcode')).toEqual(zarCodes);
    expect(await stored()).toMatchObject({ refunded: 'whole' });
    const [audit] = await itemsOf('audit');
    expect(audit?.['changes']).toHaveLength(2);
  });

  test('in parts adds up', async () => {
    await pay(order);
    await book({ ...byHand, amountCents: 700 });
    expect(await stored()).toMatchObject({ refundedCents: 700, refunded: 'part' });
    await book({ ...byHand, id: 'rfd_2', amountCents: 1200 }, 700);
    expect(await stored()).toMatchObject({ refundedCents: 1900, refunded: 'whole' });
    const notes = (await itemsOf('toCredit')).map((note) => [note['beforeCents'], note['amountCents']]);
    expect(notes).toEqual([
      [0, 700],
      [700, 1200],
    ]);
    const changes = (await itemsOf('audit')).flatMap((audit) => audit['changes']);
    expect(changes).toContainEqual({ field: 'refunded', from: '7.00', to: '19.00' });
  });

  test('paid with test money is credited in a series of its own', async () => {
    await pay({ ...order, sandbox: true });
    // No reference was written down.
    const { reference: _, ...withoutReference } = byHand;
    await book(withoutReference);
    expect(await itemsOf('toCredit')).toMatchObject([{ series: 'TEST-CN' }]);
    const [audit] = await itemsOf('audit');
    expect(audit?.['changes']).toContainEqual({ field: 'paidBackBy', from: null, to: '' });
  });
});

describe('of a bundle', () => {
  test('takes its prepaid codes back', async () => {
    const { bundleId } = await pay(bundleOrder);
    expect(await book({ ...byHand, amountCents: 3610 })).toMatchObject({ voidedCodes: 2 });
    expect(await remaining()).toEqual([3]);
    expect(await refundOfLedger()).toMatchObject([{ amountCents: -3610, codes: -2, bundleId }]);
    const [audit] = await itemsOf('audit');
    const change = { field: 'prepaidCodes', from: null, to: '2 taken back' };
    expect(audit?.['changes']).toContainEqual(change);
  });

  test('takes none back for a part of the price of one', async () => {
    await pay(bundleOrder);
    expect(await book({ ...byHand, amountCents: 1000 })).toMatchObject({ voidedCodes: 0 });
    expect(await remaining()).toEqual([5]);
    const [entry] = await refundOfLedger();
    expect(entry).not.toHaveProperty('bundleId');
    const [audit] = await itemsOf('audit');
    expect(audit?.['changes']).toHaveLength(2);
  });

  test('leaves the others alone', async () => {
    await pay({ ...bundleOrder, id: 'pay_0' });
    clock.set('2026-04-01T08:01:00.000Z');
    await pay(bundleOrder);
    await book({ ...byHand, amountCents: 9025 });
    expect(await remaining()).toEqual([5, 0]);
    clock.set(now);
  });

  test('that is not there any more takes nothing', async () => {
    await pay(bundleOrder);
    const [bundle] = await itemsOf('bundle');
    await remove({ pk: String(bundle?.['pk']), sk: String(bundle?.['sk']) });
    expect(await book({ ...byHand, amountCents: 9025 })).toMatchObject({ voidedCodes: 0 });
    expect(await stored()).toMatchObject({ refunded: 'whole' });
  });

  test('takes what a use of it meanwhile left', async () => {
    await pay(bundleOrder);
    before(async () => {
      const [bundle] = await listBundles(deps.table, 'usr_1');
      if (bundle !== undefined) await write(writeBundleDebit(bundle));
    });
    expect(await book({ ...byHand, amountCents: 9025 })).toMatchObject({ voidedCodes: 4 });
    expect(await remaining()).toEqual([0]);
  });
});

describe('that PayFast was requested to pay', () => {
  test('ends, and the payment is free again', async () => {
    await claim(await pay(order), requested);
    const done = await book(requested);
    expect(done).toMatchObject({ status: 'done', refundedAt: now, refundedCents: 1900 });
    expect(await stored()).not.toHaveProperty('openRefundId');
    const [item] = await itemsOf('repayment');
    expect(item).toMatchObject({ status: 'done' });
    expect(item).not.toHaveProperty('reason');
    const [audit] = await itemsOf('audit');
    expect(audit?.['changes']).toContainEqual({ field: 'paidBackBy', from: null, to: 'PayFast' });
  });

  test('is booked once', async () => {
    await claim(await pay(order), requested);
    const { reason: _, ...done } = await book(requested);
    expect(await book(requested)).toEqual(done);
    expect(await refundOfLedger()).toHaveLength(1);
  });

  test('and ended meanwhile is as it ended', async () => {
    const payment = await pay(order);
    await claim(payment, requested);
    before(async () => {
      await write(
        writeRefundEnded({ ...requested, status: 'notDone' }),
        writePaymentRefunded(await stored(), { amountCents: 1900, refundedAt: now }),
      );
    });
    expect(await book(requested)).toMatchObject({ status: 'notDone' });
    expect(await refundOfLedger()).toEqual([]);
  });

  test('and is not stored changes nothing', async () => {
    await pay(order);
    expect(await book(requested)).toBe(requested);
    expect(await refundOfLedger()).toEqual([]);
  });
});

describe('paid by hand, where another came in between', () => {
  const conflict = { code: 'refund_conflict' };

  test('before it was shown', async () => {
    await pay(order);
    await book({ ...byHand, amountCents: 700 });
    await expect(book({ ...byHand, id: 'rfd_2', amountCents: 700 })).rejects.toMatchObject(conflict);
    expect(await stored()).toMatchObject({ refundedCents: 700 });
  });

  test('after all was read', async () => {
    await pay(order);
    before(() => book({ ...byHand, id: 'rfd_2', amountCents: 700 }));
    await expect(book({ ...byHand, amountCents: 700 })).rejects.toMatchObject(conflict);
    expect(await refundOfLedger()).toHaveLength(1);
  });
});

describe('of an account that was erased', () => {
  const whole: Refund = { ...byHand, amountCents: 9025 };
  const task = { paymentId: 'pay_1', amountCents: 9025, createdAt: now };
  const isTaskOpen = async () => (await itemsOf('refund')).map(({ status }) => status);

  test('names nobody, and takes nothing back', async () => {
    await write(
      writeNewPayment({ ...bundleOrder, userId: 'usr_erased', status: 'complete', bundleId: 'bnd_1' }),
    );
    const left = { id: 'bnd_1', total: 5, remaining: 5, createdAt: now };
    await put({ pk: 'BUNDLE#usr_erased', sk: 'left', ...left, userId: 'usr_erased' });
    expect(await book(whole)).toMatchObject({ voidedCodes: 0 });
    expect(await refundOfLedger()).toMatchObject([{ userId: 'usr_erased', codes: 0 }]);
    const [audit] = await itemsOf('audit');
    expect(audit).not.toHaveProperty('userId');
  });

  test('withdraws no code', async () => {
    const { code } = await pay(order);
    const erased = { ownerId: 'usr_erased' };
    const [zarCode] = await itemsOf('zarcode');
    await put({ ...zarCode, ...erased });
    const [payment] = await itemsOf('payment');
    await put({ ...payment, userId: 'usr_erased' });
    expect(await book({ ...byHand, withdrawCode: true })).not.toHaveProperty('withdrawnCode');
    expect(await itemsOf('zarcode')).toMatchObject([{ code, ...erased }]);
  });

  test('meanwhile is booked all the same', async () => {
    await pay(bundleOrder);
    before(() => remove({ pk: 'USER#usr_1', sk: 'USER' }));
    expect(await book(whole)).toMatchObject({ status: 'done', voidedCodes: 0 });
    expect(await refundOfLedger()).toMatchObject([{ userId: 'usr_erased', amountCents: -9025 }]);
  });

  test('is a task until all of it is paid back', async () => {
    const due: Payment = { ...bundleOrder, userId: 'usr_erased', status: 'complete', refundDue: true };
    await write(writeNewPayment(due), writeNewRefundTask(task));
    await book({ ...whole, amountCents: 9000 });
    expect(await isTaskOpen()).toEqual(['open']);
    await book({ ...whole, id: 'rfd_2', amountCents: 25 }, 9000);
    expect(await isTaskOpen()).toEqual(['done']);
  });
});

describe('uses nothing of the table that it does not need:', () => {
  const withdrawing: Refund = { ...byHand, withdrawCode: true };
  const used = async (refund: Refund) => recordCalls(deps.table.client, () => book(refund));
  const keys = ({ uses }: Awaited<ReturnType<typeof used>>) =>
    uses.map(({ action, key }) => `${action} ${key}`);

  test('a code that stays', async () => {
    await pay(order);
    expect(keys(await used(byHand)).join()).not.toMatch(/BUNDLE|CODE/);
  });

  test('a code that is withdrawn, as it is now', async () => {
    await pay(order);
    const { calls } = await used(withdrawing);
    const reads = calls.filter(({ operation, input }) => operation === 'GetItem' && input.Key.sk === 'CODE');
    expect(reads).toMatchObject([{ input: { ConsistentRead: true } }]);
  });

  test('a bundle, of which too little is paid back for a code', async () => {
    await pay(bundleOrder);
    expect(keys(await used({ ...withdrawing, amountCents: 1000 })).join()).not.toMatch(
      /Update\w+ BUNDLE|CODE/,
    );
  });

  test.each([order, bundleOrder])('what an erased person bought', async (bought) => {
    await pay(bought);
    const [payment] = await itemsOf('payment');
    await put({ ...payment, userId: 'usr_erased' });
    const booked = await used({ ...withdrawing, amountCents: bought.amountCents });
    expect(keys(booked).join()).not.toMatch(/BUNDLE|CODE/);
    expect(booked.calls.filter(({ operation }) => operation === 'TransactWriteItems')).toHaveLength(1);
  });
});

test('of a payment that does not exist is not found', async () => {
  await expect(book(byHand)).rejects.toMatchObject({ code: 'not_found' });
});

describe('where the table refuses', () => {
  /** Counts the transactions, each of which is refused. */
  function refuse(codes: readonly string[]): () => number {
    let transactions = 0;
    intercept(deps.table.client, async ({ operation, input }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      transactions += 1;
      throw transactionCancelled(
        input.TransactItems.map((_: unknown, index: number) => codes[index] ?? 'None'),
      );
    });
    return () => transactions;
  }

  test('ten times, it gives up', async () => {
    await pay(order);
    // The pauses last no time.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const transactions = refuse(['None', 'None', 'ConditionalCheckFailed']);
    const busy = { name: 'TableBusy', message: 'Gave up on the refund rfd_1' };
    await expect(book(byHand)).rejects.toMatchObject(busy);
    expect(transactions()).toBe(10);
  });

  test('for a cause that stays, it does not try again', async () => {
    await pay(order);
    const transactions = refuse(['ValidationError']);
    await expect(book(byHand)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(transactions()).toBe(1);
  });
});
