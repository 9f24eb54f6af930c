import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suppress } from '#functions/data/suppressions.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { type FullPerson, fullPerson } from '#test/support/fullPerson.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';
import { privacyPolicy } from '#web/text/privacyPolicy.ts';

const clock = testClock(new Date().toISOString());
let world: World;
let inbox: Inbox;
let person: FullPerson;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  inbox = await newInbox();
  const sideEffects = await openFeed(world.table, 'sideEffects');
  clock.advance(-60);
  // Before anybody had an account with this address.
  const email = 'nomvula.qza1x@example.co.za';
  const message = { name: 'Somebody', email, subject: 'Mine', message: 'Not for the next owner' };
  await world.call('contact.create', { body: message });
  clock.advance(60);
  person = await fullPerson(world);
  expect(person.traces).toContain(email);
  await fullPerson(world);
  await sideEffects.work();
});
afterAll(() => inbox.free());

const exportOf = ({ token }: Person, query = {}) => world.call('user.export', { token, query });

describe('the export', () => {
  test('has everything that is stored about the person', { tags: 'E9' }, async () => {
    const { status, body, raw } = await exportOf(person);
    expect(status, raw).toBe(200);
    expect(body.next).toBeUndefined();
    // Keys that protect against repeats are copies without meaning, and expire within a day.
    const shown = [...person.traces, ...person.places].filter(
      (trace) => !trace.startsWith('-of-') && !trace.startsWith('spaza'),
    );
    for (const trace of shown) expect(raw.includes(trace), trace).toBe(true);
    expect(body.account).toMatchObject({
      id: person.id,
      email: person.email,
      emailConfirmedAt: expect.any(String),
      role: 'user',
    });
    expect(
      body.zarCodes.map(({ zarcode }: { zarcode: string }) => zarcode.replace('-', '')).toSorted(),
    ).toEqual(person.codes.toSorted());
    expect(body.creator).toMatchObject({ displayName: expect.stringMatching(/^Crafts.*2$/), isActive: true });
    for (const { images, isCreatorCode } of body.zarCodes) {
      if (isCreatorCode) continue;
      expect(images).toHaveLength(1);
      expect(images[0].url).toMatch(/\/api\/images\/\w{7}\/img_\w+\/large$/);
    }
    expect(
      body.payments.map(({ amount, purchase }: never) => [amount, (purchase as { kind: string }).kind]),
    ).toEqual(
      expect.arrayContaining([
        ['17.10', 'code'],
        ['90.25', 'bundle'],
      ]),
    );
    expect(body.payments).toHaveLength(4);
    const notices = body.payments.flatMap((payment: { notices: { body: string }[] }) => payment.notices);
    expect(notices).toMatchObject([{ outcome: 'settled', body: expect.stringContaining('name_first=') }]);
    expect(body.ledger).toHaveLength(4);
    expect(body.bundles).toMatchObject([{ total: 5, remaining: 4 }]);
    expect(body.changeRequests).toMatchObject([{ status: 'pending' }]);
    expect(body.messages).toHaveLength(2);
    expect(body.notifications).toHaveLength(5);
    expect(body.adminChanges).toHaveLength(2);
    expect(body.adminChanges).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'users.update' }),
        expect.objectContaining({ reason: expect.stringMatching(/^Reason/) }),
      ]),
    );
    expect(body.imports).toHaveLength(2);
    const byOrigins = body.apiKeys.toSorted(
      (a: { origins: string[] }, b: { origins: string[] }) => b.origins.length - a.origins.length,
    );
    expect(byOrigins).toEqual([
      {
        id: expect.stringMatching(/^key_/),
        name: expect.stringMatching(/^Shop/),
        origins: [expect.stringMatching(/^https:/)],
        scopes: ['codes:read'],
        dailyCalls: 1000,
        disabled: false,
        createdAt: expect.any(String),
        savedCodes: 0,
      },
      expect.objectContaining({
        origins: [],
        savedCodes: 2,
        webhook: { url: 'https://shop.example.co.za/zarcodes', createdAt: expect.any(String) },
      }),
    ]);
    const kinds = body.mails.map(({ content }: { content: { kind: string } }) => content.kind);
    expect(new Set(kinds)).toEqual(
      new Set([
        'receipt',
        'contactMessage',
        'changeRequest',
        'passwordReset',
        'emailConfirmation',
        'emailChanging',
        'emailChanged',
      ]),
    );
  });

  test('has no secret, no key of the table, and nothing of anybody else', { tags: 'E9' }, async () => {
    const { raw } = await exportOf(person);
    expect(raw).not.toMatch(
      /argon2|passwordHash|tokenVersion|secretHash|ownerPk|"[ps]k"|OWNER#|MAILS#|version/,
    );
    for (const other of (await world.itemsOfType('user')).filter(({ id }) => id !== person.id)) {
      expect(raw).not.toContain(other['email']);
      expect(raw).not.toContain(other['id']);
    }
  });

  test('names who else handles it, as the privacy policy does', { tags: 'E9' }, async () => {
    const { body } = await exportOf(person);
    const others = privacyPolicy.sections.find(({ title }) => title === 'Who else handles it');
    expect(body.recipients).toEqual([
      expect.stringContaining('Amazon Web Services'),
      expect.stringContaining('PayFast'),
      expect.stringContaining('OpenStreetMap or Google'),
    ]);
    for (const recipient of body.recipients) expect(others?.body.flat()).toContain(recipient);
  });

  test('leaves out what was written from the address before the account existed', async () => {
    expect((await exportOf(person)).raw).not.toContain('Not for the next owner');
  });

  test('says that an address gets no more mail, and why, where it certainly is the person’s', async () => {
    const bounced = await world.person();
    const at = clock.now().toISOString();
    await suppress(world.table, bounced.email, { reason: 'bounce', at });
    expect((await exportOf(bounced)).body.account).not.toHaveProperty('noMail');
    await world.updateUser(bounced, { emailConfirmedAt: at });
    expect((await exportOf(bounced)).body.account.noMail).toEqual({ reason: 'bounce', at });
  });

  test('has what was written signed out from an address once it was confirmed that it is theirs', async () => {
    const owner = await world.person();
    clock.advance(1);
    const message = { name: 'N', email: owner.email, subject: 'S', message: 'Written signed out' };
    await world.call('contact.create', { body: message });
    expect((await exportOf(owner)).raw).not.toContain(message.message);
    await world.updateUser(owner, { emailConfirmedAt: clock.now().toISOString() });
    expect((await exportOf(owner)).body.messages).toMatchObject([message]);
  });

  test('of a new account has empty lists', async () => {
    const { body } = await exportOf(await world.person());
    const { exportedAt: _, account: __, recipients: ___, ...lists } = body;
    for (const list of Object.values(lists)) expect(list).toEqual([]);
    expect(Object.keys(lists)).toHaveLength(12);
  });

  test('needs a session that has not ended', async () => {
    const leaver = await world.person();
    await world.updateUser(leaver, { tokenVersion: 2 });
    expect((await exportOf(leaver)).status).toBe(401);
  });

  test('is limited to sixty parts an hour', async () => {
    const eager = await world.person();
    for (let count = 0; count < 60; count++) expect((await exportOf(eager)).status).toBe(200);
    expect((await exportOf(eager)).status).toBe(429);
    clock.advance(hour);
    expect((await exportOf(await world.signIn(eager))).status).toBe(200);
  });
});

describe('of a very large account', () => {
  test('comes in parts of a few megabytes, with each record once', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const [item] = (await world.itemsOfType('zarcode')).filter(({ ownerId }) => ownerId === owner.id);
    const names = [code.replace('-', '')];
    for (let number = 0; number < 130; number++) {
      const name = `7QZ${String(number).padStart(4, '0')}`;
      names.push(name);
      // At the same moment, as a race of creates would make them.
      await world.put({ ...item, pk: `CODE#${name}`, code: name, description: 'é'.repeat(10_000) });
    }
    const found: string[] = [];
    let parts = 0;
    let after: string | undefined;
    do {
      const answer = await exportOf(owner, after === undefined ? {} : { after });
      expect(answer.status, answer.raw.slice(0, 200)).toBe(200);
      expect(Buffer.byteLength(answer.raw)).toBeLessThan(4_000_000);
      found.push(...answer.body.zarCodes.map(({ zarcode }: { zarcode: string }) => zarcode.replace('-', '')));
      after = answer.body.next;
      parts += 1;
    } while (after !== undefined);
    expect(parts).toBeGreaterThan(1);
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  test('ends a part within a page of records that are large', async () => {
    const owner = await world.person();
    const text = { name: 'N', email: owner.email, subject: 'S', message: 'M' };
    await world.call('contact.create', { token: owner.token, body: text });
    const [item] = (await world.itemsOfType('message')).filter(({ userId }) => userId === owner.id);
    const createdAt = clock.now().toISOString();
    const reply = { id: 'rpl_1', createdAt, by: 'usr_1', message: 'x'.repeat(5000) };
    const ids = Array.from({ length: 24 }, (_, number) => `msg_${String(number).padStart(20, '0')}`);
    for (const id of ids) {
      const replies = Array.from({ length: 50 }, () => reply);
      await world.put({ ...item, pk: `MESSAGE#${id}`, id, ownerSk: `${createdAt}#${id}`, replies });
    }
    const found: string[] = [];
    let after: string | undefined;
    do {
      const answer = await exportOf(owner, after === undefined ? {} : { after });
      expect(Buffer.byteLength(answer.raw)).toBeLessThan(4_000_000);
      found.push(...answer.body.messages.map(({ id }: { id: string }) => id));
      after = answer.body.next;
    } while (after !== undefined);
    expect(found.toSorted()).toEqual([...ids, item?.['id']].toSorted());
  });

  test.each([
    'x',
    '',
    '3|a',
    '3|a|b',
    '3|a|b|',
    '3||b|c',
    '-1',
    '1e3',
    '3|a|b|c|d',
    '|||',
    `3|a|${'€'.repeat(350)}|c`,
  ])('a part that is requested with %j is refused', async (after) => {
    const answer = await exportOf(person, { after });
    expect(answer).toMatchObject({ status: 400, body: { message: 'That reference is not valid.' } });
  });

  test("somebody else's records can't be requested", async () => {
    const stranger = await world.person();
    const [payment] = (await world.itemsOfType('payment')).filter(({ userId }) => userId === person.id);
    for (const list of [0, 3, 5, 8, 999]) {
      const after = `${list}|${payment?.['pk']}|PAY|0`;
      const { body } = await exportOf(stranger, { after });
      const { exportedAt: _, account, ...lists } = body;
      expect(account.id).toBe(stranger.id);
      expect(Object.values(lists).flat()).toEqual([]);
    }
  });
});
