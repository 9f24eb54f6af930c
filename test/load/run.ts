/** `npm run load -- --seconds 600`: what people do, all at once, to an app on this machine. */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type Kind, mixOf } from './mix.ts';
import { processesOf, slopeOf } from './processes.ts';
import { startLoadApp } from './startLoadApp.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 10) {
  console.error('--seconds must be a whole number from 10.');
  process.exit(1);
}
/** A busy machine takes long for the creation of a code; a hanging request is an error. */
const timeoutSeconds = 30;
const samplesPerRun = 60;

const { pid, url, stop } = await startLoadApp();

/**
 * The first page of a code fetches its template, and is refused where that takes longer than a busy machine allows
 * (functions/lib/timeouts.ts). What is measured begins after it.
 */
async function warmUp(kinds: readonly Kind[]): Promise<void> {
  const { path = '/' } = kinds.find(({ name }) => name === 'code pages')?.requests[0] ?? {};
  for (let attempt = 1; ; attempt++) {
    const { ok, status } = await fetch(`${url}${path}`);
    if (ok) return;
    if (attempt === 10) throw new Error(`${path} answered ${status}`);
  }
}

const load = ({ connections, requests }: Kind) =>
  autocannon({ url, connections, requests, duration: seconds, timeout: timeoutSeconds });
const mix = await mixOf(url);
await warmUp(mix);
const before = processesOf(pid);
const samples: { readonly minutes: number; readonly of: ReadonlyMap<string, number> }[] = [];
const started = performance.now();
const sampling = setInterval(
  () => {
    const of = new Map(processesOf(pid).map(({ name, memoryMb }) => [name, memoryMb]));
    samples.push({ minutes: (performance.now() - started) / 60_000, of });
  },
  (seconds * 1000) / samplesPerRun,
);
const results = await Promise.all(mix.map(load));
clearInterval(sampling);
const elapsed = (performance.now() - started) / 1000;
const after = processesOf(pid);

console.log(
  `\n${seconds} s\n${'kind'.padEnd(14)}requests      /s       p50       p99  other than 2xx  errors`,
);
let faults = 0;
for (const [index, { latency, requests, non2xx, errors, timeouts }] of results.entries()) {
  faults += non2xx + errors + timeouts;
  const row = [
    String(requests.total).padStart(8),
    (requests.total / elapsed).toFixed(1).padStart(8),
    `${latency.p50} ms`.padStart(10),
    `${latency.p99} ms`.padStart(10),
    String(non2xx).padStart(16),
    String(errors + timeouts).padStart(8),
  ];
  console.log(`${(mix[index]?.name ?? '').padEnd(14)}${row.join('')}`);
}
console.log(`\n${'process'.padEnd(14)}of a core     memory from        to  in the second half`);
for (const { name, cpuSeconds } of after) {
  const share = (cpuSeconds - (before.find((each) => each.name === name)?.cpuSeconds ?? 0)) / elapsed;
  const points = samples.map(({ minutes, of }) => ({ minutes, memoryMb: of.get(name) ?? 0 }));
  const row = [
    `${(share * 100).toFixed(0)} %`.padStart(9),
    `${points.at(0)?.memoryMb.toFixed(0)} MB`.padStart(16),
    `${points.at(-1)?.memoryMb.toFixed(0)} MB`.padStart(10),
    `${slopeOf(points).toFixed(1)} MB a minute`.padStart(20),
  ];
  console.log(`${name.padEnd(14)}${row.join('')}`);
}
console.log(faults === 0 ? '\nNothing failed.' : `\n${faults} failed.`);
await stop();
process.exit(faults === 0 ? 0 : 1);
