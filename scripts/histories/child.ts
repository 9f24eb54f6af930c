/** Lives one batch of histories for scripts/histories.ts. */
import { liveHistories } from '#test/support/histories/history.ts';

const [seed, count, maxActs, asFound] = process.argv.slice(2);
const lived = await liveHistories({
  seed: Number(seed),
  count: Number(count),
  maxActs: Number(maxActs),
  asFound: asFound === 'true',
  each: () => process.send?.('lived'),
});
process.send?.(lived, () => process.exit());
