import { amountString } from '#shared/domain/money.ts';

export interface ChartData {
  /** The series of `stack` are parts of a whole: one bar for each point. */
  readonly kind: 'line' | 'bar' | 'area' | 'stack';
  /** The first is the most prominent; at most four differ in look. */
  readonly series: readonly { readonly key: string; readonly label: string }[];
  readonly points: readonly { readonly label: string; readonly values: Readonly<Record<string, number>> }[];
  /** What the labels of the points are: "Month". */
  readonly pointName: string;
  readonly format?: (value: number) => string;
}

const plain = new Intl.NumberFormat('en-ZA');

export const formatPlain = (value: number): string => plain.format(value);

/** 2455160 → 'R24 551.60': as precise as `formatRand`, for amounts of many digits. */
export function formatGroupedRand(cents: number): string {
  const [rand = '', rest = ''] = amountString(cents).split('.');
  return `R${formatPlain(Number(rand))}.${rest}`;
}
