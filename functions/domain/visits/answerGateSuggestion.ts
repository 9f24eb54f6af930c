import {
  type GateSuggestion,
  getGateSuggestion,
  writeGateSuggestion,
} from '#functions/data/gateSuggestions.ts';
import type { Guide } from '#functions/data/guide.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { acceptGuide } from '#functions/domain/zarcodes/acceptGuide.ts';
import { changeGuide } from '#functions/domain/zarcodes/changeGuide.ts';
import { editConflict } from '#functions/domain/zarcodes/editConflict.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { guideMessages, maxGuideBytes, maxPoints, storedBytes } from '#shared/domain/guide.ts';
import { visitMessages } from '#shared/domain/visits.ts';
import type { Point } from '#shared/domain/writtenCoordinates.ts';

interface Answer {
  readonly owner: User;
  readonly zarCode: ZarCode;
  /** Of the suggestion. */
  readonly id: string;
  /** Of the code, as the owner saw it. */
  readonly version: number;
  readonly accept: boolean;
}

/** The places that a code's owner declined last: more than there are gates. */
const maxDeclined = 20;

/**
 * Accepts a suggested gate, which becomes a point of the guide, or declines it. The same answer again does no harm.
 * @returns the code, changed where it was accepted
 * @throws 409 where the suggestion was answered otherwise or the code was changed, 422 where the guide has no room
 */
export async function answerGateSuggestion(deps: Dependencies, answer: Answer): Promise<ZarCode> {
  const { owner, zarCode, id, version, accept } = answer;
  const { open, ...suggestion } = await getGateSuggestion(deps.table, zarCode.code);
  if (open?.id !== id) return answeredBefore(suggestion, answer);
  const answered = { id, accepted: accept };
  try {
    if (accept) {
      const guide = await acceptGuide(deps.table, zarCode, withGate(zarCode.guide, open));
      const alsoWrite = [writeGateSuggestion({ ...suggestion, answered })];
      return await changeGuide(deps, { editor: owner, zarCode, guide, version, alsoWrite });
    }
    const { latitude, longitude } = open;
    const declined = [{ latitude, longitude }, ...suggestion.declined].slice(0, maxDeclined);
    await transact(deps.table, [writeGateSuggestion({ ...suggestion, declined, answered })]);
    return zarCode;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return answeredBefore(await getGateSuggestion(deps.table, zarCode.code), answer);
}

function answeredBefore(
  { answered }: Pick<GateSuggestion, 'answered'>,
  { zarCode, id, accept }: Answer,
): ZarCode {
  if (answered?.id !== id || answered.accepted !== accept) throw editConflict();
  return zarCode;
}

/** With the gate at that point: the one that there is, else a point of that name, else another point. */
function withGate(guide: Guide = { steps: [], points: [] }, { latitude, longitude }: Point): Guide {
  const gate = { label: 'GATE', kind: 'gate', latitude, longitude } as const;
  // None of its letters looks like another one.
  const isNamed = ({ label }: { readonly label: string }) => label === gate.label;
  const gates = guide.points.filter(({ kind }) => kind === 'gate');
  const old = gates.find(isNamed) ?? gates[0] ?? guide.points.find(isNamed);
  if (old === undefined && guide.points.length >= maxPoints)
    throw new ApiError('points_full', visitMessages.fullGuide);
  const moved = { ...old, ...gate, label: old?.label ?? gate.label };
  const points =
    old === undefined
      ? [...guide.points, gate]
      : guide.points.map((point) => (point === old ? moved : point));
  const changed = { ...guide, points };
  if (storedBytes(changed) > maxGuideBytes) throw new ApiError('invalid_request', guideMessages.tooLarge);
  return changed;
}
