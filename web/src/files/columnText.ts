import { t } from '#shared/text/t.ts';
import type { FileColumn } from './csvTable.ts';

/** With its number where no name says which it is. */
export function columnText({ index, name, sample }: FileColumn, columns: readonly FileColumn[]): string {
  const number = index + 1;
  if (name === '') return t`Column ${number} (${sample})`;
  const isTwice = columns.some((other) => other.index !== index && other.name === name);
  return isTwice ? `${name} (${number})` : name;
}
