import { writeClaim, writeClaimReleased } from '#functions/data/creatorClaims.ts';
import { type Creator, getCreator, writeCreator } from '#functions/data/creators.ts';
import { checkSlugNotErased } from '#functions/data/erasedClaims.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { ApiError, creatorNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { CreatorChanges } from '#shared/contract/creatorFields.ts';
import { meetsLevel, type Role } from '#shared/domain/can.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { prefixTaken, slugsOf, withFreeSlug } from './claims.ts';

/** Changes of one profile at the same moment: each is tried again on what the others left. */
const maxAttempts = 25;

/** A creator's former slugs lead to the page; of more than these the oldest is given back, so that nobody hoards them. */
const maxSlugs = 20;

interface Change {
  readonly id: string;
  /** The role of the person who changes it. */
  readonly role: Role;
  /** What belongs into the same transaction; called again where it is tried again. */
  readonly alsoWrite?: (before: Creator, after: Creator) => readonly Write[];
}

/**
 * Changes the given fields, and the slug with the name. What only an admin may change stays as it is for others. A change
 * that changes nothing writes nothing.
 * @throws 404, 409 where the prefix is taken, 422 where another one is set.
 */
export async function changeCreator(
  deps: Dependencies,
  change: Change,
  changes: CreatorChanges,
): Promise<Creator> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getCreator(deps.table, change.id);
    if (before === null) throw creatorNotFound();
    const allowed = meetsLevel(change.role, 'admin') ? changes : forHolder(changes);
    if (changesNothing(before, allowed)) return before;
    try {
      return await write(deps, before, { changes: allowed, alsoWrite: change.alsoWrite ?? (() => []) });
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (!error.labels.includes('creator')) throw prefixTaken();
    }
  }
  throw new TableBusy('Gave up on a creator');
}

function forHolder({ useStandardPrefix: _, isActive: __, ...rest }: CreatorChanges): CreatorChanges {
  return rest;
}

function changesNothing(before: Creator, changes: CreatorChanges): boolean {
  const after = { ...before, ...changes };
  return (Object.keys(changes) as (keyof CreatorChanges)[]).every((name) => after[name] === before[name]);
}

async function write(
  deps: Dependencies,
  before: Creator,
  { changes, alsoWrite }: Required<Pick<Change, 'alsoWrite'>> & { readonly changes: CreatorChanges },
): Promise<Creator> {
  const prefix = changes.uniquePrefix ?? before.uniquePrefix;
  if (before.uniquePrefix !== '' && prefix !== before.uniquePrefix) throw prefixLocked();
  const fitting = slugsOf(deps, changes.displayName ?? before.displayName);
  const staysAtSlug = changes.displayName === undefined || fitting.includes(before.slug);

  return withFreeSlug(staysAtSlug ? [before.slug] : fitting, async (slug) => {
    const slugs = [...before.slugs.filter((each) => each !== slug), slug];
    const creator = {
      ...before,
      ...changes,
      slug,
      slugs: slugs.slice(-maxSlugs),
      updatedAt: deps.now().toISOString(),
      version: before.version + 1,
    };
    await transact(deps.table, [
      writeCreator(creator),
      ...(slug === before.slug ? [] : [checkSlugNotErased(slug), writeClaim('slug', slug, before.id)]),
      ...slugs.slice(0, -maxSlugs).map((old) => writeClaimReleased('slug', old, before.id)),
      ...(prefix === before.uniquePrefix ? [] : [writeClaim('prefix', prefix, before.id)]),
      ...alsoWrite(before, creator),
    ]);
    return creator;
  });
}

function prefixLocked(): ApiError {
  const { prefixLocked: message } = creatorMessages;
  return new ApiError('prefix_locked', message, { fields: { uniquePrefix: message } });
}
