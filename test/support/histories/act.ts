import * as fc from 'fast-check';
import { fault } from './faults.ts';
import type { Gate } from './gate.ts';
import type { How, Life } from './life.ts';

/** How far the rest of the world comes before the next person begins. */
const leads = ['untilAllIsDone', 0, 1, 2, 4, 9] as const;

const circumstances = fc.record({
  lead: fc.constantFrom(...leads),
  fault: fc.option(fault, { freq: 4 }),
  retries: fc.boolean(),
  times: fc.constantFrom(1, 1, 1, 1, 2, 3),
  luck: fc.nat(),
});
type Circumstances = typeof circumstances extends fc.Arbitrary<infer T> ? T : never;

interface Kind<Details> {
  readonly weight: number;
  readonly details: fc.Arbitrary<Details>;
  /** Left out where the history has nothing for it yet. */
  readonly needs?: (life: Life) => boolean;
  /** Who does one thing after the other. */
  readonly doer?: (life: Life, details: Details) => string;
  /** Nothing else is under way while it happens. */
  readonly isAlone?: boolean;
  /** Everything else waits for its next call to the table when it begins. */
  readonly isBetweenCalls?: boolean;
  readonly run: (life: Life, details: Details, how: How) => Promise<void>;
}

type Command = fc.AsyncCommand<Life, Gate>;

class Act<Details> implements Command {
  readonly #name: string;
  readonly #kind: Kind<Details>;
  readonly #details: Details;
  readonly #circumstances: Circumstances;

  constructor(name: string, kind: Kind<Details>, details: Details, around: Circumstances) {
    this.#name = name;
    this.#kind = kind;
    this.#details = details;
    this.#circumstances = around;
  }

  check(life: Life): boolean {
    return this.#kind.needs?.(life) ?? true;
  }

  async run(life: Life, gate: Gate): Promise<void> {
    const { lead, luck, ...how } = this.#circumstances;
    const doer = this.#kind.doer?.(life, this.#details) ?? '';
    if (this.#kind.isAlone === true) await gate.finish();
    if (this.#kind.isBetweenCalls === true) await gate.settled();
    while (doer !== '' && life.busy.has(doer) && (await gate.step()));
    const act = gate.begin(luck, () => this.#kind.run(life, this.#details, { ...how }));
    if (doer !== '') {
      life.busy.set(doer, act);
      void act.finally(() => life.busy.delete(doer));
    }
    if (lead === 'untilAllIsDone') return gate.finish();
    for (let steps = 0; steps < lead && (await gate.step()); steps++);
  }

  toString(): string {
    const { lead, fault: wrong, retries, times } = this.#circumstances;
    return [
      this.#name,
      JSON.stringify(this.#details),
      ...(times > 1 ? [`${times} times at once`] : []),
      ...(wrong === null ? [] : [`${wrong.kind} at ${wrong.at}${retries ? ', tried again' : ''}`]),
      ...(lead === 'untilAllIsDone' ? [] : [`next after ${lead}`]),
    ].join(' ');
  }
}

/** A kind of thing that happens, as often as its weight says. */
export function kindOf<Details>(name: string, kind: Kind<Details>): fc.Arbitrary<Command>[] {
  const command = fc
    .tuple(kind.details, circumstances)
    .map(([details, around]) => new Act(name, kind, details, around));
  return Array.from({ length: kind.weight }, () => command);
}

export const which = fc.nat(99);

/** One of a list, by a number that fits any list. */
export function pick<T>(list: readonly T[], number: number): T {
  const picked = list[number % Math.max(1, list.length)];
  if (picked === undefined) throw new Error('Nothing to choose from');
  return picked;
}

/** The same at once, as often as the circumstances say. */
export function atOnce<T>({ times }: How, run: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, run));
}
