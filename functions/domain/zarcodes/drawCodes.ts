import { takenCodes } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { isWithinLimit } from '#functions/lib/withinLimit.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { prefixesFor } from '#shared/domain/prefix.ts';
import type { Province } from '#shared/domain/provinces.ts';

/** Codes of a prefix that may turn out to be taken before the next prefix is used (docs/decisions/0080). */
const maxCollisions = 4;
/** Creators gave their own prefix away on signs and boxes: it is left only when it is nearly full. */
const maxCollisionsOfOwn = 40;

interface Wanted {
  readonly province: Province;
  readonly city: string;
  /** A creator's own prefix, which comes first. */
  readonly ownPrefix: string | null;
}

interface Draw {
  readonly code: string;
  /** How many codes were drawn up to this one. */
  readonly draws: number;
}

function* prefixesOf({
  province,
  city,
  ownPrefix,
}: Wanted): Generator<{ prefix: string; max: number }, void> {
  if (ownPrefix !== null) yield { prefix: ownPrefix, max: maxCollisionsOfOwn };
  for (const prefix of prefixesFor(province, city)) yield { prefix, max: maxCollisions };
}

/**
 * Codes for a place, one after the other until one can be stored. The first is not looked up, since it is nearly always
 * free. Those after it are, four in one read: a refused transaction costs as much as one that writes.
 */
export async function* drawCodes(deps: Dependencies, wanted: Wanted): AsyncGenerator<Draw, void> {
  let draws = 0;
  for (const { prefix, max } of prefixesOf(wanted)) {
    let collisions = 0;
    while (collisions < max) {
      const count = draws === 0 ? 1 : Math.min(maxCollisions, max - collisions);
      const drawn = new Set(Array.from({ length: count }, () => drawCode(prefix, deps.randomBytes)));
      const taken = draws === 0 ? none : await takenCodes(deps.table, [...drawn], deps.now());
      for (const code of drawn) {
        draws++;
        if (!taken.has(code)) yield { code, draws };
        collisions++;
      }
    }
    await reportFilling(deps, prefix);
  }
}

const none: ReadonlySet<string> = new Set();

/** An alarm counts this line, so once a month for each prefix is enough (docs/runbook.md, "A prefix is filling"). */
async function reportFilling(deps: Dependencies, prefix: string): Promise<void> {
  if (await isWithinLimit(deps, 'prefixFilling', prefix)) log().warn('prefix filling', { prefix });
}
