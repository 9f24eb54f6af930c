let missed = 0;

/** How many budgets were not kept so far. */
export const missedBudgets = (): number => missed;

function printLine(name: string, told: string, limit: string, verdict: '' | 'ok' | 'OVER' | 'BELOW'): void {
  if (verdict === 'OVER' || verdict === 'BELOW') missed += 1;
  console.log(`  ${name.padEnd(38)} ${told.padStart(12)}   ${limit.padEnd(18)} ${verdict}`);
}

const inWords = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** One line of a bench: what was measured, against its budget. */
export function printRow(name: string, value: number, budget: number, unit: string): void {
  printLine(name, `${inWords(value)}${unit}`, `budget ${budget}${unit}`, value <= budget ? 'ok' : 'OVER');
}

/** The same for what must not be less. */
export function printFloor(name: string, value: number, floor: number): void {
  printLine(name, inWords(value), `at least ${floor}`, value >= floor ? 'ok' : 'BELOW');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
