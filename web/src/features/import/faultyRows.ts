import type { Check, StoredImport } from './importStore.ts';

type Fault = Check['errors'][number];
export type Duplicate = Check['duplicates'][number];

/** A row that somebody should look at. */
export interface FaultyRow {
  /** As it was sent, from 1. */
  readonly row: number;
  /** In the file. */
  readonly number: number;
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly duplicate: Duplicate | undefined;
}

export function faultyRows({ check, table, rows }: StoredImport): readonly FaultyRow[] {
  const faults = new Map<number, Fault[]>();
  for (const fault of check.errors) faults.set(fault.row, [...(faults.get(fault.row) ?? []), fault]);
  const near = new Map(check.duplicates.map((duplicate) => [duplicate.row, duplicate]));
  const numbers = [...new Set([...faults.keys(), ...near.keys()])].toSorted((a, b) => a - b);
  return numbers.map((row) => ({
    row,
    number: table.rows[row - 1]?.number ?? row,
    title: String(rows[row - 1]?.title ?? ''),
    faults: faults.get(row) ?? [],
    duplicate: near.get(row),
  }));
}
