/** What must be true of imports, whatever happened: no code is lost, made twice, or counted otherwise than it is. */
import { importTitle } from '../imports.ts';
import type { Journal, TableState } from '../journal.ts';
import { isNewCode } from './codes.ts';

const isImported = (item: Readonly<Record<string, unknown>> | null) =>
  item?.['type'] === 'zarcode' && String(item['title']).startsWith(importTitle);

/** Every code of an import is the result of one row, also where the import was erased since; and every result is a code. */
export function importedCodes(journal: Journal): string[] {
  const made = journal.flatMap((entry) =>
    isNewCode(entry) && isImported(entry.after) ? [String(entry.after?.['code'])] : [],
  );
  const named = journal.flatMap(({ before, after }) =>
    before === null && after?.['type'] === 'importResult' && after['code'] !== undefined
      ? [String(after['code'])]
      : [],
  );
  const [have, need] = [made.toSorted().join(), named.toSorted().join()];
  return have === need ? [] : [`imports made ${have}, and their results name ${need}`];
}

/** What an import says of itself is what became of its rows, and in the end none is at work. */
export function importProblems(table: TableState): string[] {
  const results = Map.groupBy(table.ofType('importResult'), ({ pk }) => String(pk).split('#')[1] ?? '');
  const imports = table.ofType('import');
  const known = new Set(imports.map(({ id }) => String(id)));
  return [
    ...[...results.keys()].flatMap((id) => (known.has(id) ? [] : [`the results of ${id} are left over`])),
    ...table.ofType('importLock').map(({ importId }) => `${importId} keeps others from running for ever`),
    ...imports.flatMap(({ id, state, codes, near, duplicates, made, refused, undone, kept }): string[] => {
      const rows = results.get(id) ?? [];
      const codesOf = rows.filter(({ code }) => code !== undefined);
      const gone = codesOf.filter((row) => row['undone'] === true);
      const living = gone.filter(({ code }) => table.get(`CODE#${code}`, 'CODE')?.['type'] === 'zarcode');
      const wanted = duplicates === 'skip' ? codes - near : codes;
      return [
        ...(state === 'running' || state === 'undoing' ? [`${id} is ${state} for ever`] : []),
        ...(made === codesOf.length && refused === rows.length - made
          ? []
          : [`${id} says ${made} made and ${refused} refused, of ${rows.length} rows`]),
        ...(state === 'done' && made + refused !== wanted
          ? [`${id} is done, with ${made} and ${refused} of ${wanted}`]
          : []),
        ...(undone === gone.length ? [] : [`${id} says ${undone} undone, and ${gone.length} are`]),
        ...(state === 'undone' && undone + kept !== made
          ? [`${id} is undone, with ${undone} and ${kept} of ${made}`]
          : []),
        ...living.map(({ code }) => `${code} of ${id} was undone and is there`),
      ];
    }),
  ];
}
