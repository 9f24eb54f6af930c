/**
 * Whatever many people do at once, and whatever fails meanwhile, what docs/reliability-histories.md lists is true.
 * `npm run histories` lives more of them.
 */
import { expect, test } from 'vitest';
import { liveHistories } from '#test/support/histories/history.ts';

/** As many as a core lives in a minute, which are fewer on a machine with other work. */
const wanted = { seed: 2026, count: 300, seconds: 60 };

test('after random histories everything adds up', {
  tags: ['C3', 'C5', 'C6', 'C8', 'C17'],
  timeout: 600_000,
}, async () => {
  const { failure, count, answers } = await liveHistories(wanted);
  expect(failure).toBeNull();
  expect(count).toBeGreaterThan(5);
  // They are histories of something.
  for (const answer of ['payments.create 201', 'zarcodes.create 201', 'adminZarcodes.create 201']) {
    expect(answers.get(answer) ?? 0, answer).toBeGreaterThan(0);
  }
});
