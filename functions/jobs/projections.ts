import { countChanges } from '#functions/data/countChanges.ts';
import { writeMarker } from '#functions/data/markers.ts';
import { addMonth, listedIn } from '#functions/data/months.ts';
import { parsePerson, writePersonIndexed } from '#functions/data/personIndex.ts';
import type { Table } from '#functions/data/table.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { isConfirmation } from '#functions/domain/search/isConfirmation.ts';
import { wordChanges } from '#functions/domain/search/wordChanges.ts';
import { queueDeliveries } from '#functions/domain/webhooks/queueDeliveries.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import { type Change, streamHandler } from '#functions/lib/streamHandler.ts';

/** The months that this function has added: a month is written once, not with each thing of it. */
const addedMonths = new Set<string>();

/** Adding a month twice does no harm, so it needs no marker. */
async function addListedMonth({ before, after }: Change, table: Table): Promise<void> {
  const listed = listedIn(after);
  // What was listed in the same month before has added it.
  if (listed === null || listedIn(before)?.month === listed.month) return;
  const { kind, month } = listed;
  const key = `${table.name} ${kind} ${month}`;
  if (addedMonths.has(key)) return;
  await addMonth(table, kind, month);
  addedMonths.add(key);
}

/**
 * Keeps the search words in step with the codes and the people, the months of the lists by time, and what is counted.
 * What is written is one transaction with its marker, so a change that comes again does nothing, even after later ones.
 * At most 49 writes: a creator's code that changes all its twelve words has 48 entries.
 */
export const handler = streamHandler({
  name: 'projections',
  inOrder: true,
  run: async (change, deps) => {
    const { table, now } = deps;
    if (isConfirmation(change)) return;
    // Here, because they have an order, and must not wait for mails.
    await queueDeliveries(change, deps);
    await addListedMonth(change, table);
    const { before, after } = change;
    const people = writePersonIndexed(parsePerson(before), parsePerson(after));
    const writes = [...(await wordChanges(change, table, now())), ...people];
    if (writes.length === 0) return;
    try {
      await transact(table, [writeMarker(change.eventId, epochSeconds(now())), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  },
  runTogether: (changes, { table, now }) => countChanges(table, changes, epochSeconds(now())),
});
