import { writeCodeRelisted } from '#functions/data/counts.ts';
import { erasedUserId } from '#functions/data/erased.ts';
import { deletePin, getPinHash, writePin } from '#functions/data/pins.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { writeVisibility } from '#functions/data/zarcodeChanges.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { areaCentreOf } from '#functions/domain/search/areaCentre.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { levelOf, type Visibility } from '#shared/domain/visibility.ts';
import { editConflict } from './editConflict.ts';

interface NewLevel {
  readonly zarCode: ZarCode;
  readonly level: Visibility;
  /** A new PIN; null takes it away; undefined leaves it, for an area that stays one. */
  readonly pin?: string | null | undefined;
  /** What belongs into the same transaction. */
  readonly alsoWrite?: (before: ZarCode, after: ZarCode) => readonly Write[];
}

const maxAttempts = 5;

/**
 * Sets who sees a code. A PIN goes with its level. What an edit changes at the same time stays.
 * @throws 404 where it was deleted or lost its owner meanwhile, 409 after too many edits in between
 */
export async function changeVisibility(
  deps: Dependencies,
  { zarCode, level, pin, alsoWrite }: NewLevel,
): Promise<{ zarCode: ZarCode; hasPin: boolean }> {
  const { table, passwords } = deps;
  const { code, ownerId } = zarCode;
  const [hash, pinBefore] = await Promise.all([
    typeof pin === 'string' ? passwords.hash(pin) : null,
    getPinHash(table, code),
  ]);
  const keepsPin = level === 'area' && pin === undefined;
  const hasPin = hash !== null || (keepsPin && pinBefore !== null);
  let before = zarCode;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (levelOf(before) === level && pin === undefined) return { zarCode: before, hasPin };
    const after = await withLevel(before, level, deps.now());
    const writes = [
      writeVisibility(before, after),
      ...(ownerId === erasedUserId ? [] : writeCodeRelisted(before, after)),
      ...(keepsPin ? [] : [hash === null ? deletePin(code) : writePin(code, hash)]),
      ...(alsoWrite?.(before, after) ?? []),
    ];
    try {
      await transact(table, writes);
      return { zarCode: after, hasPin };
    } catch (error) {
      if (!(error instanceof ConditionFailed && error.labels.includes('code'))) throw error;
    }
    const current = await getZarCode(table, code, true);
    if (current === null || current.ownerId !== ownerId) throw zarCodeNotFound();
    before = current;
  }
  throw editConflict();
}

async function withLevel(
  { visibility: _, areaCentre: __, ...zarCode }: ZarCode,
  level: Visibility,
  now: Date,
): Promise<ZarCode> {
  const changed = { ...zarCode, updatedAt: now.toISOString(), version: zarCode.version + 1 };
  return level === 'public'
    ? changed
    : { ...changed, visibility: level, areaCentre: await areaCentreOf(zarCode) };
}
