/** Runs the job until an export is done, as the schedule does, and prints what it took. */
import { getExport } from '#functions/data/exports.ts';
import { handler } from '#functions/jobs/runExports.ts';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createExportStore } from '#functions/services/exports.ts';

const id = process.argv[2] ?? '';
const seconds: number[] = [];
let began = performance.now();
let bytes = 0;
const { exports: store, table } = dependencies({ exports: createExportStore });
provideDependencies({
  exports: {
    ...store,
    async put(name, number, csv) {
      await store.put(name, number, csv);
      bytes += Buffer.byteLength(csv);
      seconds.push((performance.now() - began) / 1000);
      began = performance.now();
    },
  },
});

let runs = 0;
let found = await getExport(table, id);
while (found?.state === 'running') {
  runs++;
  await handler();
  found = await getExport(table, id);
}
const peakMb = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ state: found?.state, rows: found?.rows, runs, seconds, peakMb, bytes }));
