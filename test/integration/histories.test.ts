/**
 * Whatever many people do at once, and whatever fails meanwhile, what docs/reliability-histories.md lists is true.
 * `npm run histories` lives more of them.
 */
import { expect, test } from 'vitest';
import { liveHistories } from '#test/support/histories/history.ts';
import { isProof } from '#test/support/proof.ts';

/** Half as long as those of the long runs, so that 60 take half a minute of a core. */
const wanted = { seed: 2026, count: isProof ? 300 : 60, maxActs: 20 };

test('after random histories everything adds up', {
  tags: ['P1', 'P2', 'P8', 'C3', 'C5', 'C6', 'C8', 'C17', 'C20'],
  // `npm test` gives it the CPU that is left, which is none for minutes, so this ends only what hangs.
  timeout: 3_600_000,
}, async () => {
  const { failure, answers } = await liveHistories(wanted);
  expect(failure).toBeNull();
  // They are histories of something.
  for (const answer of ['payments.create 201', 'zarcodes.create 201', 'adminZarcodes.create 201']) {
    expect(answers.get(answer) ?? 0, answer).toBeGreaterThan(0);
  }
});
