import {
  type Access,
  getPassesMade,
  listAccess,
  type Pass,
  writeNewPass,
  writePassRevoked,
} from '#functions/data/access.ts';
import { secretHash } from '#functions/data/secretHash.ts';
import { ConditionFailed, TableBusy, transact, transactIfAllowed } from '#functions/data/transact.ts';
import { checkCodeLives, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError, passNotFound, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PassInput, Pass as PassResponse } from '#shared/contract/visibilityFields.ts';
import { maxPasses, passOpenings } from '#shared/domain/visibility.ts';

/** 128 bits. */
const secretBytes = 16;
const hourMs = 3_600_000;
/** How long a pass that has ended is listed. */
const listedMs = 30 * 24 * hourMs;
const maxAttempts = 8;

export interface NewPass {
  readonly pass: Pass;
  /** What opens the code; only its hash is stored. */
  readonly secret: string;
}

/** @throws 422 where the code has fifty live passes, 404 where it was deleted meanwhile. */
export async function createPass(
  deps: Dependencies,
  { code, ownerId }: ZarCode,
  { label, hours, openings }: PassInput,
): Promise<NewPass> {
  const { table, newId, randomBytes } = deps;
  const now = deps.now();
  const random = Buffer.from(randomBytes(secretBytes)).toString('base64url');
  const endsAt = hours === null ? undefined : new Date(now.getTime() + hours * hourMs);
  const pass: Pass = {
    type: 'pass',
    id: newId('pas'),
    code,
    ownerId,
    label,
    hash: secretHash(random),
    createdAt: now.toISOString(),
    ...(endsAt !== undefined && { endsAt: endsAt.toISOString() }),
    ...(openings !== null && { maxUses: openings }),
    used: 0,
    recent: {},
  };
  const expiresAt = endsAt && Math.ceil((endsAt.getTime() + listedMs) / 1000);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [{ passes }, made] = await Promise.all([listAccess(table, code), getPassesMade(table, code)]);
    if (passes.filter((each) => stateOf(each, now) === 'live').length >= maxPasses) {
      const message = `A ZarCode can have ${maxPasses} passes at a time. Please end one that is not needed any more.`;
      throw new ApiError('pass_limit_reached', message);
    }
    try {
      await transact(table, [checkCodeLives(code), ...writeNewPass(pass, made, expiresAt)]);
      return { pass, secret: `${pass.id.slice(idPrefix.length)}.${random}` };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('code')) throw zarCodeNotFound();
    }
  }
  throw new TableBusy(`Too many passes of ${code} at once`);
}

const idPrefix = 'pas_';

/** What a pass says of itself. @returns null for what can be none */
export function readPass(secret: string): { id: string; hash: string } | null {
  const [, id, random] = /^([0-9A-Za-z]{20})\.([\w-]{22})$/.exec(secret) ?? [];
  return id === undefined || random === undefined ? null : { id: idPrefix + id, hash: secretHash(random) };
}

/** Ending one that has ended does nothing. @throws 404 where the code has no such pass. */
export async function revokePass(deps: Dependencies, code: string, id: string): Promise<Access> {
  const at = deps.now();
  await transactIfAllowed(deps.table, [writePassRevoked(code, id, at.toISOString())]);
  const access = await listAccess(deps.table, code);
  if (!access.passes.some((pass) => pass.id === id)) throw passNotFound();
  return access;
}

function stateOf({ revokedAt, endsAt, maxUses, used }: Pass, now: Date): PassResponse['state'] {
  if (revokedAt !== undefined) return 'revoked';
  if (endsAt !== undefined && endsAt <= now.toISOString()) return 'expired';
  return maxUses !== undefined && used >= maxUses ? 'used' : 'live';
}

/** For the code's owner. */
export function serializePass(pass: Pass, now: Date): PassResponse {
  const { id, label, createdAt, endsAt = null, maxUses, used, recent } = pass;
  return {
    id,
    label,
    state: stateOf(pass, now),
    createdAt,
    expiresAt: endsAt,
    openings: passOpenings.find((each) => each === maxUses) ?? null,
    used,
    opened: Object.values(recent).toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  };
}
