/** How long sign-ins and the like take for an email with an account and for one without, in turns. */
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { accountCalls } from '#test/support/accountCalls.ts';
import { newWorld } from '#test/support/world.ts';
import { median, printFloor, printRow } from './print.ts';

const turns = 200;

export async function benchTiming(): Promise<void> {
  const world = await newWorld();
  const { config } = dependencies();
  const wide = Object.entries(config.rateLimits).map(([name, limit]) => [name, { ...limit, max: 1_000_000 }]);
  provideDependencies({ config: { ...config, rateLimits: Object.fromEntries(wide) } });
  console.log(`\nWith an account against without one (medians of ${turns} calls each, in turns)`);
  for (const { key, prepare } of accountCalls) {
    const ms = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < turns; turn++) {
      for (const who of turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const call = await prepare(world, who === 'known');
        const started = performance.now();
        await call();
        ms[who].push(performance.now() - started);
      }
    }
    const ratio = median(ms.known) / median(ms.unknown);
    printFloor(key, ratio, 0.95);
    printRow(key, ratio, 1.05, ' x');
  }
}
