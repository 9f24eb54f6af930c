/**
 * What is read a moment after a change may miss it, and a form that opens with an old version is refused. So the
 * newest version that this browser has got takes its place (decision 0012).
 */
import { session } from '#web/session/session.ts';

interface Thing extends Readonly<Record<string, unknown>> {
  readonly version: number;
}

const isThing = (part: unknown): part is Thing =>
  typeof part === 'object' && part !== null && 'version' in part && typeof part.version === 'number';

const idOf = ({ zarcode, id }: Thing): unknown => zarcode ?? id;

const changed = { epoch: 0, things: new Map<unknown, Thing>() };

/** Those that this session has changed. */
function changedThings(): Map<unknown, Thing> {
  const { epoch } = session();
  if (changed.epoch !== epoch) changed.things.clear();
  changed.epoch = epoch;
  return changed.things;
}

/** @param response of a change, which is read consistently */
export function noteNewest<T>(response: T): T {
  if (isThing(response)) changedThings().set(idOf(response), response);
  return response;
}

/** The same response where nothing in it is older than what this browser knows. */
export function withNewest<T>(response: T): T {
  const things = changedThings();
  if (response === undefined || things.size === 0) return response;
  let hasOlder = false;
  const newest = JSON.parse(JSON.stringify(response), (_, part: unknown) => {
    const known = isThing(part) ? things.get(idOf(part)) : undefined;
    if (!isThing(part) || known === undefined || known.version <= part.version) return part;
    hasOlder = true;
    return { ...part, ...known };
  }) as T;
  return hasOlder ? newest : response;
}
