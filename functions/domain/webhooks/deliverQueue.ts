import { type ApiKey, getApiKey } from '#functions/data/apiKeys.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { getUser } from '#functions/data/users.ts';
import {
  type Delivery,
  listWaiting,
  writeAttempt,
  writesDelivered,
} from '#functions/data/webhookDeliveries.ts';
import { getWebhook, type Webhook, writeWebhook } from '#functions/data/webhooks.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { CallResult } from '#functions/services/webhookReceivers.ts';
import { retryDays, retryMinutes } from '#shared/domain/webhooks.ts';
import { clearKey } from './clearKey.ts';
import { bodyNow } from './deliveryBody.ts';
import { isGone, isTaken, resultText, secretsOf } from './webhookResult.ts';

const pageSize = 100;
/** Of one queue, in a turn: half a megabyte or so. */
const maxRead = 10 * pageSize;
/** So many failures in a row say that the receiver is down: the others wait. */
const maxFailuresInRow = 3;
/** Nobody else takes the queue for so long. A turn is over before: its last call begins within `turnMs`. */
const leaseMs = 120_000;
const turnMs = 45_000;

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();

/** @returns null where it is not due any more, or another run was faster */
async function takeQueue({ table, now }: Dependencies, keyId: string): Promise<Webhook | null> {
  const webhook = await getWebhook(table, keyId);
  const at = now().toISOString();
  const { dueAt, leasedUntil = '' } = webhook ?? {};
  if (webhook === null || dueAt === undefined || dueAt > at || leasedUntil > at) return null;
  const until = after(now(), leaseMs);
  const taken = { ...webhook, dueAt: until, leasedUntil: until };
  const isOurs = await transactIfAllowed(table, [writeWebhook(taken)]);
  return isOurs ? { ...taken, version: taken.version + 1 } : null;
}

/** Of a key that an admin disabled, or whose owner was: what changes waits until they may again. */
const whileDisabledMs = 3_600_000;

async function mayBeCalled({ table }: Dependencies, { disabled, userId }: ApiKey): Promise<boolean> {
  const owner = await getUser(table, userId);
  return !disabled && owner !== null && !owner.disabled && owner.erasesAt === undefined;
}

/** When it may be tried. What was tried before its owner started the webhook again need not wait. */
function dueAtOf({ nextAt, attemptedAt }: Delivery, { resumedAt = '' }: Webhook): string {
  return attemptedAt !== undefined && attemptedAt < resumedAt ? resumedAt : nextAt;
}

/** What a turn found out. */
interface Turn {
  delivered: number;
  failed: number;
  /** It refused several in a row. */
  isDown: boolean;
  /** It asked for no more, or did not take one for days. */
  isOver: boolean;
}

async function store(
  { table, now }: Dependencies,
  delivery: Delivery,
  result: CallResult,
): Promise<Delivery> {
  const at = now();
  const tried = { ...delivery, attempts: delivery.attempts + 1, result: resultText(result) };
  if (isTaken(result)) {
    const delivered = { ...tried, deliveredAt: at.toISOString() };
    // Not refused: whoever has the lease is the only one who takes from the queue, save its owner.
    await transactIfAllowed(table, writesDelivered(delivered));
    return delivered;
  }
  const failed = {
    ...tried,
    attemptedAt: at.toISOString(),
    nextAt: after(at, retryMinutes(tried.attempts) * 60_000),
    firstFailedAt: delivery.firstFailedAt ?? at.toISOString(),
  };
  await transactIfAllowed(table, [writeAttempt(failed)]);
  return failed;
}

/** When the receiver has had long enough: counted anew once its owner started the webhook again. */
function endsAt({ firstFailedAt = '' }: Delivery, { resumedAt = '' }: Webhook): number | null {
  const since = firstFailedAt > resumedAt ? firstFailedAt : resumedAt;
  return firstFailedAt === '' ? null : Date.parse(since) + retryDays * 86_400_000;
}

/**
 * By their times, and those of one code by its versions: a restored code has the time of before again, so a change of it
 * that sets none seems older than its deletion.
 */
function inOrder(deliveries: readonly Delivery[]): Delivery[] {
  const ofCodes = Map.groupBy(deliveries, ({ code }) => code);
  const next = new Map([...ofCodes].map(([code, some]) => [code, some.toSorted(byVersion).values()]));
  return deliveries.flatMap(({ code }) => next.get(code)?.next().value ?? []);
}

/** The id ends with the version. */
const byVersion = (a: Delivery, b: Delivery) => (a.id < b.id ? -1 : 1);

const firstOfCodes = (waiting: readonly Delivery[]): Delivery[] => [
  ...new Map(waiting.map((delivery) => [delivery.code, delivery] as const).toReversed()).values(),
];

/** Those that were refused may be many: up to the first page with one that may be tried. */
async function waitingOf({ table, now }: Dependencies, webhook: Webhook): Promise<Delivery[]> {
  const read: Delivery[] = [];
  for (;;) {
    const page = await listWaiting(table, webhook.keyId, pageSize, read.at(-1));
    read.push(...page);
    const waiting = inOrder(read);
    const isDue = (delivery: Delivery) => dueAtOf(delivery, webhook) <= now().toISOString();
    if (page.length < pageSize || read.length >= maxRead || firstOfCodes(waiting).some(isDue)) return waiting;
  }
}

/** One after the other, in the order of the changes. Of a code whose change was refused, later ones wait for it. */
async function deliverSome(
  deps: Dependencies<'webhookReceivers'>,
  webhook: Webhook,
  waiting: readonly Delivery[],
): Promise<Turn> {
  const { now, webhookReceivers } = deps;
  const until = now().getTime() + turnMs;
  const blocked = new Set<string>();
  const turn: Turn = { delivered: 0, failed: 0, isDown: false, isOver: false };
  let failedInRow = 0;
  for (const delivery of waiting) {
    if (turn.isOver || turn.isDown || now().getTime() >= until) break;
    if (blocked.has(delivery.code)) continue;
    if (dueAtOf(delivery, webhook) > now().toISOString()) {
      blocked.add(delivery.code);
      continue;
    }
    // Its owner may have hidden or deleted it since.
    const zarCode = await getZarCode(deps.table, delivery.code, true);
    const result = await webhookReceivers.call({
      url: webhook.url,
      secrets: secretsOf(webhook, now()),
      id: delivery.id,
      body: bodyNow(deps, delivery, zarCode),
    });
    const stored = await store(deps, delivery, result);
    if (isTaken(result)) {
      turn.delivered++;
      failedInRow = 0;
      continue;
    }
    turn.failed++;
    turn.isDown = ++failedInRow >= maxFailuresInRow;
    blocked.add(delivery.code);
    const ends = endsAt(stored, webhook);
    turn.isOver = isGone(result) || (ends !== null && ends <= now().getTime());
  }
  return turn;
}

/** When the first of its codes may be tried; undefined for an empty queue. */
function nextDue(waiting: readonly Delivery[], webhook: Webhook, isDown: boolean): string | undefined {
  // While it is down, those that were not tried wait with those that were refused.
  const tried = isDown ? waiting.filter(({ attempts }) => attempts > 0) : waiting;
  const dueAts = firstOfCodes(tried).map((delivery) => dueAtOf(delivery, webhook));
  return dueAts.toSorted()[0] ?? waiting[0]?.nextAt;
}

function afterTurn(
  webhook: Webhook,
  turn: Turn,
  { dueAt, now }: { dueAt: string | undefined; now: string },
): Webhook {
  const { dueAt: _, leasedUntil: __, failingSince, ...rest } = webhook;
  const since = failingSince ?? (turn.failed > 0 ? now : undefined);
  return {
    ...rest,
    ...(turn.delivered === 0 && since !== undefined && { failingSince: since }),
    ...(turn.isOver ? { pausedAt: now } : dueAt !== undefined && { dueAt }),
  };
}

/** Gives the queue back: emptied, to be tried later, or paused until its owner wants it again. */
async function endTurn(deps: Dependencies, keyId: string, turn: Turn): Promise<void> {
  const { table, now, newId } = deps;
  // Again where something was queued or its owner changed it meanwhile.
  for (;;) {
    const webhook = await getWebhook(table, keyId);
    if (webhook === null) return;
    const waiting = await waitingOf(deps, webhook);
    const at = now().toISOString();
    const to = afterTurn(webhook, turn, { dueAt: nextDue(waiting, webhook, turn.isDown), now: at });
    const { ownerId, url } = webhook;
    const mail = writeMail({
      id: newId('mail'),
      to: ownerId,
      createdAt: at,
      content: { kind: 'webhookPaused', url },
    });
    if (await transactIfAllowed(table, [writeWebhook(to), ...(turn.isOver ? [mail] : [])])) return;
  }
}

/** One turn of a queue that is due, or the end of what a key had that was revoked. @returns how many were delivered and refused; null where it was not taken */
export async function deliverQueue(
  deps: Dependencies<'webhookReceivers'>,
  keyId: string,
): Promise<Pick<Turn, 'delivered' | 'failed'> | null> {
  const key = await getApiKey(deps.table, keyId);
  if (key === null) {
    await clearKey(deps.table, keyId);
    return null;
  }
  const webhook = await takeQueue(deps, keyId);
  if (webhook === null) return null;
  if (!(await mayBeCalled(deps, key))) {
    const dueAt = after(deps.now(), whileDisabledMs);
    const { leasedUntil: _, ...rest } = webhook;
    await transactIfAllowed(deps.table, [writeWebhook({ ...rest, dueAt })]);
    return null;
  }
  const turn = await deliverSome(deps, webhook, await waitingOf(deps, webhook));
  await endTurn(deps, keyId, turn);
  return turn;
}
