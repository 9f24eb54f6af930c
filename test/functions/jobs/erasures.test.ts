import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Creator } from '#functions/data/creators.ts';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { exportKinds } from '#shared/contract/exports.ts';
import { erasureHours } from '#shared/domain/account.ts';
import { testBucket } from '#test/support/bucket.ts';
import { hour, minute, testClock } from '#test/support/clock.ts';
import { makeCreator } from '#test/support/creators.ts';
import { crashAtWrite, intercept } from '#test/support/dynamoCalls.ts';
import { type FullPerson, fullPerson } from '#test/support/fullPerson.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { deliver } from '#test/support/webhooks.ts';
import { newWorld, type World } from '#test/support/world.ts';

// The local bucket checks the form of an upload against the system's time.
const clock = testClock(new Date().toISOString());
let world: World;
let inbox: Inbox;
/** The paths that the edge was to forget since an erasure began. */
let purged: string[];
let feeds: Record<'sideEffects' | 'projections', Feed>;
beforeEach(async () => {
  clock.set(new Date().toISOString());
  purged = [];
  const purges = { request: async (paths: readonly string[]) => void purged.push(...paths) };
  world = await newWorld({ now: clock.now, purges });
  inbox = await newInbox();
  feeds = {
    sideEffects: await openFeed(world.table, 'sideEffects'),
    projections: await openFeed(world.table, 'projections'),
  };
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  inbox.free();
});

/** What the streams have is done twice: a number of an invoice is given, then its mail is sent. */
async function workAll(): Promise<void> {
  await runErasures();
  for (const feed of [...Object.values(feeds), feeds.sideEffects]) {
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
  }
}

/** Up to the moment at which the job begins. */
const erase = async (
  { token, password }: Pick<FullPerson, 'token' | 'password'>,
  codes: 'release' | 'keep',
) => {
  const answer = await world.call('user.erase', { token, body: { password, codes } });
  expect(answer.status, answer.raw).toBe(200);
  purged.splice(0);
  clock.advance(erasureHours * hour);
};

/** Everything after the transaction: both passes, and what follows from them by the stream. */
async function finish(): Promise<void> {
  await workAll();
  clock.advance(hour + 1);
  await workAll();
}

/** The items in which one of these strings is found anywhere, keys included. */
async function found(strings: readonly string[]) {
  const hits = (await world.allItems()).filter((item) => {
    const text = JSON.stringify(item);
    return strings.some((string) => text.includes(string));
  });
  return hits.map(({ pk, sk }) => `${pk} ${sk}`);
}

const filesOf = async (codes: readonly string[]) =>
  (await testBucket()).keys().filter((key) => codes.some((code) => key.includes(code)));

const filesNaming = async ({ traces, places }: FullPerson) =>
  (await testBucket()).objectsWith([...traces, ...places]);

const ledger = async () => checkLedger(await entriesOf(readTable(world.table.client, world.table.name)));

const gone = [
  'erasure',
  'images',
  'upload',
  'bundle',
  'counts',
  'dayCount',
  'message',
  'idempotency',
  'creator',
  'slug',
  'holder',
  'creatorWord',
  'formerEmail',
  'suppression',
  'emailChange',
  'emailUndo',
  'formerCreator',
  'reservation',
  'import',
  'importLock',
  'importResult',
  'notice',
  'paidPlace',
  'claimSlip',
];

async function expectErased(person: FullPerson, codes: 'release' | 'keep'): Promise<void> {
  // Another job clears what a key of the API told a shop.
  await deliver();
  expect(await found(person.traces)).toEqual([]);
  expect(await filesOf(person.codes)).toEqual([]);
  // Decision 0027.
  expect(await filesNaming(person)).toEqual(person.exportFiles);
  expect(person.cachedPaths.filter((path) => !purged.includes(path))).toEqual([]);
  const left = await found(person.places);
  if (codes === 'release') expect(left).toEqual([]);
  else expect(left.filter((key) => !/^(CODE|WORD)#/.test(key))).toEqual([]);
  const kept = (await world.itemsOfType('zarcode')).filter(({ code }) => person.codes.includes(code));
  expect(kept).toHaveLength(codes === 'keep' ? person.codes.length : 0);
  for (const code of kept) expect([code['ownerId'], code['ownerPk']]).toEqual(['usr_erased', undefined]);
  // A code that was deleted is never issued again.
  const tombstones = (await world.itemsOfType('tombstone')).map(({ pk }) => pk.slice('CODE#'.length));
  const deleted = person.codes.filter((code) => tombstones.includes(code));
  expect(deleted).toEqual(codes === 'release' ? person.codes : []);
  for (const type of gone) expect(await world.itemsOfType(type), type).toEqual([]);
  const prefixes = await world.itemsOfType('prefix');
  expect(prefixes.map(({ creatorId }) => creatorId)).toEqual(['crt_erased', 'crt_erased']);
  expect((await ledger()).problems).toEqual([]);
}

describe.each(['release', 'keep'] as const)('with codes to %s', { tags: 'E9' }, (codes) => {
  test('nothing that names the person is left in the table or the buckets', async () => {
    const person = await fullPerson(world);
    await workAll();
    // The strings are found before, so that finding none afterwards means something.
    for (const trace of [...person.traces, ...person.places]) {
      expect(await found([trace]), trace).not.toEqual([]);
    }
    expect(await filesOf(person.codes)).not.toEqual([]);
    const named = (await filesNaming(person)).map((key) => key.split('/')[0]);
    expect(named).toContain('uploads');
    const payments = await world.itemsOfType('payment');
    const { salesCents } = await ledger();
    await erase(person, codes);
    await finish();
    await expectErased(person, codes);
    const { token } = await world.person({ role: 'admin' });
    for (const of of exportKinds) {
      const { body } = await world.call('exports.create', { token, body: { of } });
      expect(body).toMatchObject({ state: 'done', files: 1 });
    }
    const later = (await testBucket()).objectsWith(person.traces);
    expect(later).toEqual(person.exportFiles);

    // What tax law wants is still there.
    expect((await ledger()).salesCents).toBe(salesCents);
    expect(
      (await world.itemsOfType('payment')).map(({ id, amountCents, createdAt, status }) => ({
        id,
        amountCents,
        createdAt,
        status,
      })),
    ).toEqual(
      payments.map(({ id, amountCents, createdAt, status }) => ({ id, amountCents, createdAt, status })),
    );
  });

  test('the same when the job dies after every single write', async () => {
    const person = await fullPerson(world);
    await workAll();
    await erase(person, codes);
    const dieAfterEachWrite = async () => {
      for (let runs = 1; ; runs++) {
        const process = crashAtWrite(world.table.client, 0, 'after');
        await runErasures().catch((error: unknown) => {
          // What the run before still had under way may be what this process dies of, before its first read.
          if (!process.crashed()) throw error;
        });
        process.restart();
        if (!process.crashed()) return runs;
      }
    };
    expect(await dieAfterEachWrite()).toBeGreaterThan(20);
    clock.advance(hour + 1);
    expect(await dieAfterEachWrite()).toBeGreaterThan(5);
    await workAll();
    await expectErased(person, codes);
  });

  test('the same when the job runs three times at once', async () => {
    const person = await fullPerson(world);
    await workAll();
    await erase(person, codes);
    await Promise.all([runErasures(), runErasures(), runErasures()]);
    await finish();
    await expectErased(person, codes);
  });
});

test('what a request that was under way wrote afterwards is erased an hour later', {
  tags: 'E9',
}, async () => {
  const person = await fullPerson(world);
  await erase(person, 'keep');
  const before = await world.allItems();
  await workAll();
  const left = (await found([person.id])).map((key) => key.split('#')[0]);
  // The mail says to the earlier address that the account was deleted; another job clears what a key told a shop.
  expect([...new Set(left)]).toEqual(['ERASE', 'FORMER', 'MAIL', 'WEBHOOK']);
  for (const type of ['message', 'idempotency', 'zarcode', 'counts', 'images']) {
    for (const item of before.filter((each) => each['type'] === type)) await world.put(item);
  }
  await finish();
  await expectErased(person, 'keep');
});

test('an edit of a code that stays is erased, also one that comes while its owner is taken off', {
  tags: 'E9',
}, async () => {
  const person = await fullPerson(world);
  const [edit = {}] = await world.itemsOfType('edit');
  await erase(person, 'keep');
  const remove = intercept(world.table.client, async ({ operation, input }, send) => {
    const isOfCode = JSON.stringify(input).includes(`"CODE#${edit['code']}"`);
    if (operation === 'TransactWriteItems' && isOfCode) await world.put(edit);
    return send();
  });
  await runErasures();
  remove();
  await finish();
  expect(await world.itemsOfType('edit')).toEqual([]);
});

test('a receipt that was written two minutes after the end, before the erasure began, is erased', {
  tags: 'E9',
}, async () => {
  const person = await fullPerson(world);
  await world.buyCode(person);
  purged.splice(0);
  await world.endAccount(person, 'keep');
  clock.advance(2 * minute);
  for (const feed of [feeds.sideEffects, feeds.sideEffects]) await feed.work();
  await finish();
  await expectErased(person, 'keep');
});

test("an erased creator's address and prefix are never given to somebody else", async () => {
  const person = await fullPerson(world);
  const creators = await world.itemsOfType('creator');
  const { displayName, slug, uniquePrefix } = creators[0] as Creator;
  await erase(person, 'keep');
  await finish();
  const other = await makeCreator(await world.person(), { displayName });
  expect(other.slug).not.toBe(slug);
  const renamed = await world.person({ role: 'admin' });
  await makeCreator(renamed);
  await world.call('creators.updateMe', { token: renamed.token, body: { displayName } });
  expect((await world.call('creators.me', { token: renamed.token })).body.slug).not.toBe(slug);
  await expect(makeCreator(await world.person(), { uniquePrefix })).rejects.toMatchObject({
    code: 'prefix_taken',
  });
  expect((await world.call('creators.bySlug', { params: { slug } })).status).toBe(404);
});

test('a mail that waits is not sent any more, and holds the erasure up while there are very many', async () => {
  const person = await fullPerson(world);
  const toPerson = (await world.itemsOfType('mail')).find(({ to }) => to === person.id) ?? {};
  await erase(person, 'release');
  for (let number = 0; number < 200; number++) {
    const id = `mail_${String(number).padStart(20, '0')}`;
    const ownerSk = `2020-01-01T00:00:00.000Z#${id}`;
    await world.put({ ...toPerson, pk: `MAIL#${id}`, id, ownerSk, to: 'usr_somebodyelse' });
  }
  await runErasures();
  expect((await world.itemsOfType('erasure'))[0]).toMatchObject({ pass: 1, step: 'waitingMails' });
  expect(await found([toPerson['pk']])).not.toEqual([]);
  for (const { to, pk } of await world.itemsOfType('mail')) {
    if (to === 'usr_somebodyelse') await world.put({ pk, sk: 'MAIL', type: 'mail', version: 1 });
  }
  clock.advance(hour + 1);
  await runErasures();
  clock.advance(hour + 1);
  await runErasures();
  await feeds.sideEffects.work();
  expect(await inbox.mailsTo(person.email)).toEqual([]);
  await expectErased(person, 'release');
});

test('nothing of anybody else is touched', { tags: 'E9' }, async () => {
  const [person, other] = [await fullPerson(world), await fullPerson(world)];
  await workAll();
  const own = async () => {
    const items = await world.allItems();
    return items.filter((item) =>
      [...other.traces, ...other.places].some((trace) => JSON.stringify(item).includes(trace)),
    );
  };
  const before = await own();
  await erase(person, 'release');
  await finish();
  expect(await own()).toEqual(before);
  expect(await filesOf(other.codes)).not.toEqual([]);
});

test('what others send from the same addresses at another time is theirs', async () => {
  const person = await fullPerson(world);
  const former = person.traces.find((trace) => trace.startsWith('nomvula.')) ?? '';
  const write = async (email: string, message: string) => {
    const body = { name: 'Somebody else', email, subject: 'Mine', message };
    expect((await world.call('contact.create', { body })).status).toBe(201);
  };
  clock.advance(1);
  await write(former, 'From the former address');
  const { raw } = await world.call('user.export', { token: person.token });
  expect(raw).not.toContain('From the former address');
  await erase(person, 'release');
  await runErasures();
  clock.advance(2 * minute);
  await write(person.email, 'From the last address');
  await finish();
  const messages = await world.itemsOfType('message');
  expect(messages.map(({ message }) => message).toSorted()).toEqual([
    'From the former address',
    'From the last address',
  ]);
});

describe('an address', () => {
  const email = 'busisiwe@example.co.za';
  const password = 'a long password';
  const write = async (message: string) => {
    const body = { name: 'Busisiwe', email, subject: 'Mine', message };
    expect((await world.call('contact.create', { body })).status).toBe(201);
  };
  const register = async () => {
    const person = { firstName: 'Busi', lastName: 'Dube', email, password, confirmPassword: password };
    expect((await world.call('auth.register', { body: person })).status).toBe(201);
    const { body } = await world.call('auth.login', { body: { email, password } });
    const { id } = (await world.call('auth.me', { token: body.token })).body.user;
    return { id, email, token: body.token as string };
  };
  const texts = async () => (await world.itemsOfType('message')).map(({ message }) => message);

  test('had another owner before the account: what was sent from it then stays', async () => {
    await write('From before');
    clock.advance(hour);
    const person = await register();
    await write('From the account');
    await erase({ ...person, password }, 'release');
    await finish();
    expect(await texts()).toEqual(['From before']);
  });

  test('is the person’s twice: what was sent from it is exported and erased, both times', async () => {
    const person = await register();
    await write('The first time');
    for (const next of ['other@example.co.za', email, 'third@example.co.za']) {
      clock.advance(minute);
      const token = await world.emailToken(person, next);
      expect((await world.call('auth.confirmEmail', { body: { token } })).status).toBe(200);
      if (next === email) await write('The second time');
      clock.advance(minute);
    }
    const { raw } = await world.call('user.export', { token: person.token });
    expect(raw).toContain('The first time');
    expect(raw).toContain('The second time');
    await erase({ ...person, password }, 'release');
    await finish();
    expect(await texts()).toEqual([]);
  });
});

test('a large account is erased in several runs, each of which ends in time', { tags: 'E9' }, async () => {
  const person = await fullPerson(world);
  await workAll();
  const [code] = (await world.itemsOfType('zarcode')).filter(({ ownerId }) => ownerId === person.id);
  for (let number = 0; number < 60; number++) {
    const name = `7PT${String(number).padStart(4, '2')}`;
    await world.put({ ...code, pk: `CODE#${name}`, code: name, cellSk: `1#${name}` });
  }
  await erase(person, 'release');
  const ticking = () => {
    clock.advance(3);
    return clock.now();
  };
  provideDependencies({ now: ticking });
  await runErasures();
  expect((await world.itemsOfType('zarcode')).length).toBeGreaterThan(0);
  for (let runs = 0; runs < 60; runs++) await runErasures();
  provideDependencies({ now: clock.now });
  await finish();
  await expectErased(person, 'release');
});
