/** `npm run bench`: ratios and exact figures of one run, with their budgets. */
import { buildFunctions } from '#scripts/build.ts';
import { printSummary } from './print.ts';

process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';

type Benches = Readonly<Record<string, () => Promise<void>>>;

/** Take less than ten minutes together on two cores. */
const usual: Benches = {
  startup: async () => (await import('./startup.ts')).benchStartup(),
  cards: async () => (await import('./shareCards.ts')).benchShareCards(),
  warm: async () => (await import('./warm.ts')).benchWarm(),
  timing: async () => (await import('./timing.ts')).benchTiming(),
  places: async () => (await import('./places.ts')).benchPlaces(),
  run: async () => (await import('./stopOrder.ts')).benchStopOrder(),
  capacity: async () => (await import('./capacity.ts')).benchCapacity([1_000, 10_000]),
  office: async () => (await import('./office.ts')).benchOffice([1_000, 10_000]),
  export: async () => (await import('./export.ts')).benchExport(100_000),
  imports: async () => (await import('./imports.ts')).benchImports(),
  engine: async () => (await import('./engine.ts')).benchEngine(),
  web: async () => (await import('./web.ts')).benchWeb(),
};

/** Run by their names only: they take minutes or half an hour each, or need what is no part of the project. */
const large: Benches = {
  map: async () => (await import('./map.ts')).benchMap(),
  'map-libraries': async () => (await import('./map.ts')).benchMapLibraries(),
  'capacity-million': async () => (await import('./capacity.ts')).benchCapacity([1_000, 100_000, 1_000_000]),
  'office-100000': async () => (await import('./office.ts')).benchOffice([1_000, 100_000]),
  'export-million': async () => (await import('./export.ts')).benchExport(1_000_000),
};

const benches: Benches = { ...usual, ...large };
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

await buildFunctions();
const took: string[] = [];
const failed: string[] = [];
for (const name of requested.length > 0 ? requested : Object.keys(usual)) {
  const started = performance.now();
  try {
    await benches[name]?.();
  } catch (error) {
    console.error(error);
    failed.push(name);
  }
  took.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
}
const missed = printSummary();
console.log(`Seconds: ${took.join(', ')}`);
if (failed.length > 0) console.error(`Ended by an error: ${failed.join(', ')}.`);
// The engine of the tests ends with the process.
process.exit(missed === 0 && failed.length === 0 ? 0 : 1);
