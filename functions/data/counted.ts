/**
 * What each item of the table counts for in the counters (`counters.ts`). Pure, so that a change counts for the
 * difference of both its sides, and a recount adds up the same.
 */
import * as z from 'zod';
import { issueKinds } from '#shared/domain/issueKinds.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import type { TimeKind } from './byTime.ts';
import { listedIn } from './months.ts';

/** The figures of the whole business, or those of one list by time. */
export type CounterGroup = 'business' | TimeKind;

/** A name of a group's counters with an amount, on a day; null counts in the totals only. */
export interface Counted {
  readonly group: CounterGroup;
  readonly name: string;
  readonly day: string | null;
  readonly amount: number;
}

type StoredItem = Readonly<Record<string, unknown>>;

export function countedOf(item: StoredItem | null): Counted[] {
  return item === null ? [] : [...inItsList(item), ...inTheBusiness(item)];
}

/** Filters whose matches are counted on each day, and those that are counted in all only. */
const datedFilters = ['status', 'kind'] as const;
const undatedFilters = ['role', 'disabled', 'province', 'verified', 'read'] as const;

/** The counter of a list's filter; null where its matches are not counted. */
export function filterCounter(filter: string, value: string): { name: string; isDated: boolean } | null {
  const isDated = datedFilters.some((each) => each === filter);
  const isKnown = isDated || undatedFilters.some((each) => each === filter);
  return isKnown ? { name: `${filter}=${value}`, isDated } : null;
}

/** A message's place in the inbox, which two of its attributes say; `open` are all that are not archived. */
type MessageState = 'open' | 'unread' | 'read' | 'archived';

/** The counter of messages in a state, of a kind or of all. */
export const messageCounter = (state: MessageState, kind = ''): string =>
  kind === '' ? `state=${state}` : `state=${state} kind=${kind}`;

const Listed = z.lazy(() => z.looseObject({ timeSk: z.string() }));

function inItsList(item: StoredItem): Counted[] {
  const listed = listedIn(item);
  const parsed = Listed.safeParse(item);
  if (listed === null || !parsed.success) return [];
  const at = parsed.data.timeSk.split('#')[0] ?? '';
  const own = { group: listed.kind, day: dayOf(at), amount: 1 };
  const ofFilters = [...datedFilters, ...undatedFilters].flatMap((filter): Counted[] => {
    const value = item[filter];
    if (typeof value !== 'string' && typeof value !== 'boolean') return [];
    const counter = filterCounter(filter, String(value));
    if (counter === null) return [];
    return [{ ...own, name: counter.name, day: counter.isDated ? own.day : null }];
  });
  const ofStates = messageCountersOf(item).map((name) => ({ ...own, name }));
  const counts = [{ ...own, name: 'total' }, ...ofFilters, ...ofStates];
  const sums = Object.entries(sumsOf(item)).filter(([, amount]) => amount !== 0);
  return [
    ...counts,
    ...sums.flatMap(([sum, amount]) =>
      counts.map((count) => ({ ...count, name: sumCounter(count.name, sum as ListedSum), amount })),
    ),
  ];
}

// In one from before messages could be archived the state is not known yet.
const StatedMessage = z.lazy(() =>
  z.object({
    type: z.literal('message'),
    read: z.boolean(),
    archived: z.boolean(),
    kind: z.string().default('contact'),
  }),
);

function messageCountersOf(item: StoredItem): string[] {
  const { data } = StatedMessage.safeParse(item);
  if (data === undefined) return [];
  const { read, archived, kind } = data;
  const states = archived ? (['archived'] as const) : (['open', read ? 'read' : 'unread'] as const);
  return states.flatMap((state) => [messageCounter(state), messageCounter(state, kind)]);
}

/** What the payments of a list add up to, besides their number. */
export const listedSums = ['amountCents', 'feeCents', 'refundedCents'] as const;
export type ListedSum = (typeof listedSums)[number];

export const sumCounter = (name: string, sum: ListedSum) => `${name} ${sum}`;

const Sums = z.lazy(() =>
  z.object({
    type: z.literal('payment'),
    // An order of PayFast's sandbox is no money.
    sandbox: z.literal(false).optional(),
    amountCents: z.number().int(),
    feeCents: z.number().int().default(0),
    refundedCents: z.number().int().default(0),
  }),
);

function sumsOf(item: StoredItem): Partial<Record<ListedSum, number>> {
  const { data } = Sums.safeParse(item);
  if (data === undefined) return {};
  const { amountCents, feeCents, refundedCents } = data;
  return { amountCents, feeCents, refundedCents };
}

const dayOf = (at: string) => dayInJohannesburg(new Date(at));
const cents = () => z.number().int();
const time = () => z.iso.datetime();

const Item = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('user'), createdAt: time() }),
    z.object({
      type: z.literal('zarcode'),
      createdAt: time(),
      kind: z.enum(issueKinds).optional(),
      isCreatorCode: z.boolean(),
    }),
    z.object({
      type: z.literal('payment'),
      status: z.string(),
      sandbox: z.boolean().optional(),
      amountCents: cents(),
      feeCents: cents().default(0),
      createdAt: time(),
      completedAt: time().optional(),
    }),
    // One that waits for an admin, and one that was made or is under way.
    z.object({ type: z.literal('refund'), status: z.string() }),
    z.object({
      type: z.literal('repayment'),
      status: z.string(),
      refundedCents: cents().default(0),
      refundedAt: time().optional(),
    }),
    z.object({
      type: z.literal('message'),
      read: z.boolean(),
      archived: z.boolean().default(false),
      kind: z.string().optional(),
    }),
    z.object({ type: z.literal('changeRequest'), status: z.string() }),
    z.object({ type: z.literal('notice'), outcome: z.string().optional() }),
    z.object({ type: z.literal('mail'), createdAt: time(), unsentReason: z.string().optional() }),
  ]),
);

/** What nobody received and nobody asked for: an account that is gone needs no mail. */
const failures = ['bounce', 'complaint', 'refused', 'tooOld'];

function inTheBusiness(item: StoredItem): Counted[] {
  const parsed = Item.safeParse(item);
  if (!parsed.success) return [];
  const { data } = parsed;
  switch (data.type) {
    case 'user':
      return [on(data.createdAt, 'users')];
    case 'zarcode': {
      // Codes from before the kind was stored were paid for, with a bundle or without.
      const kind = data.kind ?? (data.isCreatorCode ? 'creator' : 'paid');
      return [on(data.createdAt, 'codes'), on(data.createdAt, `codes:${kind}`)];
    }
    case 'payment':
      return ofPayment(data);
    case 'refund':
      return data.status === 'open' ? [waiting('refunds')] : [];
    case 'repayment':
      if (data.status === 'open') return [waiting('refunds')];
      return data.refundedAt === undefined ? [] : [on(data.refundedAt, 'refundedCents', data.refundedCents)];
    case 'message':
      if (data.read || data.archived) return [];
      return [waiting(data.kind === 'creatorRequest' ? 'creatorRequests' : 'messages')];
    case 'changeRequest':
      return data.status === 'pending' ? [waiting('changeRequests')] : [];
    case 'notice':
      return data.outcome === undefined ? [waiting('notices')] : [];
    case 'mail':
      return failures.includes(data.unsentReason ?? '') ? [on(data.createdAt, 'mailsFailed')] : [];
  }
}

/** An order of PayFast's sandbox is a trial. One of mock mode counts: where that is, there is no other money. */
function ofPayment(payment: Extract<z.output<typeof Item>, { type: 'payment' }>): Counted[] {
  const { sandbox = false, status, createdAt, completedAt, amountCents, feeCents } = payment;
  if (sandbox) return [];
  const ordered = on(createdAt, 'orders');
  if (status !== 'complete' || completedAt === undefined) return [ordered];
  return [
    ordered,
    on(completedAt, 'paidOrders'),
    on(completedAt, 'revenueCents', amountCents),
    on(completedAt, 'feeCents', feeCents),
  ];
}

const on = (at: string, name: string, amount = 1): Counted => ({
  group: 'business',
  name,
  day: dayOf(at),
  amount,
});

const waiting = (name: string): Counted => ({
  group: 'business',
  name: `waiting:${name}`,
  day: null,
  amount: 1,
});
