import { isTombstone } from '#functions/data/deletedCodes.ts';
import { parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { viewOf, visitor } from '#shared/domain/visibility.ts';
import type { WebhookEvent } from '#shared/domain/webhooks.ts';

/** A change that shops are told of: what it is, and the code as it was or is. */
export interface CodeEvent {
  readonly event: WebhookEvent;
  readonly code: string;
  /** Of the code after it: orders its changes. */
  readonly version: number;
  readonly at: string;
  /** Null where nobody may see it any more. */
  readonly zarCode: ZarCode | null;
}

/** What everybody sees of a code, as a text that is equal where that is. */
const shownText = (zarCode: ZarCode) =>
  JSON.stringify({ ...serializeCode(zarCode, visitor), updatedAt: null, confirmed: null });

function eventOf(before: ZarCode, after: ZarCode): WebhookEvent | null {
  const [old, now] = [viewOf(before, visitor), viewOf(after, visitor)];
  if (old === 'nothing') return now === 'nothing' ? null : 'code.updated';
  if (now === 'nothing' || (now === 'area' && old === 'whole')) return 'code.restricted';
  const hasMoved = before.latitude !== after.latitude || before.longitude !== after.longitude;
  if (old === 'whole' && hasMoved) return 'code.moved';
  return shownText(before) === shownText(after) ? null : 'code.updated';
}

/**
 * What shops that saved a code are told of a change of its item; null for one that no visitor can see. Of a code that is
 * not shown nothing is told, not even that it was deleted.
 */
export function eventOfChange({ before, after }: Change): CodeEvent | null {
  const [old, now] = [parseZarCode(before), parseZarCode(after)];
  if (old !== null && now === null) {
    if (viewOf(old, visitor) === 'nothing') return null;
    const { version = old.version + 1, deletedAt = old.updatedAt } = after ?? {};
    return {
      event: 'code.withdrawn',
      code: old.code,
      version: Number(version),
      at: String(deletedAt),
      zarCode: null,
    };
  }
  if (now === null) return null;
  const { code, version, updatedAt: at } = now;
  const shown = viewOf(now, visitor) === 'nothing' ? null : now;
  if (old === null) {
    if (!isTombstone(before) || shown === null) return null;
    // As it was before, also its time: the change came after the deletion.
    const { deletedAt = at } = before ?? {};
    return { event: 'code.updated', code, version, at: String(deletedAt), zarCode: shown };
  }
  const event = eventOf(old, now);
  return event && { event, code, version, at, zarCode: shown };
}
