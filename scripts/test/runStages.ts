/** Runs stages of tests, and ends with their totals. */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { slowestFiles } from './slowest.ts';
import { type Counts, readJson, results } from './stages.ts';

export type Stage = readonly [name: string, run: () => Promise<Counts>];

export interface Stages {
  /** The stages of a row run side by side, so that both cores are busy. */
  readonly rows: readonly (readonly Stage[])[];
  /** Runs beside all the others with the CPU that they leave, so that no test with a short limit waits for it. */
  readonly background?: Stage;
}

interface Outcome {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

async function outcome([name, run]: Stage): Promise<Outcome> {
  const started = performance.now();
  const counts = await run();
  return { name, counts, seconds: Math.round((performance.now() - started) / 1000) };
}

/**
 * A failed stage does not prevent the next ones, so that one run shows all failures. The last line has the totals of
 * all stages, after the names of the tests that failed.
 * @returns whether all passed
 */
export async function runStages({ rows, background }: Stages): Promise<boolean> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // The tests start some hundred processes, which load the same code: a tenth of the CPU of those that start most.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('.build/compile-cache');

  const inBackground = background === undefined ? [] : [outcome(background)];
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    console.log(`\n── ${row.map(([name]) => name).join(' · ')}`);
    outcomes.push(...(await Promise.all(row.map(outcome))));
  }
  outcomes.push(...(await Promise.all(inBackground)));
  console.log('');
  for (const tool of ['vitest', 'playwright'] as const) {
    const lines = slowestFiles(tool, readJson(tool));
    if (lines.length > 0)
      console.log(`The slowest files of ${tool}, with their tests:\n${lines.join('\n')}\n`);
  }
  for (const { name, counts, seconds } of outcomes) {
    const state = counts.failed === 0 ? 'ok  ' : 'FAIL';
    console.log(`${state} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
    for (const failure of counts.failures) console.log(`     ${failure}`);
  }
  const sum = (part: 'passed' | 'failed') => outcomes.reduce((total, { counts }) => total + counts[part], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
