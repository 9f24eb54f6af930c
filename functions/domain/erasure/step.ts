import type { Erasure } from '#functions/data/erasures.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** `more`: the same step again. `later`: in an hour. */
export type Outcome = 'done' | 'more' | 'later';

/** Erases some of what it finds, in any order and any number of times. */
export type Step = (deps: Dependencies<'importRows'>, erasure: Erasure) => Promise<Outcome>;

export const outcome = (isAll: boolean): Outcome => (isAll ? 'done' : 'more');
