import { takeCalls } from '#functions/data/apiUsage.ts';
import { dayInJohannesburg, endOfDay } from '#shared/domain/time.ts';
import type { Dependencies } from './dependencies.ts';

/** Of a key, on this day. */
export interface Quota {
  readonly perDay: number;
  /** Look-ups that are left, as far as this process knows. */
  readonly left: number;
  /** Seconds until the next day. */
  readonly resetSeconds: number;
}

/** A table takes 1,000 writes a second to one item (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html). */
const maxWritesPerSecond = 800;
/** Of a day's quota, all that may have been counted and not served by all processes together. */
const maxUnserved = 0.01;
const maxKeys = 1000;

/** What a process knows of a key on a day. */
interface Known {
  readonly day: string;
  /** Counted, and not served yet. */
  spare: number;
  /** Counted by all processes, when it was last known. */
  calls: number;
  /** The same at a moment before, which says how fast it grows. */
  sample: { readonly atMs: number; readonly calls: number } | null;
  /** Calls a second of all processes together. */
  rate: number;
  /** Calls that this process served in a second, and in the one before. */
  second: number;
  served: number;
  servedBefore: number;
}

type Needed = Pick<Dependencies, 'table' | 'now'>;

/**
 * Counts the calls of keys by the day without a write for each: a process counts as many in advance as it serves in a
 * second (docs/decisions/0096-keys-and-api-v1.md).
 */
export function createQuotas() {
  const known = new Map<string, Known>();

  function of(name: string, at: Date): Known {
    const day = dayInJohannesburg(at);
    const found = known.get(name);
    // What is left of the day before is of that day.
    if (found?.day === day) return found;
    if (known.size >= maxKeys) known.clear();
    const created = { day, spare: 0, calls: 0, sample: null, rate: 0, second: 0, served: 0, servedBefore: 0 };
    known.set(name, created);
    return created;
  }

  return {
    /** Calls a second of a key, all processes together, when it was last known. */
    rateOf: ({ table, now }: Needed, keyId: string): number => of(`${table.name} ${keyId}`, now()).rate,

    /** Counts `count` calls. @returns whether they may be served: all of them or none */
    async take(
      { table, now }: Needed,
      { keyId, perDay, count }: { keyId: string; perDay: number; count: number },
    ): Promise<{ isServed: boolean; quota: Quota }> {
      const at = now();
      const usage = of(`${table.name} ${keyId}`, at);
      const lease = async (wanted: number) => {
        const taken = await takeCalls(table, { keyId, day: usage.day, count: wanted, quota: perDay });
        noteRate(usage, taken.calls, at);
        usage.calls = Math.max(usage.calls, taken.calls);
        if (taken.isTaken) usage.spare += wanted;
        return taken.isTaken;
      };
      const hasRoom = () => usage.calls + count - usage.spare <= perDay;
      if (usage.spare < count && hasRoom()) {
        const wanted = Math.max(count - usage.spare, leaseOf(usage, perDay, at));
        const isTaken = await lease(wanted);
        // Near the end of the quota: only what is needed now.
        if (!isTaken && wanted > count - usage.spare && hasRoom()) await lease(count - usage.spare);
      }
      const isServed = usage.spare >= count;
      if (isServed) serve(usage, count, at);
      return { isServed, quota: quotaOf(usage, perDay, at) };
    },

    /** What is left, without counting. */
    look: ({ table, now }: Needed, { keyId, perDay }: { keyId: string; perDay: number }): Quota =>
      quotaOf(of(`${table.name} ${keyId}`, now()), perDay, now()),
  };
}
export type Quotas = ReturnType<typeof createQuotas>;

const shortestSampleMs = 100;

function noteRate(usage: Known, calls: number, at: Date): void {
  const { sample } = usage;
  const atMs = at.getTime();
  if (sample !== null && atMs - sample.atMs < shortestSampleMs) return;
  if (sample !== null) usage.rate = ((calls - sample.calls) * 1000) / (atMs - sample.atMs);
  usage.sample = { atMs, calls };
}

function serve(usage: Known, count: number, at: Date): void {
  usage.spare -= count;
  const second = Math.floor(at.getTime() / 1000);
  if (second !== usage.second) {
    usage.servedBefore = second === usage.second + 1 ? usage.served : 0;
    usage.served = 0;
    usage.second = second;
  }
  usage.served += count;
}

/**
 * How many calls to count in advance: those of a second; fewer where all processes together would hold more than a hundredth
 * of the quota; more where so many processes would write too often.
 */
function leaseOf({ second, served, servedBefore, rate }: Known, perDay: number, at: Date): number {
  const age = Math.floor(at.getTime() / 1000) - second;
  const own = age === 0 ? Math.max(served, servedBefore) : age === 1 ? served : 0;
  const share = Math.min(1, own / Math.max(rate, own, 1));
  const fewest = Math.ceil(rate / maxWritesPerSecond);
  const most = perDay * maxUnserved;
  return Math.max(1, Math.floor(Math.min(most, Math.max(fewest, Math.min(own, most * share)))));
}

function quotaOf({ day, calls, spare }: Known, perDay: number, at: Date): Quota {
  const resetSeconds = Math.ceil((endOfDay(day).getTime() - at.getTime()) / 1000);
  return { perDay, left: Math.max(0, perDay - calls) + spare, resetSeconds };
}
