import { handler as runImports } from '#functions/jobs/runImports.ts';
import type { ImportRow } from '#shared/contract/imports.ts';
import { testBucket } from './bucket.ts';
import type { Person, World } from './world.ts';

/** A home in Mtubatuba, about 33 m from the one before it. */
export const aRow = (index: number, fields: Partial<ImportRow> = {}): ImportRow => ({
  title: `House ${index + 1}`,
  latitude: -28.41 - Math.floor(index / 50) * 0.0003,
  longitude: 32.18 + (index % 50) * 0.0003,
  city: 'Mtubatuba',
  province: 'KwaZulu-Natal',
  ...fields,
});

export const someRows = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, index) => aRow(index));

/** Checks rows through the route. @returns the import's id */
export async function checkRows(
  world: World,
  { token }: Person,
  rows: readonly ImportRow[],
): Promise<string> {
  await testBucket();
  const checked = await world.call('imports.create', { token, body: { name: 'homes.csv', rows } });
  if (checked.status !== 201) throw new Error(`Not checked: ${checked.raw}`);
  return checked.body.id;
}

/** Checks and commits rows through the routes. @returns the import's id */
export async function beginImport(
  world: World,
  person: Person,
  rows: readonly ImportRow[],
  duplicates: 'skip' | 'make' = 'skip',
): Promise<string> {
  const id = await checkRows(world, person, rows);
  const body = { termsConfirmed: true, duplicates };
  const begun = await world.call('imports.commit', { token: person.token, params: { id }, body });
  if (begun.status !== 200) throw new Error(`Not begun: ${begun.raw}`);
  return id;
}

/** The job runs until the import is done. @returns the import's id */
export async function finishImport(
  world: World,
  person: Person,
  rows: readonly ImportRow[],
): Promise<string> {
  const id = await beginImport(world, person, rows);
  await runImports();
  return id;
}
