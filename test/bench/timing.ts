/** How long sign-ins and the like take for an email with an account and for one without, in turns. */
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { accountCalls } from '#test/support/accountCalls.ts';
import { newWorld, type World } from '#test/support/world.ts';
import { median, printFloor, printHeading, printRow } from './print.ts';

const turns = 200;

/** Session tokens that are refused: of another algorithm, with another signature, and of 100 KB. */
const head = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: 'session+jwt' })).toString('base64url');
const refusedTokens = {
  'alg none': `${head('none')}.e30.`,
  'no signature of ours': `${head('HS256')}.e30.${'A'.repeat(43)}`,
  'of 100 KB': `${head('HS256')}.${'a'.repeat(100_000)}.${'A'.repeat(43)}`,
};

async function benchRefusedTokens(world: World): Promise<void> {
  printHeading(`A refused session token (medians of ${turns} calls)`);
  for (const [name, token] of Object.entries(refusedTokens)) {
    const ms: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const started = performance.now();
      await world.call('auth.me', { token });
      ms.push(performance.now() - started);
    }
    printRow(name, median(ms), 5, ' ms');
  }
}

export async function benchTiming(): Promise<void> {
  // With the hashes that people get: most of the time that would tell the two apart is theirs.
  const world = await newWorld({ passwords });
  const { config } = dependencies();
  const wide = Object.entries(config.rateLimits).map(([name, limit]) => [name, { ...limit, max: 1_000_000 }]);
  provideDependencies({ config: { ...config, rateLimits: Object.fromEntries(wide) } });
  printHeading(`With an account against without one (medians of ${turns} calls each, in turns)`);
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
  await benchRefusedTokens(world);
}
