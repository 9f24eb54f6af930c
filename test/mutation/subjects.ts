/** What `npm run mutation` changes in every way it knows, and the tests that must notice. */
export interface Subject {
  readonly part: 'auth' | 'money' | 'code issue' | 'permissions';
  readonly file: string;
  /** The cheapest that are of this file, since all of them run for many of the changes. */
  readonly tests: readonly string[];
  /** Why the changes that nothing notices do no harm: `what it was → what it became`. */
  readonly survivors: Readonly<Record<string, string>>;
}

const none = {};

export const subjects: readonly Subject[] = [
  {
    part: 'permissions',
    file: 'shared/domain/can.ts',
    tests: ['test/shared/domain/can.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'shared/domain/money.ts',
    tests: ['test/shared/domain/money.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'shared/domain/vouchers.ts',
    tests: ['test/shared/domain/vouchers.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'shared/domain/payFastSignature.ts',
    tests: ['test/shared/payFastSignature.test.ts'],
    survivors: { 'a < b → a <= b': 'No two fields have the same name.' },
  },
  {
    part: 'money',
    file: 'functions/domain/refunds/refundRules.ts',
    tests: ['test/functions/refunds/refundRules.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/refunds/refundLeft.ts',
    tests: ['test/functions/refunds/refundRules.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    tests: ['test/functions/payments/checkNotice.test.ts'],
    survivors: { '[] → ["Stryker was here"]': 'A passphrase that nobody signs with.' },
  },
  {
    part: 'money',
    file: 'functions/domain/payments/notices/readNotice.ts',
    tests: ['test/functions/payments/readNotice.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/payments/notices/isKnownSource.ts',
    tests: ['test/functions/payments/isKnownSource.test.ts'],
    survivors: {
      '\'\' → "Stryker was here!"': 'Never used: text that is split has a first part.',
    },
  },
  {
    part: 'money',
    file: 'functions/domain/vouchers/spendVoucher.ts',
    tests: ['test/functions/vouchers/spendVoucher.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/payments/settlePayment.ts',
    tests: ['test/functions/payments/settlePayment.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/refunds/bookRefund.ts',
    tests: ['test/functions/refunds/bookRefund.test.ts'],
    survivors: {
      'payment.bundleId !== undefined → true': 'Codes are counted only of a bundle that was found by it.',
    },
  },
  {
    part: 'money',
    file: 'functions/domain/payments/fullPrice.ts',
    tests: ['test/functions/payments/fullPrice.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/payments/takeNumber.ts',
    tests: ['test/functions/payments/takeNumber.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/data/bundles.ts',
    tests: ['test/functions/bundles/writes.test.ts'],
    survivors: { '[] → ["Stryker was here"]': 'Never used: a query that succeeds has items.' },
  },
  {
    part: 'code issue',
    file: 'shared/domain/codeRule.ts',
    tests: ['test/shared/domain/typoProof.test.ts', 'test/shared/domain/code.test.ts'],
    survivors: { 'last !== undefined → true': 'The word “undefined” is no part of the alphabet either.' },
  },
  {
    part: 'code issue',
    file: 'shared/domain/code.ts',
    tests: ['test/shared/domain/code.test.ts'],
    survivors: { 'capitals !== null → true': 'The word “null” has not the shape of a code either.' },
  },
  {
    part: 'code issue',
    file: 'shared/domain/prefix.ts',
    tests: ['test/shared/domain/prefix.test.ts'],
    survivors: none,
  },
  {
    part: 'code issue',
    file: 'functions/domain/zarcodes/issueCode.ts',
    tests: ['test/functions/zarcodes/issueCode.test.ts'],
    survivors: none,
  },
  {
    part: 'code issue',
    file: 'functions/domain/zarcodes/drawCodes.ts',
    tests: ['test/functions/zarcodes/drawCodes.test.ts'],
    survivors: none,
  },
  {
    part: 'code issue',
    file: 'functions/lib/idempotency.ts',
    tests: ['test/functions/lib/idempotency.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/lib/tokens.ts',
    tests: ['test/functions/lib/tokens.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/lib/caller.ts',
    tests: ['test/functions/lib/caller.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/lib/jwtKeys.ts',
    tests: ['test/functions/lib/jwtKeys.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/domain/auth/loginLimits.ts',
    tests: ['test/functions/auth/loginLimits.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/domain/auth/passwordReset.ts',
    tests: ['test/functions/auth/passwordReset.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/domain/auth/knownDevice.ts',
    tests: ['test/functions/auth/knownDevice.test.ts'],
    survivors: { '() => null → () => undefined': 'No account is that of either.' },
  },
  {
    part: 'auth',
    file: 'functions/lib/passwords.ts',
    tests: ['test/functions/lib/passwords.test.ts'],
    survivors: {
      '\'\' → "Stryker was here!"': 'Never used: what fits the pattern has a salt and a hash.',
    },
  },
];
