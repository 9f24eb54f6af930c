/**
 * Every list with pages, as the contract declares them, with 0, 1, 10, 11 and 1,000 things: its pages together are all
 * things, each once, and no page costs more than ten read units.
 */

import { expect, test } from 'vitest';
import * as z from 'zod';
import { writeNewApiKey } from '#functions/data/apiKeys.ts';
import { writeAuditEntry } from '#functions/data/audit.ts';
import { writeChangeRequest } from '#functions/data/changeRequests.ts';
import { writeClaimedCode } from '#functions/data/claimedCodes.ts';
import { writeCreator } from '#functions/data/creators.ts';
import { writeNewExport } from '#functions/data/exports.ts';
import { writeMailingResults } from '#functions/data/mailingMails.ts';
import { writeNewMailing } from '#functions/data/mailings.ts';
import { addMonth } from '#functions/data/months.ts';
import { writePriceVersion } from '#functions/data/prices.ts';
import { reconciliationItem } from '#functions/data/reconciliations.ts';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { writeNewVoucher } from '#functions/data/vouchers.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { defaultPercentOff } from '#shared/domain/bundles.ts';
import { monthInJohannesburg } from '#shared/domain/time.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { sampleCode } from '#test/bench/sampleCode.ts';
import { makeCreator } from '#test/support/creators.ts';
import {
  counterItems,
  type Derived,
  deriveOf,
  idOf,
  newExpense,
  newMessage,
  newPayment,
  userItem,
} from '#test/support/listedThings.ts';
import { aMailing } from '#test/support/mailings.ts';
import { type Recorder, recordClient } from '#test/support/recorder.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

const counts = [0, 1, 10, 11, 1_000];

/** docs/product/back-office.md#admin-layout: what a page may cost. */
const maxUnits = 10;
/** The consistent read of the session. */
const session = 1;

interface Context {
  readonly world: World;
  readonly person: Person;
  readonly creatorId: string;
}

interface List {
  readonly key: RouteKey;
  /** Which one, if a route has several lists. */
  readonly of?: string;
  /** The thing of a number; the higher it is the newer. */
  readonly put: (number: number, createdAt: string, context: Context) => readonly Item[];
  readonly query?: (context: Context) => Record<string, string>;
  readonly params?: (context: Context) => Record<string, string>;
  /** The caller's id, if the caller is listed as well. */
  readonly listed?: (context: Context) => string;
  /** The most that are listed. */
  readonly max?: number;
  /** The caller has a creator profile. */
  readonly isCreator?: true;
  /** All pages of a thousand are read: of each way to read a list one. */
  readonly isWalked?: true;
  /** The place behind the last one, where that is not the oldest. */
  readonly end?: string;
  /** Without a total where there are more. */
  readonly maxCounted?: number;
}

const codeOf = (number: number, ownerId: string, createdAt: string): ZarCode => ({
  ...sampleCode(number, ownerId),
  createdAt,
  updatedAt: createdAt,
});
const putCode = (code: ZarCode) => itemsOf([writeNewZarCode(code)]);
const ofCreator = (number: number, createdAt: string, { person, creatorId }: Context): ZarCode => ({
  ...codeOf(number, person.id, createdAt),
  isCreatorCode: true,
  creatorId,
});
const apiKeyOf = (number: number, userId: string, createdAt: string) =>
  writeNewApiKey({
    id: idOf('key', number),
    userId,
    name: `Shop ${number}`,
    origins: ['https://shop.example.co.za'],
    scopes: ['codes:read'],
    hash: 'none',
    createdAt,
    dailyCalls: 1000,
    disabled: number % 2 === 0,
    version: 1,
  });
const putCreator = (number: number, createdAt: string): Item[] => [
  userItem(number, createdAt),
  ...itemsOf([
    writeCreator({
      id: idOf('crt', number),
      userId: idOf('usr', number),
      slug: `shop-${number}`,
      slugs: [`shop-${number}`],
      displayName: `Shop ${number}`,
      uniquePrefix: '',
      useStandardPrefix: true,
      isActive: true,
      instagram: '',
      facebook: '',
      tiktok: '',
      xcom: '',
      website: '',
      email: '',
      createdAt,
      updatedAt: createdAt,
      version: 1,
    }),
  ]),
  { pk: `COUNTS#${idOf('crt', number)}`, sk: 'COUNTS', type: 'counts', version: 1, total: 7 },
];

const lists: readonly List[] = [
  { key: 'adminPayments.list', put: (number, at) => itemsOf([newPayment(number, at)]) },
  {
    key: 'adminPayments.list',
    of: 'a person',
    put: (number, at, { person }) => itemsOf([newPayment(number, at, { userId: person.id })]),
    query: ({ person }) => ({ search: person.email }),
    maxCounted: 150,
    isWalked: true,
  },
  {
    key: 'adminZarcodes.list',
    put: (number, at) => putCode(codeOf(number, idOf('usr', number), at)),
    isWalked: true,
  },
  {
    key: 'adminZarcodes.list',
    of: 'a person, as themselves and as a creator',
    put: (number, at, context) =>
      putCode(number % 3 === 0 ? codeOf(number, context.person.id, at) : ofCreator(number, at, context)),
    query: ({ person }) => ({ owner: person.email }),
    isCreator: true,
    isWalked: true,
  },
  {
    key: 'apiKeys.all',
    put: (number, createdAt, { person }) => [
      ...itemsOf(apiKeyOf(number, person.id, createdAt)),
      ...Array.from({ length: 20 }, (_, day) => ({
        pk: `APIUSAGE#${idOf('key', number)}`,
        sk: `2026-01-${day + 10}`,
        type: 'apiUsage',
        version: 1,
        calls: 900,
      })),
    ],
  },
  {
    key: 'audit.list',
    put: (number, createdAt, { person }) =>
      itemsOf([
        writeAuditEntry({
          id: idOf('aud', number),
          createdAt,
          actorId: person.id,
          action: 'users.update',
          kind: 'user',
          targetId: idOf('usr', number),
          changes: [{ field: 'firstName', from: 'Thandi', to: 'Thandeka' }],
        }),
      ]),
    isWalked: true,
  },
  {
    key: 'changeRequests.list',
    // The oldest first.
    end: '2999-01-01T00:00:00.000Z#0',
    put: (number, createdAt) => {
      const userId = idOf('usr', number);
      const code = codeOf(number, userId, createdAt);
      const id = `chg_${code.code}${String(number).padStart(13, '0')}`;
      const request = { id, userId, code: code.code, reason: 'The gate has moved.', createdAt };
      const write = writeChangeRequest({ ...request, status: 'pending' }, null);
      return [userItem(number, createdAt), ...putCode(code), ...itemsOf([write])];
    },
  },
  { key: 'creators.list', put: putCreator, end: 'INACTIVE#z' },
  { key: 'creators.public', put: putCreator, isWalked: true },
  {
    key: 'creators.codes',
    put: (number, at, context) => putCode(ofCreator(number, at, context)),
    params: ({ creatorId }) => ({ id: creatorId }),
    isCreator: true,
  },
  { key: 'expenses.list', put: (number, at) => itemsOf(newExpense(number, at)) },
  {
    key: 'exports.list',
    put: (number, createdAt, { person }) =>
      itemsOf([
        writeNewExport({
          id: idOf('csv', number),
          of: 'users',
          from: '',
          to: '',
          columns: ['email'],
          state: 'done',
          rows: 1,
          files: 1,
          place: '',
          createdBy: person.id,
          createdAt,
          endedAt: createdAt,
          version: 1,
        }),
      ]),
  },
  {
    key: 'mailings.list',
    put: (number, createdAt, { person }) => [
      userItem(number, createdAt),
      ...itemsOf([
        writeMailingResults(idOf('mlg', number), { delivered: 1, bounced: 0, complained: 0 }),
        writeNewMailing({
          id: idOf('mlg', number),
          ...aMailing,
          audience: { kind: 'person', userId: idOf('usr', number) },
          state: 'sent',
          place: '',
          sent: 1,
          skipped: 0,
          createdBy: person.id,
          createdAt,
          version: 1,
        }),
      ]),
    ],
  },
  { key: 'messages.list', put: (number, at) => itemsOf(newMessage(number, at)) },
  {
    key: 'payments.reconciliations',
    put: (number, ranAt) => [
      reconciliationItem({
        day: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length),
        state: 'done',
        ranAt,
        received: 25,
        reconciled: 0,
        differenceCount: 25,
        differences: Array.from({ length: 25 }, (_, index) => ({
          kind: 'unknownOrder',
          pfPaymentId: String(257_000_000 + index),
          paymentId: idOf('pay', index),
          expectedCents: 1900,
          receivedCents: 2900,
        })),
      }),
    ],
  },
  {
    key: 'claims.list',
    put: (number, claimedAt, { person }) => {
      const { code, title } = codeOf(number, person.id, claimedAt);
      const note = { code, title, formerOwnerId: person.id, creatorId: undefined, claimedAt };
      return itemsOf([writeClaimedCode(note)]);
    },
    // Nothing counts them.
    maxCounted: -1,
  },
  {
    key: 'prices.list',
    put: (number, createdAt, { person }) =>
      itemsOf([
        writePriceVersion({
          id: idOf('prc', number),
          amountCents: 1900 + number,
          percentOff: defaultPercentOff,
          createdAt,
          createdBy: person.id,
        }),
      ]),
    maxCounted: 100,
  },
  {
    key: 'refunds.list',
    put: (number, createdAt) =>
      itemsOf([writeNewRefundTask({ paymentId: idOf('pay', number), amountCents: 1900, createdAt })]),
    max: 200,
  },
  {
    key: 'user.payments',
    of: 'a person',
    put: (number, at, { person }) => itemsOf([newPayment(number, at, { userId: person.id })]),
    maxCounted: 150,
  },
  { key: 'users.list', put: (number, at) => [userItem(number, at)], listed: ({ person }) => person.id },
  {
    key: 'vouchers.list',
    put: (number, createdAt, { person }) => [
      { pk: `VOUCHERUSES#SALE${number}`, sk: 'VOUCHERUSES', type: 'voucherUses', version: 1, taken: 3 },
      ...itemsOf([
        writeNewVoucher({
          code: `SALE${number}`,
          percentOff: 10,
          validFrom: '2026-01-01T00:00:00.000Z',
          validUntil: '2099-01-01T00:00:00.000Z',
          maxUses: 10,
          appliesTo: 'both',
          minTotalCents: 0,
          kind: 'shared',
          createdAt,
          createdBy: person.id,
          version: 1,
        }),
      ]),
    ],
  },
  {
    key: 'zarcodes.list',
    put: (number, at, { person }) => putCode(codeOf(number, person.id, at)),
  },
];

test('every list with pages is tried here', () => {
  const paged = allRoutes().filter(
    ({ route: { response } }) => response instanceof z.ZodObject && 'pagination' in response.shape,
  );
  expect([...new Set(lists.map(({ key }) => key))].toSorted()).toEqual(
    paged.map(({ key }) => key).toSorted(),
  );
});

interface Page {
  readonly ids: readonly string[];
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly total?: number;
    readonly totalPages?: number;
    readonly older?: string;
    readonly isPartial?: boolean;
  };
}

const minuteMs = 60_000;

/** The newest is a minute old. */
const timeOf = (number: number) => new Date(Date.now() - (1_001 - number) * minuteMs).toISOString();

async function fill(list: List, context: Context, { from, to }: { from: number; to: number }) {
  const { world } = context;
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const items = numbers.flatMap((number) => list.put(number, timeOf(number), context));
  await putItems(world, items);
  await derive(context);
}

/** What the job `projections` and the transactions of codes count. */
async function derive({ world, person, creatorId }: Context): Promise<void> {
  const items = await world.allItems();
  const derived: Derived = { sums: new Map(), months: new Map() };
  deriveOf(items, derived);
  const codes = items.filter(({ type }) => type === 'zarcode');
  const countsOf = (id: string, own: readonly Item[]): Item => {
    const months = own.map(({ createdAt }) => `month:${monthInJohannesburg(new Date(createdAt))}`);
    return {
      pk: `COUNTS#${id}`,
      sk: 'COUNTS',
      type: 'counts',
      version: 1,
      total: own.length,
      ...Object.fromEntries(months.map((month) => [month, months.filter((each) => each === month).length])),
    };
  };
  await putItems(world, [
    ...counterItems(derived),
    countsOf(
      person.id,
      codes.filter((code) => code['creatorId'] === undefined),
    ),
    countsOf(
      creatorId,
      codes.filter((code) => code['creatorId'] === creatorId),
    ),
  ]);
  for (const [kind, months] of derived.months) {
    for (const month of months) await addMonth(world.table, kind, month);
  }
}

async function getPage(list: List, context: Context, query: Record<string, string>): Promise<Page> {
  const { status, body, raw } = await context.world.call(list.key, {
    token: context.person.token,
    query: { ...list.query?.(context), ...query },
    ...(list.params && { params: list.params(context) }),
  });
  expect(status, raw).toBe(200);
  const { pagination, ...rest } = body;
  const rows = Object.values(rest).find(Array.isArray) as Item[];
  return {
    ids: rows.map((row) => String(row['id'] ?? row['code'] ?? row['zarcode'] ?? row['day'])),
    pagination,
  };
}

interface Read {
  readonly pages: readonly Page[];
  /** Read units of the page that costs most. */
  readonly units: number;
}

/** From the first page on, as the web goes through them. */
async function readPages(list: List, context: Context, recorder: Recorder, max: number): Promise<Read> {
  const pages: Page[] = [];
  let units = 0;
  for (let query: Record<string, string> | null = {}; query !== null && pages.length < max; ) {
    const { readUnits } = await recorder.during(async () => {
      pages.push(await getPage(list, context, query ?? {}));
    });
    units = Math.max(units, readUnits - session);
    const { page, totalPages = 0, older, isPartial } = pages.at(-1)?.pagination ?? { page: 0 };
    const isMore = isPartial === undefined ? page < totalPages : older !== undefined;
    query = isMore ? { page: String(page + 1), ...(older !== undefined && { older }) } : null;
  }
  return { pages, units };
}

/** The last page; of a list with cursors, the page before the place behind its end. */
async function lastPage(list: List, context: Context, { pagination }: Page): Promise<Page> {
  const { totalPages = 1, isPartial } = pagination;
  const newer = isPartial === undefined ? {} : { newer: list.end ?? '2000-01-01T00:00:00.000Z#0' };
  return getPage(list, context, { page: String(totalPages), ...newer });
}

test.each(lists.map((list) => ({ ...list, name: `${list.key} ${list.of ?? ''}`.trim() })))(
  '$name with 0, 1, 10, 11 and 1,000 things',
  { timeout: 120_000 },
  async (list) => {
    const { isWalked = false, listed } = list;
    const { max = Number.POSITIVE_INFINITY, maxCounted = Number.POSITIVE_INFINITY } = list;
    const world = await newWorld();
    const person = await world.person({ role: 'super_admin' });
    const creatorId = list.isCreator === true ? (await makeCreator(person)).id : idOf('crt', 0);
    const context: Context = { world, person, creatorId };
    const recorder = recordClient(world.table.client);
    let filled = 0;
    for (const count of counts) {
      await fill(list, context, { from: filled, to: count });
      filled = count;
      const total = Math.min(count + (listed === undefined ? 0 : 1), max);
      const isMany = count === 1_000 && !isWalked;
      const { pages, units } = await readPages(list, context, recorder, isMany ? 2 : 1_000);
      const [first] = pages;
      if (first === undefined) throw new Error('There is a first page');
      const { limit } = first.pagination;
      const totalPages = Math.ceil(total / limit);
      const isCut = isMany && totalPages > 2;
      const all = isCut ? [...pages, await lastPage(list, context, first)] : pages;
      const ids = all.flatMap((page) => page.ids);
      const inLast = total - (Math.max(1, totalPages) - 1) * limit;
      expect(new Set(ids).size).toBe(ids.length);
      if (!isCut) expect([ids.length, pages.length]).toEqual([total, Math.max(1, totalPages)]);
      for (const [index, { ids: some, pagination }] of all.entries()) {
        const isLast = index === all.length - 1;
        const page = isCut && isLast ? totalPages : index + 1;
        if (total <= maxCounted)
          expect(pagination).toMatchObject({
            page,
            limit,
            total,
            totalPages,
          });
        // Read from the end, the last page of a list by time is full.
        expect(some.length).toBe(isLast && !isCut ? inLast : limit);
        if (isLast && !isCut) expect(pagination.older).toBeUndefined();
      }
      expect.soft(units, `${count} things`).toBeLessThanOrEqual(maxUnits);
      if (count === 1_000 && first.pagination.isPartial !== undefined) {
        // Without a cursor it is counted from the start.
        const counted: Page[] = [];
        const { readUnits } = await recorder.during(async () => {
          counted.push(await getPage(list, context, { page: '10' }));
        });
        // A person's list may end early: two lists, or a count, are read as well.
        if (list.of === undefined) expect(counted[0]?.ids).toHaveLength(limit);
        expect.soft(readUnits - session, 'page 10').toBeLessThanOrEqual(maxUnits);
      }
      if (count < 1_000) {
        const beyond = await getPage(list, context, { page: String(pages.length + 1) });
        expect(beyond).toMatchObject({ ids: [], pagination: { page: pages.length + 1 } });
      }
    }
  },
);
