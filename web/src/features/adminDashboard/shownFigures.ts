import { formatPlain } from '#web/ui/chartData.ts';

/** '12345.60' → 'R12,346': cents matter in lists, not in totals. */
export function wholeRand(amount: string): string {
  const rand = Math.round(Number(amount));
  return `${rand < 0 ? '−' : ''}R${formatPlain(Math.abs(rand))}`;
}

export const chartRand = (rand: number): string => `R${formatPlain(rand)}`;
