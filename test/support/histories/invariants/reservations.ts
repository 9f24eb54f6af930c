/** What must be true of booklets, whatever happened. */
import type { Item } from '#test/support/world.ts';
import type { Journal, TableState } from '../journal.ts';
import { isCode } from './codes.ts';

const isReserved = (item: Item | null): item is Item => item?.['type'] === 'reservedCode';
const isZarCode = (item: Item | null): item is Item => item?.['type'] === 'zarcode';

/** Before its time is over a reserved code becomes its creator's, or is freed. */
export function reservedChanges(journal: Journal): string[] {
  return journal.filter(isCode).flatMap(({ before, after }): string[] => {
    if (!isReserved(before) || after === null) return [];
    const { pk, endsAt, creatorId, reservationId } = before;
    if (isReserved(after) && after['reservationId'] === reservationId) return [];
    const at = String(after['createdAt'] ?? after['reservedAt']);
    if (endsAt <= at) return [];
    return isZarCode(after) && after['creatorId'] === creatorId
      ? []
      : [`${pk}, reserved by ${creatorId}, became ${JSON.stringify(after)}`];
  });
}

/** A booklet has each of its codes once: as one that is reserved, or as one that was made. */
export function bookletProblems(table: TableState, journal: Journal, now: string): string[] {
  const booklets = table.ofType('reservation');
  const made = new Set(
    journal.flatMap(({ before, after }) =>
      isReserved(before) && isZarCode(after) ? [`${after['creatorId']} ${after['code']}`] : [],
    ),
  );
  return booklets.flatMap(({ id, creatorId, left = [], used = [], endsAt }) => [
    ...[...used].flatMap((code) =>
      made.has(`${creatorId} ${code}`) ? [] : [`${code} of ${id} was used and never made`],
    ),
    ...[...left].flatMap((code) => {
      const item = table.get(`CODE#${code}`, 'CODE') ?? null;
      const isThere = isReserved(item) && item['reservationId'] === id && item['endsAt'] === endsAt;
      return endsAt <= now || isThere ? [] : [`${code} of ${id} is lost: ${JSON.stringify(item)}`];
    }),
  ]);
}

/** What is reserved is in a booklet, save for at most four codes of one that was interrupted before it was made. */
export function forgottenCodes(table: TableState, journal: Journal, now: string): string[] {
  const known = new Set(
    journal.flatMap(({ after }) => (after?.['type'] === 'reservation' ? [String(after['id'])] : [])),
  );
  const live = table.ofType('reservedCode').filter(({ endsAt }) => endsAt > now);
  const listed = new Set(table.ofType('reservation').flatMap(({ left = [] }) => [...left]));
  const lost = live.filter(({ reservationId, code }) => known.has(reservationId) && !listed.has(code));
  const interrupted = Map.groupBy(
    live.filter(({ reservationId }) => !known.has(reservationId)),
    ({ reservationId }) => String(reservationId),
  );
  return [
    ...lost.map(({ code, reservationId }) => `${code} is kept for ${reservationId}, which does not have it`),
    ...[...interrupted].flatMap(([id, codes]) =>
      codes.length <= 4 ? [] : [`${codes.length} codes are kept for ${id}, which was never made`],
    ),
  ];
}

/** A creator's day has what was made or reserved on it, each code once. */
export function dayProblems(table: TableState, journal: Journal): string[] {
  const need = new Map<string, number>();
  const add = (creatorId: string, at: string, count: number) => {
    const key = `COUNTS#${creatorId} ${dayKey(at)}`;
    need.set(key, (need.get(key) ?? 0) + count);
  };
  for (const { before, after } of journal) {
    if (before === null && after?.['type'] === 'reservation')
      add(after['creatorId'], after['createdAt'], [...after['left']].length);
    if (!isZarCode(after) || after['creatorId'] === undefined) continue;
    const isOver = isReserved(before) && before['endsAt'] <= after['createdAt'];
    if (before === null || isOver) add(after['creatorId'], after['createdAt'], 1);
  }
  return table.ofType('dayCount').flatMap(({ pk, sk, made }) => {
    const count = need.get(`${pk} ${sk}`) ?? 0;
    return made === count ? [] : [`${pk} ${sk} has ${made}, and ${count} were made or reserved`];
  });
}

/** As in Johannesburg, two hours before UTC. */
const dayKey = (at: string) => `DAY#${new Date(Date.parse(at) + 2 * 3_600_000).toISOString().slice(0, 10)}`;
