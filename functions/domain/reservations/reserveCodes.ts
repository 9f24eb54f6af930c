import { type Creator, checkCreatorActive } from '#functions/data/creators.ts';
import { writeDayCounted } from '#functions/data/dayCounts.ts';
import {
  listReservations,
  type Reservation,
  writeReservation,
  writeReservedCode,
  writeReservedFreed,
} from '#functions/data/reservations.ts';
import {
  ConditionFailed,
  TableBusy,
  transact,
  transactIfAllowed,
  type Write,
} from '#functions/data/transact.ts';
import { takenCodes } from '#functions/data/zarcodes.ts';
import { creatorInactive } from '#functions/domain/creators/creatorInactive.ts';
import { dayFull } from '#functions/domain/creators/dayFull.ts';
import { ownPrefixOf } from '#functions/domain/creators/ownPrefixOf.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { maxOpenReservations, reservationMessages, reservedDays } from '#shared/domain/reservations.ts';

interface Wanted {
  readonly creator: Creator;
  readonly count: number;
  /** Who captures with it. */
  readonly name?: string | undefined;
  /** What belongs into the same transaction: at most one write. */
  readonly alsoWrite: (reservation: Reservation) => readonly Write[];
}

/** A transaction has a hundred writes, and four are the booklet, its creator, the day's number and `alsoWrite`. */
const maxCodesTogether = 96;
/** Somebody else was issued one of the codes between the look and the write. */
const maxAttempts = 5;
/** At nine tenths full, 20 rounds of 100 codes find 100 that are free. */
const maxRounds = 20;
const maxCodesOfRound = 100;

/**
 * Reserves codes of a creator's own prefix, counted on this day.
 * @throws 422 where the creator may not, now or any more today
 */
export async function reserveCodes(deps: Dependencies, wanted: Wanted): Promise<Reservation> {
  const { creator, count } = wanted;
  const prefix = ownPrefixOf(creator);
  if (!creator.isActive) throw creatorInactive();
  if (prefix === null) throw new ApiError('prefix_required', reservationMessages.noPrefix);
  if (count > deps.config.creatorCodesPerDay) throw dayFull(deps.config.creatorCodesPerDay);
  await requireRoom(deps, creator.id);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const reservation = newReservation(deps, wanted, await drawFree(deps, { prefix, count, attempt }));
    if (await store(deps, reservation, wanted)) return reservation;
  }
  throw new ApiError('unavailable', 'We could not find free codes. Please try again.');
}

async function requireRoom({ table, now }: Dependencies, creatorId: string): Promise<void> {
  const stored = await listReservations(table, creatorId);
  const open = stored.filter(({ endsAt, left }) => left.length > 0 && endsAt > now().toISOString());
  if (open.length >= maxOpenReservations)
    throw new ApiError('reservation_limit_reached', reservationMessages.tooMany);
}

function newReservation(
  { now, newId }: Dependencies,
  { creator, name }: Wanted,
  left: string[],
): Reservation {
  const createdAt = now();
  const endsAt = new Date(createdAt.getTime() + reservedDays * 24 * 3_600_000);
  const times = { createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() };
  return {
    id: newId('rsv'),
    creatorId: creator.id,
    ...(name && { name }),
    ...times,
    left,
    used: [],
    version: 1,
  };
}

/** Codes that follow the rule, so that no mistake leads from one to another, and that are free: after a refusal, also of the last moment. */
async function drawFree(
  deps: Dependencies,
  { prefix, count, attempt }: { readonly prefix: string; readonly count: number; readonly attempt: number },
): Promise<string[]> {
  const free = new Set<string>();
  for (let round = 0; round < maxRounds && free.size < count; round++) {
    // Nearly all are free at first. A prefix that is nearly full needs more.
    const size = round === 0 ? count : maxCodesOfRound;
    const drawn = new Set(Array.from({ length: size }, () => drawCode(prefix, deps.randomBytes)));
    const taken = await takenCodes(deps.table, [...drawn], deps.now(), attempt > 0);
    for (const code of drawn) if (!taken.has(code)) free.add(code);
  }
  if (free.size < count) throw new ApiError('prefix_full', reservationMessages.prefixFull);
  return [...free].slice(0, count).toSorted();
}

/**
 * The booklet and all its codes, or nothing. What does not fit into its transaction is at most four codes, which are
 * reserved before: where the rest is refused they are freed, and where this is killed in between they end unused.
 * @returns false where one of the codes is not free any more
 */
async function store(deps: Dependencies, reservation: Reservation, wanted: Wanted): Promise<boolean> {
  const { table, config } = deps;
  const { id, createdAt, left } = reservation;
  const before = left.slice(maxCodesTogether);
  const write = (code: string) => writeReservedCode(reservation, code);
  if (before.length > 0 && !(await transactIfAllowed(table, before.map(write)))) return false;
  try {
    await transact(table, [
      ...left.slice(0, maxCodesTogether).map(write),
      writeReservation(reservation),
      checkCreatorActive(wanted.creator.id),
      writeDayCounted(wanted.creator.id, createdAt, config.creatorCodesPerDay, left.length),
      ...wanted.alsoWrite(reservation),
    ]);
    return true;
  } catch (error) {
    // Of any other error nobody knows whether all was written.
    if (!(error instanceof ConditionFailed || error instanceof TableBusy)) throw error;
    const freed = before.map((code) => writeReservedFreed(code, id, createdAt));
    if (freed.length > 0) await transact(table, freed);
    if (error instanceof TableBusy || error.labels.includes('idempotency')) throw error;
    if (error.labels.includes('creator')) throw creatorInactive();
    if (error.labels.includes('day')) throw dayFull(config.creatorCodesPerDay);
    return false;
  }
}
