interface Result {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly isMet: boolean;
  /** What has no budget. */
  readonly note: string;
}

let heading = '';
const results = new Map<string, Result[]>();

/** Prints a heading, which the summary repeats above the budgets that follow. */
export function printHeading(text: string): void {
  heading = text;
  console.log(`\n${text}`);
}

const lineOf = ({ name, figure, limit, isMet, note }: Result) =>
  `  ${name.padEnd(42)} ${figure.padStart(12)}   ${limit.padEnd(18)} ${(isMet ? 'ok' : 'MISSED').padEnd(6)} ${note}`.trimEnd();

function add(result: Result): void {
  results.set(heading, [...(results.get(heading) ?? []), result]);
  console.log(lineOf(result));
}

const format = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** Prints a measured value and its budget, the maximum. */
export function printRow(name: string, value: number, budget: number, unit: string, note = ''): void {
  const isMet = value <= budget;
  add({ name, figure: `${format(value)}${unit}`, limit: `budget ${budget}${unit}`, isMet, note });
}

/** Prints a measured value and its minimum. */
export function printFloor(name: string, value: number, floor: number): void {
  add({ name, figure: format(value), limit: `at least ${floor}`, isMet: value >= floor, note: '' });
}

function printResults(isShown: (result: Result) => boolean): void {
  for (const [text, all] of results) {
    const shown = all.filter(isShown);
    if (shown.length > 0) console.log([`\n${text}`, ...shown.map(lineOf)].join('\n'));
  }
}

/**
 * Prints every budget with its figure, the missed ones once more at the end.
 * @returns how many are missed
 */
export function printSummary(): number {
  console.log('\nEvery budget');
  printResults(() => true);
  const missed = [...results.values()].flat().filter(({ isMet }) => !isMet).length;
  if (missed > 0) console.log('\nMissed');
  printResults(({ isMet }) => !isMet);
  console.log(missed === 0 ? '\nAll budgets are met.' : `\n${missed} budgets are missed.`);
  return missed;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
