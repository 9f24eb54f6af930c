/** One line of a bench: what was measured, against its budget. A bench reports; it fails nothing. */
export function printRow(name: string, value: number, budget: number | null, unit: string): void {
  const verdict = budget === null ? '' : value <= budget ? 'ok' : 'OVER';
  const told = Number.isInteger(value) ? String(value) : value.toFixed(2);
  const limit = budget === null ? '' : `budget ${budget}${unit}`;
  console.log(`  ${name.padEnd(38)} ${`${told}${unit}`.padStart(12)}   ${limit.padEnd(18)} ${verdict}`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
