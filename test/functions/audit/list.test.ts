import { beforeAll, describe, expect, test } from 'vitest';
import { writeAuditEntry } from '#functions/data/audit.ts';
import { transact } from '#functions/data/transact.ts';
import { handler as projections } from '#functions/jobs/projections.ts';
import type { AuditKind } from '#shared/contract/audit.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let superAdmin: Person;
let feed: Feed;
beforeAll(async () => {
  world = await newWorld();
  feed = await openFeed(world.table, 'projections');
  superAdmin = await world.person({ role: 'super_admin', firstName: 'Naledi' });
});

interface Entry {
  at: string;
  kind?: AuditKind;
  actorId?: string;
}

async function addEntries(entries: readonly Entry[]): Promise<void> {
  for (const { at, kind = 'voucher', actorId = superAdmin.id } of entries) {
    const id = world.deps.newId('aud');
    const entry = {
      id,
      createdAt: at,
      actorId,
      action: 'vouchers.update',
      kind,
      targetId: 'V1',
      changes: [],
    };
    await transact(world.table, [writeAuditEntry(entry)]);
  }
  await projections({ Records: await feed.next() });
}

const at = (day: string, second = 0) => `${day}T08:00:${String(second).padStart(2, '0')}.000Z`;
const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await world.call('audit.list', { token: superAdmin.token, query });
  expect(status).toBe(200);
  return body as {
    entries: { createdAt: string }[];
    pagination: { page: number; total?: number; older?: string; newer?: string; isPartial: boolean };
  };
};
const timesOf = ({ entries }: Awaited<ReturnType<typeof list>>) => entries.map(({ createdAt }) => createdAt);

test('a decision about a change request is recorded, with who, what and why', async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner, pretoria);
  const id = await world.requestChange(owner, code);
  const admin = await world.person({ role: 'admin', firstName: 'Lerato' });
  const body = { decision: 'reject', note: 'Please send a photo of the gate.' };
  await world.call('changeRequests.decide', { token: admin.token, params: { id }, body });

  const entry = {
    id: expect.any(String),
    createdAt: expect.any(String),
    actor: { id: admin.id, name: 'Lerato Nkosi' },
    action: 'changeRequests.decide',
    target: { kind: 'changeRequest', id },
    reason: 'Please send a photo of the gate.',
    changes: [{ field: 'status', from: 'pending', to: 'rejected' }],
  };
  const query = { kind: 'changeRequest', actor: admin.id };
  expect((await list(query)).entries).toEqual([entry]);
  const params = { kind: 'changeRequest', id };
  const ofTarget = await world.call('audit.ofTarget', { token: admin.token, params });
  expect(ofTarget.body).toEqual({ entries: [entry] });
});

describe('pages', () => {
  const january = Array.from({ length: 13 }, (_, second) => ({ at: at('2026-01-20', second) }));
  const march = Array.from({ length: 12 }, (_, second) => ({ at: at('2026-03-05', second) }));
  const all = [...january, ...march].map((entry) => entry.at).reverse();
  const days = { from: '2026-01-01', to: '2026-03-31' };

  beforeAll(async () => {
    await addEntries([...january, ...march]);
  });

  test('lead down and up again through months without anything', async () => {
    const first = await list(days);
    expect(timesOf(first)).toEqual(all.slice(0, 10));
    const counted = { limit: 10, total: 25, totalPages: 3, isPartial: false };
    expect(first.pagination).toEqual({ ...counted, page: 1, older: expect.any(String) });
    const second = await list({ ...days, page: '2', older: first.pagination.older ?? '' });
    expect(timesOf(second)).toEqual(all.slice(10, 20));
    const third = await list({ ...days, page: '3', older: second.pagination.older ?? '' });
    expect(timesOf(third)).toEqual(all.slice(20));
    expect(third.pagination).not.toHaveProperty('older');
    const back = await list({ ...days, page: '2', newer: third.pagination.newer ?? '' });
    expect(timesOf(back)).toEqual(all.slice(10, 20));
    const start = await list({ ...days, newer: back.pagination.newer ?? '' });
    expect(timesOf(start)).toEqual(all.slice(0, 10));
    expect(start.pagination).not.toHaveProperty('newer');
  });

  test('are counted from the start without a cursor', async () => {
    const third = await list({ ...days, page: '3' });
    expect(timesOf(third)).toEqual(all.slice(20));
    expect(third.pagination.newer).toBeDefined();
    const tooFar = await world.call('audit.list', { token: superAdmin.token, query: { page: '21' } });
    expect(tooFar).toMatchObject({
      status: 400,
      body: { fields: { page: 'Please choose days, or continue page by page, to see more than 20 pages.' } },
    });
  });

  test('begin and end with days of Johannesburg', async () => {
    await addEntries([{ at: '2026-01-31T21:59:59.999Z' }, { at: '2026-01-31T22:00:00.000Z' }]);
    const last = await list({ from: '2026-01-31', to: '2026-01-31' });
    expect(timesOf(last)).toEqual(['2026-01-31T21:59:59.999Z']);
    expect(timesOf(await list({ from: '2026-02-01', to: '2026-02-28' }))).toEqual([
      '2026-01-31T22:00:00.000Z',
    ]);
    expect(timesOf(await list({ from: '2026-02-02', to: '2026-02-01' }))).toEqual([]);
  });

  test('that find too little end, and the search goes on from there', async () => {
    const many = Array.from({ length: 420 }, (_, index) => ({
      at: `2026-02-10T08:${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}.000Z`,
      kind: index === 0 ? ('price' as const) : ('expense' as const),
    }));
    await addEntries(many);
    const query = { kind: 'price', from: '2026-02-05', to: '2026-02-28' };
    const first = await list(query);
    expect(first).toMatchObject({ entries: [], pagination: { isPartial: true } });
    const second = await list({ ...query, page: '2', older: first.pagination.older ?? '' });
    expect(timesOf(second)).toEqual(['2026-02-10T08:00:00.000Z']);
    expect([first.pagination.total, second.pagination.total]).toEqual([1, 1]);
    expect(second.pagination.isPartial).toBe(false);
  });

  test('end with the last thing that the filter counts, whatever is older', async () => {
    const months = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2023, month, 9)).toISOString());
    await addEntries(months.map((month) => ({ at: month, kind: 'export' })));
    await addEntries([{ at: at('2024-12-20'), kind: 'mailing' }]);
    const all = { from: '2023-01-01', to: '2024-12-31' };
    const only = await list({ ...all, kind: 'mailing' });
    expect(timesOf(only)).toEqual([at('2024-12-20')]);
    expect(only.pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1, isPartial: false });
    // Nobody counts what one admin did.
    const uncounted = await list({ ...all, kind: 'mailing', actor: superAdmin.id });
    expect(uncounted.pagination).toMatchObject({ older: expect.any(String), isPartial: true });
  });
});

test('what one admin did is found by their email, and nothing by another one', async () => {
  const all = await list();
  expect((await list({ actor: superAdmin.email.toUpperCase() })).entries).toEqual(
    (await list({ actor: superAdmin.id })).entries,
  );
  expect(all.entries.length).toBeGreaterThan(0);
  expect(await list({ actor: 'nobody@example.co.za' })).toMatchObject({
    entries: [],
    pagination: { total: 0, isPartial: false },
  });
});

test('totals are those of one filter, and absent where several were chosen', async () => {
  const totalOf = async (query: Record<string, string>) => (await list(query)).pagination.total;
  // Vouchers and the end of January in Johannesburg: 13 + 12 + 2, and 419 expenses and a price.
  expect(await totalOf({ kind: 'voucher' })).toBe(27);
  expect(await totalOf({ kind: 'expense', from: '2026-02-01', to: '2026-02-28' })).toBe(419);
  expect(await totalOf({ kind: 'expense', from: '2026-02-10', to: '2026-02-10' })).toBe(419);
  expect(await totalOf({ from: '2026-01-21', to: '2026-03-04' })).toBe(422);
  expect(await totalOf({ from: '2025-12-31', to: '2026-03-05' })).toBe(447);
  expect(await totalOf({ kind: 'voucher', actor: superAdmin.id })).toBeUndefined();
  expect(await totalOf({ actor: superAdmin.id })).toBeUndefined();
});
