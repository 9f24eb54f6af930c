/**
 * Bytes of every handler, and its start-up CPU against a bare `client-dynamodb` handler: both loaded in fresh
 * processes, in alternating rounds, so that other load on the machine affects both alike.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { build } from 'esbuild';
import { functionEntries, root } from '#scripts/build/entries.ts';
import { bundleOptions, functionsFolder } from '#scripts/build/functions.ts';
import { maxBundleBytes } from '#test/support/bundleBudget.ts';
import { median, printHeading, printRow } from './print.ts';

const rounds = 11;
const bareFolder = `${root}.build/bench/`;

// 1.25 times; the job that sends mail loads a second client of the SDK and may take 1.5 times.
const cpuBudget = (name: string) => (name === 'jobs.sideEffects' ? 1.5 : 1.25);

/** Bundles the bare handler without the project's plugins: with the SDK's own chain of credentials. */
async function buildBare(): Promise<string> {
  await build({
    ...bundleOptions([{ name: 'bare', source: 'test/bench/bareHandler.ts' }]),
    plugins: [],
    outdir: bareFolder,
    outExtension: { '.js': '.cjs' },
  });
  return `${bareFolder}bare/index.cjs`;
}

function cpuMsToLoad(file: string): number {
  const script = `const a=process.cpuUsage();require(${JSON.stringify(file)});const b=process.cpuUsage(a);console.log((b.user+b.system)/1000)`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, AWS_REGION: 'af-south-1' },
  });
  return Number(stdout);
}

export async function benchStartup(): Promise<void> {
  const bare = await buildBare();
  const handlers = functionEntries().map(({ name }) => ({
    name,
    file: `${functionsFolder}${name}/index.js`,
  }));
  const cpuMs = new Map<string, number[]>(
    [bare, ...handlers.map(({ file }) => file)].map((file) => [file, []]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const [file, values] of cpuMs) values.push(cpuMsToLoad(file));
  }
  const bareMs = median(cpuMs.get(bare) ?? []);
  printHeading(
    `Handlers: bytes, and start-up CPU against a bare handler (median of ${rounds} fresh processes)`,
  );
  for (const { name, file } of handlers) {
    printRow(`${name} size`, Math.round(statSync(file).size / 1024), maxBundleBytes / 1024, ' KB');
    printRow(`${name} start-up`, median(cpuMs.get(file) ?? []) / bareMs, cpuBudget(name), ' x');
  }
}
