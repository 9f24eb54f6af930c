import { foldedWords } from '#shared/domain/text.ts';

export interface Named<M extends string> {
  readonly meaning: M;
  /** The lowest is the surest. */
  readonly rank: number;
}

interface ColumnNames<M extends string> {
  /** Whole names, between commas; of two columns the one whose name stands first. */
  readonly names: Readonly<Record<M, string>>;
  /** Words that say it with others around them: "Customer’s cellphone (WhatsApp)". The first that fits counts. */
  readonly words: readonly (readonly [M, RegExp])[];
  /** With one of these a column says something else of it: "Order date", "Customer email". */
  readonly otherwise: RegExp;
}

/** What a column of a file is for, by its name. */
export function columnMeanings<M extends string>({
  names,
  words,
  otherwise,
}: ColumnNames<M>): (name: string) => Named<M> | null {
  const ranks = new Map(
    (Object.entries(names) as [M, string][]).flatMap(([meaning, all]) =>
      all.split(',').map((name, rank) => [joined(name), { meaning, rank }] as const),
    ),
  );
  return (name) => {
    const known = ranks.get(joined(name));
    if (known !== undefined) return known;
    const all = foldedWords(name);
    if (all.some((word) => otherwise.test(word))) return null;
    const [meaning] = words.find(([, pattern]) => all.some((word) => pattern.test(word))) ?? [];
    return meaning === undefined ? null : { meaning, rank: ranks.size };
  };
}

const joined = (name: string) => foldedWords(name).join('');
