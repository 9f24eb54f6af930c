import { writeMarker } from '#functions/data/markers.ts';
import { deleteWord, wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { parseZarCode } from '#functions/data/zarcodes.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { type Change, streamHandler } from '#functions/lib/streamHandler.ts';

/** The search entries that a change of a code adds, renews and removes. */
function wordWrites({ before, after }: Change): Write[] {
  const [old, now] = [parseZarCode(before), parseZarCode(after)];
  const kept = now === null ? [] : wordsOf(now);
  const dropped = old === null ? [] : wordsOf(old).filter((word) => !kept.includes(word));
  return [
    ...dropped.map((word) => deleteWord(word, old?.code ?? '')),
    ...(now === null ? [] : kept.map((word) => writeWord(word, now))),
  ];
}

/**
 * Keeps what can be made again from the codes: the search words. Marker and change are one transaction, so a
 * replayed change does nothing, also when a later one was carried out since.
 */
export const handler = streamHandler({
  name: 'projections',
  inOrder: true,
  run: async (change, { table, now }) => {
    const writes = wordWrites(change);
    if (writes.length === 0) return;
    try {
      await transact(table, [writeMarker(change.eventId, epochSeconds(now())), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  },
});
