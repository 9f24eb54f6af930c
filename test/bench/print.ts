let missed = 0;

/** The number of budgets missed so far. */
export const missedBudgets = (): number => missed;

function printLine(
  name: string,
  measured: string,
  limit: string,
  verdict: '' | 'ok' | 'OVER' | 'BELOW',
): void {
  if (verdict === 'OVER' || verdict === 'BELOW') missed += 1;
  console.log(`  ${name.padEnd(38)} ${measured.padStart(12)}   ${limit.padEnd(18)} ${verdict}`);
}

const format = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** Prints a measured value and its budget, the maximum. */
export function printRow(name: string, value: number, budget: number, unit: string): void {
  printLine(name, `${format(value)}${unit}`, `budget ${budget}${unit}`, value <= budget ? 'ok' : 'OVER');
}

/** Prints a measured value and its minimum. */
export function printFloor(name: string, value: number, floor: number): void {
  printLine(name, format(value), `at least ${floor}`, value >= floor ? 'ok' : 'BELOW');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
