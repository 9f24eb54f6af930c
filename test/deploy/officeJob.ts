/** What a super admin does for the business, as a part of the main job: from the price to the record of it all. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';
import type { Mailbox } from './mailbox.ts';
import { photo, postFile } from './postFile.ts';

interface OfficeJob {
  readonly client: ApiClient;
  readonly mailbox: Mailbox;
  readonly adminToken: string;
  readonly word: string;
  /** One of the codes that exist. */
  readonly code: string;
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

export async function runOfficeJob(job: OfficeJob): Promise<void> {
  await renewPrice(job);
  await offerVouchers(job);
  await enterExpense(job);
  await exportCodes(job);
  await lookAtFigures(job);
  await trySettings(job);
}

/** By one of the same amount, so that other runs order at the price that they expect. */
async function renewPrice({ client, adminToken }: OfficeJob): Promise<void> {
  const asAdmin = { token: adminToken };
  const { amount } = await client.call('prices.current');
  const { id, status } = await client.call('prices.create', { body: { amount } }, asAdmin);
  assert.equal(status, 'prepared');
  const activation = { params: { id }, body: { replaces: amount } };
  assert.equal((await client.call('prices.activate', activation, asAdmin)).status, 'active');
  const { current, prices } = await client.call('prices.list', {}, asAdmin);
  assert.equal(current.amount, amount);
  assert.ok(prices.some((price) => price.id === id && price.activated));
}

async function offerVouchers({ client, adminToken, word, eventually }: OfficeJob): Promise<void> {
  const asAdmin = { token: adminToken };
  const offer = {
    percentOff: 10,
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2099-01-01T00:00:00.000Z',
  };
  const made = await client.call('vouchers.create', { body: { code: word, ...offer } }, asAdmin);
  const params = { id: made.id };
  assert.equal(made.id, word.toUpperCase());
  const again = { body: { code: word, ...offer } };
  assert.equal(await client.refusal('vouchers.create', again, asAdmin), 'voucher_taken');
  for (const isPromoted of [true, false]) {
    const promoted = await client.call('vouchers.promote', { params, body: { isPromoted } }, asAdmin);
    assert.equal(promoted.isPromoted, isPromoted);
  }
  const many = await client.call('vouchers.createMany', { body: { count: 2, ...offer } }, asAdmin);
  assert.equal(many.codes.length, 2);
  await eventually('The list of vouchers', async () => {
    const { vouchers } = await client.call('vouchers.list', { query: { kind: 'shared' } }, asAdmin);
    return vouchers.some(({ id }) => id === made.id) || undefined;
  });
  for (const id of [made.id, ...many.codes]) {
    const ended = await client.call('vouchers.update', { params: { id }, body: { end: true } }, asAdmin);
    assert.equal(ended.status, 'ended');
  }
  await eventually('The record of the voucher', async () => {
    const { entries } = await client.call('audit.list', { query: { kind: 'voucher' } }, asAdmin);
    return entries.some(({ target }) => target.id === made.id) || undefined;
  });
  const of = { params: { kind: 'voucher' as const, id: made.id } };
  const { entries } = await client.call('audit.ofTarget', of, asAdmin);
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['vouchers.update', 'vouchers.promote', 'vouchers.promote', 'vouchers.create'],
  );
}

async function enterExpense({ client, adminToken, word, eventually }: OfficeJob): Promise<void> {
  const asAdmin = { token: adminToken };
  const fields = { date: '2026-03-31', category: word, supplier: 'A host', description: 'Servers in March' };
  const entered = await client.call(
    'expenses.create',
    { body: { ...fields, amount: '115.00', vat: '15.00' } },
    asAdmin,
  );
  const params = { id: entered.id };
  const body = { ...fields, amount: '230.00', vat: '30.00', version: entered.version };
  await client.call('expenses.update', { params, body }, asAdmin);
  assert.equal(await client.refusal('expenses.update', { params, body }, asAdmin), 'changed_meanwhile');
  const listed = await eventually('The list of expenses', async () => {
    const { expenses } = await client.call('expenses.list', { query: { category: word } }, asAdmin);
    return expenses[0];
  });
  assert.deepEqual([listed.id, listed.amount], [entered.id, '230.00']);
  const totalsOf = async () => {
    const { months } = await client.call('expenses.totals', { query: { year: '2026' } }, asAdmin);
    return months.flatMap(({ categories }) => categories).find(({ category }) => category === word);
  };
  assert.equal((await eventually("The month's total", totalsOf)).amount, '230.00');
  await addSlip(client, entered.id, asAdmin);
  const { months } = await client.call('expenses.profit', {}, asAdmin);
  assert.equal(months.length, 12);
  await client.call('expenses.delete', { params }, asAdmin);
  assert.equal(await client.refusal('expenses.delete', { params }, asAdmin), 'not_found');
}

async function addSlip(client: ApiClient, id: string, asAdmin: { readonly token: string }): Promise<void> {
  const body = { contentType: 'image/png', fileSize: photo.length } as const;
  const started = await client.call('expenses.startSlip', { params: { id }, body }, asAdmin);
  await postFile(started, photo);
  const completion = { params: { id, slipId: started.id }, body: { originalFilename: 'slip.png' } };
  assert.equal((await client.call('expenses.completeSlip', completion, asAdmin)).slip?.name, 'slip.png');
  assert.match((await client.call('expenses.slip', { params: { id } }, asAdmin)).url, /^http/);
  assert.equal((await client.call('expenses.deleteSlip', { params: { id } }, asAdmin)).slip, undefined);
}

async function exportCodes({ client, adminToken, code, eventually }: OfficeJob): Promise<void> {
  const asAdmin = { token: adminToken };
  const wanted = { of: 'codes' as const, columns: ['zarcode', 'title'] };
  const { id } = await client.call('exports.create', { body: wanted }, asAdmin);
  const params = { id };
  const done = await eventually('The end of the export', async () => {
    const made = await client.call('exports.get', { params }, asAdmin);
    return made.state === 'running' ? undefined : made;
  });
  assert.ok(done.state === 'done' && done.rows >= 1);
  const { url } = await client.call('exports.file', { params: { id, number: '1' } }, asAdmin);
  assert.ok(URL.canParse(url));
  assert.equal(await client.refusal('exports.cancel', { params }, asAdmin), 'export_ended');
  await eventually('The list of exports', async () => {
    const { exports } = await client.call('exports.list', {}, asAdmin);
    return exports.some((each) => each.id === id) || undefined;
  });
  const map = await client.call('adminMaps.exportCsv', { query: { page: '1' } }, asAdmin);
  assert.ok(map.text.includes('Latitude,Longitude') && map.text.includes(code));
}

async function lookAtFigures({ client, adminToken, eventually }: OfficeJob): Promise<void> {
  const asAdmin = { token: adminToken };
  await eventually('The number of codes', async () => {
    const { total, thisMonth } = await client.call('stats.get', {}, asAdmin);
    return (total.codes.total >= 1 && thisMonth.paidOrders >= 1) || undefined;
  });
  assert.equal((await client.call('stats.daily', { query: { days: '7' } }, asAdmin)).days.length, 7);
  const { codes, payments } = await client.call('stats.newest', {}, asAdmin);
  assert.ok(codes.length >= 1 && payments.length >= 1);
  const soweto = { ne_lat: '-26.2', ne_lng: '27.95', sw_lat: '-26.3', sw_lng: '27.85' };
  await eventually('The tiles of the map', async () => {
    const { tiles } = await client.call('adminMaps.tiles', { query: soweto }, asAdmin);
    return tiles.some(({ count }) => count >= 1) || undefined;
  });
}

async function trySettings({ client, mailbox, adminToken, word, eventually }: OfficeJob): Promise<void> {
  const asAdmin = { token: adminToken };
  assert.notEqual((await client.call('settings.testMaps', {}, asAdmin)).message, '');
  const email = `test-${word}@example.com`;
  await client.call('settings.testEmail', { body: { email } }, asAdmin);
  await eventually('The test mail', async () => (await mailbox()).find(({ to }) => to.includes(email)));
  assert.notEqual((await client.call('user.location')).message, '');
}
