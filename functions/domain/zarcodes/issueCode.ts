import { writeCodeCounted } from '#functions/data/counts.ts';
import type { PinnedPlace } from '#functions/data/place.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { prefixLength } from '#shared/domain/code.ts';
import type { IssueKind } from '#shared/domain/issueKinds.ts';
import { drawCodes } from './drawCodes.ts';

export interface NewCode {
  readonly ownerId: string;
  /** For a creator's code: the creator, and their own prefix if the code gets that. */
  readonly creator?: { readonly id: string; readonly prefix: string | null };
  /** A creator's codes have their own; every other is paid for unless given. */
  readonly kind?: IssueKind;
  readonly place: PinnedPlace;
  readonly residentConsent?: ZarCode['residentConsent'];
  /** In place of a drawn one: a code that is reserved, and what it takes to write it. */
  readonly given?: { readonly code: string; readonly write: (zarCode: ZarCode) => readonly Write[] };
  /** The person's limit. */
  readonly max?: number | undefined;
  /** What belongs into the same transaction. Called again for each draw, so it must have no side effects. */
  readonly alsoWrite: (zarCode: ZarCode) => readonly Write[];
}

/**
 * Draws a free code for a place and stores it in one transaction with `alsoWrite`. A code that exists already is
 * refused by the condition on its item, and another one is drawn.
 * @throws ConditionFailed where another write was refused: `counts` at the limit, one of `alsoWrite` or of a given code.
 */
export async function issueCode(deps: Dependencies, issue: NewCode): Promise<ZarCode> {
  const { creator, place, given } = issue;
  const { province, city } = place;
  const make = (code: string) => newZarCode(issue, code, deps.now().toISOString());
  if (given !== undefined) {
    const zarCode = make(given.code);
    await store(deps, issue, { zarCode, writes: given.write(zarCode), draws: 0 });
    return zarCode;
  }
  for await (const { code, draws } of drawCodes(deps, {
    province,
    city,
    ownPrefix: creator?.prefix ?? null,
  })) {
    const zarCode = make(code);
    try {
      await store(deps, issue, { zarCode, writes: [writeNewZarCode(zarCode)], draws });
      return zarCode;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const others = error.labels.filter((label) => label !== 'code');
      if (others.length > 0) throw new ConditionFailed(others);
    }
  }
  throw new ApiError('unavailable', 'We could not find a free code. Please try again.');
}

function newZarCode(
  { ownerId, creator, place, residentConsent, kind = creator === undefined ? 'paid' : 'creator' }: NewCode,
  code: string,
  createdAt: string,
): ZarCode {
  return {
    ...place,
    code,
    ownerId,
    isCreatorCode: creator !== undefined,
    kind,
    ...(creator !== undefined && { creatorId: creator.id }),
    ...(residentConsent !== undefined && { residentConsent }),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

interface Stored {
  readonly zarCode: ZarCode;
  readonly writes: readonly Write[];
  readonly draws: number;
}

async function store({ table }: Dependencies, issue: NewCode, { zarCode, writes, draws }: Stored) {
  await transact(table, [...writes, ...writeCodeCounted(zarCode, issue.max), ...issue.alsoWrite(zarCode)]);
  // A saved query shows the draws per code (docs/runbook.md, "A prefix is filling").
  log().info('code issued', { prefix: zarCode.code.slice(0, prefixLength), draws });
}
