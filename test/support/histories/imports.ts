/** What creators do with imports of places. */
import * as fc from 'fast-check';
import { handler as runImports } from '#functions/jobs/runImports.ts';
import type { Person } from '#test/support/world.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import type { How, Life } from './life.ts';

/** Every title of an import begins so, and no other does. */
export const importTitle = 'Imported home';

/** Ten places, so that two imports are about the same ones. */
const rowAt = (spot: number) => ({
  title: `${importTitle} ${spot}`,
  latitude: -28.41,
  longitude: 32.18 + spot * 0.0003,
  city: 'Mtubatuba',
});

async function holder(life: Life, who: number): Promise<Person> {
  const ids = new Set((await life.world.itemsOfType('creator')).map(({ userId }) => userId));
  const able = life.creators.filter(({ id }) => ids.has(id));
  return pick(able.length === 0 || who % 7 === 0 ? life.creators : able, who);
}

interface Wanted {
  readonly who: number;
  readonly spots: readonly number[];
  readonly duplicates: 'skip' | 'make';
}

/** Checks a file, and mostly begins to make its codes. */
export async function importRows(life: Life, { who, spots, duplicates }: Wanted, how: How): Promise<void> {
  const person = await holder(life, who);
  const body = { name: 'homes.csv', rows: [...spots.map(rowAt), {}] };
  const answers = await atOnce(how, () => life.send('imports.create', person, { body }, how));
  for (const answer of answers) {
    if (answer?.status !== 201) continue;
    const { id } = answer.body;
    life.imports.push({ id, person });
    if (who % 8 !== 1) await commit(life, { number: 0, duplicates }, how);
  }
}

const one = (life: Life, number: number) => pick(life.imports.toReversed(), number % 3);

/** Also one that was cancelled, which goes on. */
async function commit(
  life: Life,
  { number, duplicates }: { number: number; duplicates: Wanted['duplicates'] },
  how: How,
): Promise<void> {
  const { person, id } = one(life, number);
  const call = { params: { id }, body: { termsConfirmed: true, duplicates } };
  await atOnce(how, () => life.send('imports.commit', person, call, how));
}

async function end(
  life: Life,
  { number, verb }: { number: number; verb: 'cancel' | 'undo' },
  how: How,
): Promise<void> {
  const { person, id } = one(life, number);
  const answers = await atOnce(how, () => life.send(`imports.${verb}`, person, { params: { id } }, how));
  if (verb === 'cancel' || answers.every((answer) => answer?.status !== 200)) return;
  life.confirmed.push({
    sentence: `the import ${id} was undone, or erased`,
    holds: ({ table }) =>
      table.ofType('import').every((each) => each['id'] !== id || each['state'] === 'undone'),
  });
}

const hasImports = ({ imports }: Life) => imports.length > 0;

export const importKinds = [
  kindOf('import', {
    weight: 2,
    details: fc.record({
      who: which,
      spots: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
      duplicates: fc.constantFrom('skip', 'make'),
    }),
    needs: ({ creators }) => creators.length > 0,
    run: importRows,
  }),
  kindOf('commitImport', {
    weight: 1,
    details: fc.record({ number: which, duplicates: fc.constantFrom('skip', 'make') }),
    needs: hasImports,
    run: commit,
  }),
  kindOf('runImports', {
    weight: 2,
    details: fc.constant(null),
    doer: () => 'runImports',
    needs: hasImports,
    run: async (life, _, how) => void (await life.job(how, runImports)),
  }),
  kindOf('endImport', {
    weight: 2,
    details: fc.record({ number: which, verb: fc.constantFrom('cancel', 'undo', 'undo') }),
    needs: hasImports,
    run: end,
  }),
];
