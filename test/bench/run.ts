/** `npm run bench`: ratios and exact figures of one run, with their budgets. */
import { buildFunctions } from '#scripts/build.ts';
import { missedBudgets } from './print.ts';

process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';

const parts: Record<string, () => Promise<void>> = {
  startup: async () => (await import('./startup.ts')).benchStartup(),
  warm: async () => (await import('./warm.ts')).benchWarm(),
  timing: async () => (await import('./timing.ts')).benchTiming(),
  places: async () => (await import('./places.ts')).benchPlaces(),
  capacity: async () => (await import('./capacity.ts')).benchCapacity(),
  office: async () => (await import('./office.ts')).benchOffice(),
  export: async () => (await import('./export.ts')).benchExport(),
  engine: async () => (await import('./engine.ts')).benchEngine(),
  web: async () => (await import('./web.ts')).benchWeb(),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await buildFunctions();
for (const name of requested.length > 0 ? requested : Object.keys(parts)) await parts[name]?.();
const missed = missedBudgets();
console.log(missed === 0 ? '\nAll budgets are met.' : `\n${missed} budgets are missed.`);
// The engine of the tests ends with the process.
process.exit(missed === 0 ? 0 : 1);
