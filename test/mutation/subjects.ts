/** What `npm run mutation` changes in every way it knows, and the tests that must notice. */
export interface Subject {
  readonly part: 'auth' | 'money' | 'code issue' | 'permissions';
  readonly file: string;
  readonly tests: readonly string[];
  /** Why some of the changes that nothing notices do no harm, by what they change. */
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
    file: 'shared/domain/payFastSignature.ts',
    tests: ['test/shared/payFastSignature.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/refunds/refundRules.ts',
    tests: ['test/functions/refunds/create.test.ts'],
    survivors: none,
  },
  {
    part: 'money',
    file: 'functions/domain/payments/notices/checkNotice.ts',
    tests: ['test/functions/payments/notify.test.ts'],
    survivors: none,
  },
  {
    part: 'code issue',
    file: 'shared/domain/codeRule.ts',
    tests: ['test/shared/domain/typoProof.test.ts'],
    survivors: none,
  },
  {
    part: 'code issue',
    file: 'shared/domain/code.ts',
    tests: ['test/shared/domain/code.test.ts'],
    survivors: none,
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
    tests: ['test/functions/zarcodes/create.test.ts'],
    survivors: none,
  },
  {
    part: 'code issue',
    file: 'functions/lib/idempotency.ts',
    tests: ['test/contract/idempotency.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/lib/tokens.ts',
    tests: ['test/functions/lib/session.test.ts', 'test/functions/lib/keyRotation.test.ts'],
    survivors: none,
  },
  {
    part: 'auth',
    file: 'functions/lib/caller.ts',
    tests: ['test/functions/lib/session.test.ts'],
    survivors: none,
  },
];
