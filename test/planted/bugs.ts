/** Realistic bugs, each of which the named tests must find. `npm run planted` puts them into a copy, one at a time. */
export interface PlantedBug {
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test files that must find it. */
  readonly tests: readonly string[];
}

const notify = ['test/functions/payments/notify.test.ts'];
const vouchers = ['test/functions/vouchers/lastUse.test.ts', 'test/functions/jobs/expireOrders.test.ts'];

const refunds = [
  'test/functions/refunds/create.test.ts',
  'test/functions/refunds/resolve.test.ts',
  'test/integration/histories.test.ts',
];

export const plantedBugs: readonly PlantedBug[] = [
  {
    what: 'the signature of a notice is not compared',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    from: "if (!passphrases.some(isSignedWith)) return 'signature';",
    to: 'void isSignedWith;',
    tests: notify,
  },
  {
    what: 'a previous passphrase counts for ever',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    from: 'other !== undefined && receivedAt < other.until',
    to: 'other !== undefined',
    tests: notify,
  },
  {
    what: 'a notice for another merchant counts',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    from: "content.field('merchant_id') === account.merchantId ? null : 'merchant'",
    to: 'null',
    tests: notify,
  },
  {
    what: 'the amount may differ by a cent',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    from: "centsFromAmount(content.field('amount_gross')) !== amountCents",
    to: "Math.abs((centsFromAmount(content.field('amount_gross')) ?? 0) - amountCents) > 1",
    tests: notify,
  },
  {
    what: 'no answer of PayFast counts as its confirmation',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    from: "if (confirmation === 'unanswered') return { kind: 'waiting' };",
    to: '',
    tests: notify,
  },
  {
    what: 'the confirmation follows redirects',
    file: 'functions/services/payfast.ts',
    from: "redirect: 'manual'",
    to: "redirect: 'follow'",
    tests: [...notify, 'test/functions/services/payfast.test.ts'],
  },
  {
    what: 'a notice is answered with 200 although it could not be stored',
    file: 'functions/domain/payments/notices/receiveNotice.ts',
    from: 'await putNewNotice(deps.table, notice);',
    to: 'await putNewNotice(deps.table, notice).catch(() => undefined);',
    tests: notify,
  },
  {
    what: 'a payment is completed again',
    file: 'functions/data/payments.ts',
    from: "'attribute_exists(pk) AND #status <> :complete'",
    to: "'attribute_exists(pk)'",
    tests: notify,
  },
  {
    what: 'a payment that failed before can no longer be completed',
    file: 'functions/data/payments.ts',
    from: 'const isPaid = settled.pfPaymentId !== undefined;',
    to: 'const isPaid = false;',
    tests: notify,
  },
  {
    what: "PayFast's id of a payment may be used twice",
    file: 'functions/data/paymentClaims.ts',
    from: "        ...booked,\n      },\n      ConditionExpression: 'attribute_not_exists(pk)',",
    to: '        ...booked,\n      },',
    tests: notify,
  },
  {
    what: 'a place that is paid for twice gets two codes',
    file: 'functions/domain/payments/settlePayment.ts',
    from: 'return [writePaidPlace({ userId, place, paymentId, createdAt, completedAt })];',
    to: 'return [];',
    tests: notify,
  },
  {
    what: 'a credit is taken from an empty bundle',
    file: 'functions/data/bundles.ts',
    from: "      ConditionExpression: 'remaining > :zero',\n      ExpressionAttributeValues: { ':minusOne': -1, ':one': 1, ':zero': 0 },",
    to: "      ExpressionAttributeValues: { ':minusOne': -1, ':one': 1 },",
    tests: ['test/functions/zarcodes/create.test.ts', 'test/integration/histories.test.ts'],
  },
  {
    what: 'the same key is answered whatever the request says',
    file: 'functions/lib/idempotency.ts',
    from: '.update(JSON.stringify(request))',
    to: '.update(JSON.stringify(request[0]))',
    tests: ['test/contract/idempotency.test.ts'],
  },
  {
    what: 'a voucher is taken above its limit',
    file: 'functions/data/voucherUses.ts',
    from: "ExpressionAttributeValues: { ':one': 1, ':type': type, ...(max !== undefined && { ':max': max }) },\n      ...(max !== undefined && { ConditionExpression: 'attribute_not_exists(taken) OR taken < :max' }),",
    to: "ExpressionAttributeValues: { ':one': 1, ':type': type },",
    tests: vouchers,
  },
  {
    what: 'an order that ends keeps its voucher',
    file: 'functions/domain/payments/closeOrder.ts',
    from: '...(use === null ? [] : writeUseReturned(use, isErased)),',
    to: '',
    tests: vouchers,
  },
  {
    what: 'two refunds of a payment may be under way at once',
    file: 'functions/data/paymentRefunds.ts',
    from: ':complete AND attribute_not_exists(openRefundId) AND',
    to: ':complete AND',
    tests: refunds,
  },
  {
    what: 'a refund whose answer was lost counts as refused',
    file: 'functions/domain/refunds/payFastRefunds.ts',
    from: "    return 'unknown';\n  }\n}\n\nconst Done",
    to: "    return 'refused';\n  }\n}\n\nconst Done",
    tests: refunds,
  },
  {
    what: 'a refund that did not happen at once is not waited for',
    file: 'functions/domain/refunds/findOut.ts',
    from: "if (!isOldEnough(deps, { createdAt })) return 'early';",
    to: '',
    tests: refunds,
  },
  {
    what: 'more may be paid back than is left',
    file: 'functions/domain/refunds/refundRules.ts',
    from: 'if (amountCents > leftCents(payment)) {',
    to: 'if (amountCents > payment.amountCents) {',
    tests: refunds,
  },
  {
    what: 'a refund is booked although another one came in between',
    file: 'functions/data/paymentRefunds.ts',
    from: "'refundedCents = :before'",
    to: "'refundedCents >= :before'",
    tests: refunds,
  },
  {
    what: 'prepaid codes that were used meanwhile are taken back',
    file: 'functions/data/bundles.ts',
    from: "      ConditionExpression: 'remaining >= :count',\n",
    to: '',
    tests: refunds,
  },
  {
    what: 'a code is withdrawn although nobody said so',
    file: 'functions/domain/refunds/bookRefund.ts',
    from: '!refund.withdrawCode || ',
    to: '',
    tests: refunds,
  },
  {
    what: 'a second refund takes the place of the first',
    file: 'functions/data/paymentRefunds.ts',
    from: 'const total = (payment.refundedCents ?? 0) + amountCents;',
    to: 'const total = amountCents;',
    tests: refunds,
  },
];
