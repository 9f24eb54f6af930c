import { isDeepStrictEqual } from 'node:util';
import type { Guide } from '#functions/data/guide.ts';
import { writeEdit } from '#functions/data/history.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { writeGuide } from '#functions/data/zarcodeChanges.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { auditEntry, placeChangesOf } from '#functions/domain/audit/auditEntry.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { guideText } from '#shared/domain/guideWords.ts';
import { editConflict } from './editConflict.ts';
import { editorOf } from './editorOf.ts';

interface NewGuide {
  readonly editor: User;
  readonly zarCode: ZarCode;
  /** Null takes it away. */
  readonly guide: Guide | null;
  /** The version that the editor saw. */
  readonly version: number;
  /** What belongs into the same transaction. */
  readonly alsoWrite?: readonly Write[];
}

/**
 * Gives a code another guide, with its history, in one transaction. At any time: it moves neither the point nor the
 * address. One that changes nothing writes nothing of it, so that sending one again does no harm.
 * @throws 409 where another change came first, 404 where the code was deleted
 */
export async function changeGuide(deps: Dependencies, change: NewGuide): Promise<ZarCode> {
  const { zarCode, guide, version, alsoWrite = [] } = change;
  if (isDeepStrictEqual(zarCode.guide ?? null, guide)) {
    if (alsoWrite.length > 0) await transact(deps.table, alsoWrite);
    return zarCode;
  }
  if (version !== zarCode.version) throw editConflict();
  const { guide: _, ...rest } = zarCode;
  const updatedAt = deps.now().toISOString();
  const after = { ...rest, ...(guide !== null && { guide }), updatedAt, version: version + 1 };
  try {
    await transact(deps.table, [
      writeGuide(zarCode, guide, updatedAt),
      ...historyOf(deps, change, after),
      ...alsoWrite,
    ]);
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed && error.labels.includes('code'))) throw error;
  }
  const current = await getZarCode(deps.table, zarCode.code, true);
  if (current === null || current.ownerId !== zarCode.ownerId) throw zarCodeNotFound();
  if (isDeepStrictEqual(current.guide ?? null, guide)) return current;
  throw editConflict();
}

function historyOf(deps: Dependencies, { editor, zarCode }: NewGuide, after: ZarCode): Write[] {
  const { code, ownerId } = zarCode;
  const by = editorOf(editor, zarCode);
  const [from, to] = [guideOf(zarCode), guideOf(after)];
  const edit = { id: deps.newId('hst'), code, at: after.updatedAt, ...by, from, to };
  const history = writeEdit(edit, after.version);
  if (by.by !== 'admin') return [history];
  const changes = placeChangesOf(zarCode, ['guide'], textOf(from), textOf(to));
  const target = { kind: 'zarcode', id: code } as const;
  return [
    history,
    auditEntry(deps, { actorId: editor.id, action: 'zarcodes.setGuide', target, userId: ownerId, changes }),
  ];
}

const guideOf = ({ guide }: ZarCode) => (guide === undefined ? {} : { guide });
const textOf = ({ guide }: Pick<ZarCode, 'guide'>) =>
  guide === undefined ? {} : { guide: guideText(guide) };
