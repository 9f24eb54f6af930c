import { writeProvinceMoved } from '#functions/data/counts.ts';
import { erasedUserId } from '#functions/data/erased.ts';
import { type Edit, writeEdit } from '#functions/data/history.ts';
import type { PinnedPlace, Place } from '#functions/data/place.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { writeEditedZarCode } from '#functions/data/zarcodeChanges.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry, placeChangesOf } from '#functions/domain/audit/auditEntry.ts';
import { areaCentreOf } from '#functions/domain/search/areaCentre.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { isPublic, viewOf } from '#shared/domain/visibility.ts';
import { changedFields } from './changedFields.ts';
import { editConflict } from './editConflict.ts';
import { editorOf } from './editorOf.ts';
import { editWindowClosed, requireEditWindow } from './editWindow.ts';

interface NewEdit {
  readonly editor: User;
  readonly zarCode: ZarCode;
  readonly place: PinnedPlace;
  /** The version that the editor saw; absent where they edit whatever it is now. */
  readonly version?: number | undefined;
  /** By which route. */
  readonly action: RouteKey;
}

/**
 * Gives a code another place, with its owner's counts and the history, in one transaction. The code stays. An edit that
 * changes nothing writes nothing, so that sending one again does no harm.
 * @throws 422 where the person may not edit now, 409 where another edit came first, 404 where the code was deleted.
 */
export async function editCode(deps: Dependencies, edit: NewEdit): Promise<ZarCode> {
  const { editor, zarCode } = edit;
  const pinned = pinnedAs(zarCode, edit.place);
  const place = isPublic(zarCode) ? pinned : { ...pinned, areaCentre: await areaCentreOf(pinned) };
  const windowChecks = await requireEditWindow(deps, editor, zarCode);
  const changed = changedFields(zarCode, place);
  const isCurrent = (edit.version ?? zarCode.version) === zarCode.version;
  if (changed === null && (isCurrent || mayCompare(edit))) return zarCode;
  if (changed === null || !isCurrent) throw editConflict();

  const at = deps.now().toISOString();
  const { code } = zarCode;
  const version = zarCode.version + 1;
  const by = editorOf(editor, zarCode);
  const staysVerified = by.by === 'admin';
  try {
    await transact(deps.table, [
      writeEditedZarCode(zarCode, place, { updatedAt: at, staysVerified }),
      ...writeMoved(zarCode, place),
      writeEdit({ id: deps.newId('hst'), code, at, ...by, ...changed }, version),
      ...windowChecks,
      ...(by.by === 'admin' ? [auditOf(deps, edit, changed)] : []),
    ]);
    const { verified, confirmed, pointSource: _, pointAccuracy: __, ...rest } = zarCode;
    return {
      ...rest,
      ...place,
      ...(staysVerified && verified && { verified }),
      ...(!isMoved(zarCode, place) && confirmed && { confirmed }),
      updatedAt: at,
      version,
    };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('code')) return await afterOthers(deps, edit);
    if (error.labels.some((label) => label === 'changeRequest' || label === 'creator'))
      throw editWindowClosed();
    throw error;
  }
}

/** Whether an answer may say that a place is the one that was sent: not to who guesses what they were not shown. */
const mayCompare = ({ editor, zarCode }: NewEdit) => viewOf(zarCode, { user: editor }) === 'whole';

const isMoved = (before: Place, after: Place) =>
  before.latitude !== after.latitude || before.longitude !== after.longitude;

/** What is said of the old point says nothing of another one. */
function pinnedAs({ pointSource, pointAccuracy, ...before }: ZarCode, place: PinnedPlace): PinnedPlace {
  const { pointSource: givenSource, pointAccuracy: givenAccuracy, ...rest } = place;
  const [source, accuracy] = isMoved(before, place)
    ? [givenSource, givenAccuracy]
    : [pointSource, pointAccuracy];
  return {
    ...rest,
    ...(source !== undefined && { pointSource: source }),
    ...(accuracy !== undefined && { pointAccuracy: accuracy }),
  };
}

/** Another call came first: it deleted the code, changed it, or was the same edit sent twice. */
async function afterOthers({ table }: Dependencies, edit: NewEdit): Promise<ZarCode> {
  const { zarCode, place } = edit;
  const current = await getZarCode(table, zarCode.code, true);
  if (current === null) throw zarCodeNotFound();
  const changed = changedFields(current, place);
  if (changed !== null || !mayCompare(edit)) throw editConflict();
  return current;
}

function auditOf(
  deps: Dependencies,
  { editor, zarCode, action }: NewEdit,
  changed: Pick<Edit, 'from' | 'to'>,
) {
  return auditEntry(deps, {
    actorId: editor.id,
    action,
    target: { kind: 'zarcode', id: zarCode.code },
    userId: zarCode.ownerId,
    changes: placeChangesOf(zarCode, Object.keys(changed.to), changed.from, changed.to),
  });
}

function writeMoved(zarCode: ZarCode, place: Place): Write[] {
  const { ownerId, province } = zarCode;
  // What was counted of an erased person is erased as well.
  if (province === place.province || ownerId === erasedUserId) return [];
  return [writeProvinceMoved(zarCode, place.province)];
}
