/** A sponsor pays, the resident owns: claim slips, and how a code moves by one. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { recount } from '#scripts/recount/recount.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { drawClaimWord, slipsUnasked } from '#shared/domain/claims.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { claim, makeSlip } from '#test/support/claims.ts';
import { hour, type TestClock, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let clock: TestClock;
let world: World;
let feeds: readonly Feed[];
let sponsor: Person;
let resident: Person;
beforeEach(async () => {
  clock = testClock('2026-05-06T07:10:00.000Z');
  const purges = { request: async () => undefined };
  world = await newWorld({ now: clock.now, purges, passwords: countedPasswords });
  feeds = [await openFeed(world.table, 'sideEffects'), await openFeed(world.table, 'projections')];
  sponsor = await world.person({ firstName: 'Sponsor' });
  resident = await world.person({ firstName: 'Nokuthula' });
});

const work = async () => {
  for (const feed of feeds) expect(await feed.work()).toEqual({ batchItemFailures: [] });
};
/** For all who wait. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= run());
}
const anyWord = () => drawClaimWord(randomBytes);

async function ok(key: Parameters<World['call']>[0], { token }: Person, input: object = {}) {
  const answer = await world.call(key, { token, ...input });
  expect(answer.status, `${key}: ${answer.raw}`).toBeLessThan(300);
  return answer.body;
}

async function creatorCode(place: Record<string, unknown> = {}): Promise<string> {
  await makeCreator(sponsor, { displayName: 'Lindelani Project' });
  return makeCreatorCode(world, sponsor, place);
}

const setLevel = (person: Person, code: string, body: object) =>
  ok('zarcodes.setVisibility', person, { params: { code }, body });

/** Whether counts, ledger and counters say what the codes do. */
async function problems(): Promise<readonly string[]> {
  await work();
  const { table } = world.deps;
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await recount({ table, say, sleep: async () => undefined, dryRun: true });
  const { problems: found } = checkLedger(await entriesOf(readTable(table.client, table.name)));
  return [...found, ...lines.slice(0, -1)];
}

const refusal = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe('a claim', () => {
  test('moves a creator’s code with its level to the resident, whose own it is from then on', async () => {
    const code = await creatorCode({ title: 'Green house' });
    await setLevel(sponsor, code, { level: 'area', pin: '4821' });
    const pass = { label: 'Courier Jabu', hours: null, openings: null };
    const { pass: secret } = await ok('zarcodes.createPass', sponsor, { params: { code }, body: pass });
    await ok('zarcodes.requestChange', sponsor, {
      params: { code },
      body: { reason: 'The gate has moved.' },
    });
    const word = await makeSlip(world, sponsor, code);
    expect(JSON.stringify(await world.itemsOfType('claimSlip'))).not.toContain(word.replace('-', ''));
    const passes = await ok('zarcodes.passes', sponsor, { params: { code } });
    expect(passes.claimSlip).toEqual({
      createdAt: '2026-05-06T07:10:00.000Z',
      endsAt: '2027-05-06T07:10:00.000Z',
    });
    expect(await problems()).toEqual([]);

    clock.advance(hour);
    const claimed = await claim(world, resident, code, ` ${word.toLowerCase()} `);
    expect(claimed.body).toEqual({ zarcode: code, claimedAt: '2026-05-06T08:10:00.000Z' });
    expect(await problems()).toEqual([]);

    const mine = await ok('zarcodes.get', resident, { params: { code } });
    expect(mine).toMatchObject({
      title: 'Green house',
      visibility: 'area',
      isCreatorCode: false,
      madeBy: 'Lindelani Project',
      user: { firstName: 'Nokuthula' },
    });
    expect(mine.creatorId).toBeUndefined();
    const { zarCodes } = await ok('zarcodes.list', resident);
    expect(zarCodes.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual([code]);
    expect(await ok('user.stats', resident)).toMatchObject({ totalCodes: 1 });
    const opened = await ok('zarcodes.passes', resident, { params: { code } });
    expect(opened).toEqual({ level: 'area', hasPin: false, passes: [] });
    for (const headers of [{ [passHeader]: secret }, { [pinHeader]: '4821' }]) {
      const { raw } = await world.call('zarcodes.get', { params: { code }, headers });
      expect(raw).not.toContain('Church Street');
    }
    const { history } = await ok('zarcodes.history', resident, { params: { code } });
    expect(history).toMatchObject([{ by: 'owner', claimed: true, at: '2026-05-06T08:10:00.000Z', to: {} }]);

    // Who made it sees that it was claimed, and not by whom.
    const me = await ok('creators.me', sponsor);
    expect(me.stats).toMatchObject({ totalCodes: 0, claimed: 1, thisMonth: 0 });
    const listed = await ok('creators.codes', sponsor, { params: { id: me.id } });
    expect(listed.zarCodes).toEqual([]);
    const news = await ok('notifications.list', sponsor);
    expect(news.notifications[0].content).toEqual({ kind: 'codeClaimed', zarcode: code });
    expect(JSON.stringify(news)).not.toContain('Nokuthula');
    expect((await ok('changeRequests.my', sponsor)).changeRequests).toEqual([]);
    const exported = await ok('user.export', sponsor);
    const note = { zarcode: code, title: 'Green house', claimedAt: '2026-05-06T08:10:00.000Z' };
    expect(exported.claimedCodes).toEqual([note]);
    expect((await ok('claims.list', sponsor)).claimed).toEqual([note]);
    expect(exported.zarCodes).toEqual([]);
    expect((await ok('user.export', resident)).zarCodes).toMatchObject([
      { zarcode: code, claimedAt: '2026-05-06T08:10:00.000Z', edits: [{ claimed: true }] },
    ]);
    for (const key of ['zarcodes.passes', 'zarcodes.history', 'zarcodes.delete'] as const)
      expect((await world.call(key, { token: sponsor.token, params: { code } })).status, key).toBe(404);

    await setLevel(resident, code, { level: 'public' });
    await world.openEditWindow(resident, code);
    const edit = { ...pretoria, title: 'Blue house', version: mine.version + 1 };
    await ok('zarcodes.update', resident, { params: { code }, body: edit });
    const seen = await world.call('zarcodes.get', { params: { code } });
    expect(seen.body).toMatchObject({ title: 'Blue house' });
    expect(seen.raw).not.toMatch(/Lindelani|madeBy|claimedAt/);
    await ok('zarcodes.delete', resident, { params: { code } });
    expect(await problems()).toEqual([]);
  });

  test('also moves a code that was paid for, whose money stays with who paid', async () => {
    const code = await world.buyCode(sponsor);
    const word = await makeSlip(world, sponsor, code);
    await claim(world, resident, code, word);
    expect(await problems()).toEqual([]);
    const { madeBy, claimedAt } = await ok('zarcodes.get', resident, { params: { code } });
    expect([madeBy, claimedAt]).toEqual([undefined, '2026-05-06T07:10:00.000Z']);
    const { ledger } = await ok('user.export', sponsor);
    expect(ledger).toHaveLength(1);
    const again = world.call('zarcodes.createClaimSlip', { token: resident.token, params: { code } });
    expect(await refusal(again)).toBe('already_claimed');
  });

  test('leaves nothing of who had the code, not even what they ask for at that moment', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    const pass = { label: 'Courier Jabu', hours: null, openings: null };
    await ok('zarcodes.createPass', sponsor, { params: { code }, body: pass });
    // Before the stream has cleared it.
    const claimFirst = once(() => claim(world, resident, code, word));
    const end = intercept(world.table.client, async ({ operation, input }, send) => {
      const isClaim = JSON.stringify(input).includes('claimedCode');
      if (operation === 'TransactWriteItems' && !isClaim) await claimFirst();
      return send();
    });
    const body = { createPass: pass, requestChange: { reason: 'The gate has moved.' } };
    const input = { token: sponsor.token, params: { code } };
    const answers = await Promise.all([
      world.call('zarcodes.createClaimSlip', input),
      world.call('zarcodes.createPass', { ...input, body: body.createPass }),
      world.call('zarcodes.requestChange', { ...input, body: body.requestChange }),
    ]);
    end();
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ok('zarcodes.passes', resident, { params: { code } })).passes).toEqual([]);
    expect((await ok('user.export', resident)).zarCodes).toMatchObject([{ zarcode: code, passes: [] }]);
    await work();
    const left = JSON.stringify([
      await world.itemsOfType('pass'),
      await world.itemsOfType('claimSlip'),
      await world.itemsOfType('changeRequest'),
    ]);
    expect(left).not.toContain(sponsor.id);
  });

  test('repeated by the same person does nothing, and by anybody else is refused', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    const first = await claim(world, resident, code, word);
    const before = await world.allItems();
    expect(await claim(world, resident, code, anyWord())).toMatchObject({ status: 200, body: first.body });
    expect(await world.allItems()).toEqual(before);
    expect(await refusal(claim(world, await world.person(), code, word))).toBe('claim_slip_used');
  });

  test('of five people at once moves the code to one', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const answers = await Promise.all(people.map((person) => claim(world, person, code, word)));
    expect(answers.map(({ body }) => body.code ?? body.zarcode).toSorted()).toEqual(
      [code, ...Array<string>(4).fill('claim_slip_used')].toSorted(),
    );
    const [owned] = await world.itemsOfType('zarcode');
    expect(owned?.['ownerId']).toBe(people[answers.findIndex(({ status }) => status === 200)]?.id);
    expect(await problems()).toEqual([]);
  });
});

describe('a word', () => {
  test('that is mistyped is refused before it counts as a guess', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    const other = word.startsWith('Z') ? 'Y' : 'Z';
    for (let tries = 0; tries < 30; tries++) {
      const { status, body } = await claim(world, resident, code, other + word.slice(1));
      expect([status, body.fields.word]).toEqual([
        400,
        'This claim word has a typing mistake. Please compare it with the slip.',
      ]);
    }
    expect((await claim(world, resident, code, word)).status).toBe(200);
  });

  test('can be guessed ten times an hour by a person, and twenty times for a code', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    const other = await world.person();
    for (const person of [resident, other])
      for (let tries = 0; tries < 10; tries++)
        expect(await refusal(claim(world, person, code, anyWord()))).toBe('claim_word_wrong');
    expect(await refusal(claim(world, resident, code, word))).toBe('too_many_requests');
    const third = await world.person();
    expect(await refusal(claim(world, third, code, word))).toBe('too_many_requests');
    clock.advance(hour);
    // Right ones do not count.
    expect((await claim(world, third, code, word)).status).toBe(200);
  });

  test('says nothing of a private code that has no slip: as one that does not exist', async () => {
    const code = await creatorCode();
    await setLevel(sponsor, code, { level: 'private' });
    const asked = (each: string) =>
      measure(world.table.client, () => claim(world, resident, each, anyWord()));
    const [hidden, unknown] = [await asked(code), await asked('7PT-2222')];
    expect(hidden.value.raw).toBe(unknown.value.raw);
    expect({ ...hidden.cost, ms: 0 }).toEqual({ ...unknown.cost, ms: 0 });
    // Nor of one whose slips were renewed or ended.
    for (let slips = 0; slips < 3; slips++) await makeSlip(world, sponsor, code);
    await ok('zarcodes.revokeClaimSlip', sponsor, { params: { code } });
    const renewed = await asked(code);
    expect(renewed.value.raw).toBe(unknown.value.raw);
    expect({ ...renewed.cost, ms: 0 }).toEqual({ ...unknown.cost, ms: 0 });
  });
});

describe('a slip', () => {
  test('ends by a new one, by its maker, and after 12 months', async () => {
    const code = await creatorCode();
    const [old, word] = [await makeSlip(world, sponsor, code), await makeSlip(world, sponsor, code)];
    expect(await refusal(claim(world, resident, code, old))).toBe('claim_slip_revoked');
    await ok('zarcodes.revokeClaimSlip', sponsor, { params: { code } });
    await ok('zarcodes.revokeClaimSlip', sponsor, { params: { code } });
    expect(await refusal(claim(world, resident, code, word))).toBe('claim_slip_revoked');
    expect((await ok('zarcodes.passes', sponsor, { params: { code } })).claimSlip).toBeUndefined();

    const last = await makeSlip(world, sponsor, code);
    clock.set('2027-05-06T07:10:00.000Z');
    const [late, back] = [await world.signIn(resident), await world.signIn(sponsor)];
    expect(await refusal(claim(world, late, code, last))).toBe('claim_slip_ended');
    expect((await ok('zarcodes.passes', back, { params: { code } })).claimSlip).toBeUndefined();
    expect((await claim(world, late, code, await makeSlip(world, back, code))).status).toBe(200);
  });

  test('is refused to its maker, who is not confirmed, who has too many codes, and of who is no active creator', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    expect(await refusal(claim(world, sponsor, code, word))).toBe('claim_own_code');
    await world.updateUser(resident, { awaitsConfirmation: true });
    expect(await refusal(claim(world, resident, code, word))).toBe('account_unconfirmed');
    await world.updateUser(resident, { awaitsConfirmation: false });

    const own = await world.buyCode(resident);
    await world.setSettings({ maxCodesPerUser: 1 });
    expect(await refusal(claim(world, resident, code, word))).toBe('code_limit_reached');
    await ok('zarcodes.delete', resident, { params: { code: own } });

    const { id } = await ok('creators.me', sponsor);
    const admin = await world.person({ role: 'admin' });
    const setActive = (isActive: boolean) =>
      ok('creators.update', admin, { params: { id }, body: { isActive } });
    await setActive(false);
    expect(await refusal(claim(world, resident, code, word))).toBe('claim_creator_inactive');
    const made = world.call('zarcodes.createClaimSlip', { token: sponsor.token, params: { code } });
    expect(await refusal(made)).toBe('creator_inactive');
    await setActive(true);
    expect((await claim(world, resident, code, word)).status).toBe(200);
  });

  test('is nobody else’s to make, and ends with its code', async () => {
    const code = await creatorCode();
    for (const key of ['zarcodes.createClaimSlip', 'zarcodes.revokeClaimSlip'] as const)
      expect((await world.call(key, { token: resident.token, params: { code } })).status, key).toBe(404);
    const word = await makeSlip(world, sponsor, code);
    await ok('zarcodes.delete', sponsor, { params: { code } });
    expect(await refusal(claim(world, resident, code, word))).toBe('claim_code_deleted');
    const { handler: finishDeletions } = await import('#functions/jobs/finishDeletions.ts');
    clock.advance(hour);
    await finishDeletions();
    await work();
    expect(await world.itemsOfType('claimSlip')).toEqual([]);
  });
});

describe('erasing', () => {
  test('a sponsor whose account has just ended hands nothing on', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    await world.endAccount(sponsor, 'keep');
    expect(await refusal(claim(world, resident, code, word))).toBe('claim_slip_revoked');
    expect(await world.itemsOfType('claimedCode')).toEqual([]);
  });

  async function claimed(): Promise<string> {
    const code = await creatorCode();
    await claim(world, resident, code, await makeSlip(world, sponsor, code));
    await work();
    return code;
  }
  async function erase(person: Person): Promise<string> {
    await world.endAccount(person, 'release');
    for (let pass = 0; pass < 2; pass++) {
      await runErasures();
      await work();
      clock.advance(hour + 1);
    }
    return JSON.stringify(await world.allItems());
  }

  test('the sponsor leaves a claimed code with the resident, without who made it', async () => {
    const code = await claimed();
    const { id } = await ok('creators.me', sponsor);
    const left = await erase(sponsor);
    for (const trace of [sponsor.id, id, 'Lindelani']) expect(left).not.toContain(trace);
    const mine = await ok('zarcodes.get', resident, { params: { code } });
    expect(mine).toMatchObject({ claimedAt: '2026-05-06T07:10:00.000Z', user: { firstName: 'Nokuthula' } });
    expect(await problems()).toEqual([]);
  });

  test('the sponsor takes nothing from the resident where an index still lists the code as theirs', async () => {
    const code = await creatorCode();
    const { id } = await ok('creators.me', sponsor);
    await claim(world, resident, code, await makeSlip(world, sponsor, code));
    await work();
    const [stored] = await world.itemsOfType('zarcode');
    let listed = 0;
    const end = intercept(world.table.client, async ({ input }, send) => {
      const result = await send();
      if (input.ExpressionAttributeValues?.[':list'] !== `CREATOR#${id}`) return result;
      listed++;
      const { pk, sk, ownerSk } = stored ?? {};
      result.output.Items = listed > 2 ? [] : [{ pk, sk, ownerPk: `CREATOR#${id}`, ownerSk }];
      return result;
    });
    expect((await ok('user.export', sponsor)).zarCodes).toEqual([]);
    await erase(sponsor);
    end();
    expect(listed).toBeGreaterThan(1);
    expect((await world.call('zarcodes.get', { token: resident.token, params: { code } })).status).toBe(200);
  });

  test('the sponsor is not named by a code that its resident had just deleted, and wants back', async () => {
    const code = await claimed();
    await ok('zarcodes.delete', resident, { params: { code } });
    await world.endAccount(sponsor, 'keep');
    await runErasures();
    expect(JSON.stringify(await world.itemsOfType('tombstone'))).not.toContain('Lindelani');
    const { madeBy, claimedAt } = await ok('zarcodes.restore', resident, { params: { code } });
    expect([madeBy, claimedAt]).toEqual([undefined, '2026-05-06T07:10:00.000Z']);
  });

  test('the sponsor is not named by a code that was claimed a moment ago', async () => {
    const code = await creatorCode();
    const word = await makeSlip(world, sponsor, code);
    await claim(world, resident, code, word);
    await world.endAccount(sponsor, 'keep');
    // A read that is not consistent misses the claim.
    const end = intercept(world.table.client, async ({ operation, input }, send) => {
      const result = await send();
      const list: unknown = input.ExpressionAttributeValues?.[':list'];
      const isStale = operation === 'Query' && input.ConsistentRead !== true;
      if (isStale && list === `CLAIMED#${sponsor.id}`) result.output.Items = [];
      return result;
    });
    await runErasures();
    end();
    expect((await ok('zarcodes.get', resident, { params: { code } })).madeBy).toBeUndefined();
  });

  test('the resident erases a claimed code', async () => {
    const code = await claimed();
    expect(await erase(resident)).not.toContain(resident.id);
    expect((await world.call('zarcodes.get', { params: { code } })).status).toBe(404);
    expect((await ok('creators.me', sponsor)).stats.claimed).toBe(1);
    expect(await problems()).toEqual([]);
  });
});

test('more slips than a few a day need the password, and only wrong ones are counted', {
  tags: 'P4',
}, async () => {
  sponsor = await world.personWithPassword('a-password-of-tests');
  const code = await world.buyCode(sponsor);
  const make = async (password?: string) =>
    world.call('zarcodes.createClaimSlip', {
      token: sponsor.token,
      params: { code },
      ...(password !== undefined && { body: { password } }),
    });
  for (let slip = 0; slip < slipsUnasked; slip++) expect((await make()).status).toBe(201);
  expect((await make()).body).toEqual({
    code: 'password_required',
    message: 'More than 20 claim slips in a day need your password.',
    fields: { password: 'More than 20 claim slips in a day need your password.' },
  });
  expect((await make('another')).body).toMatchObject({ code: 'password_wrong', fields: {} });
  let word = '';
  for (let slip = 0; slip < 12; slip++) word = (await make('a-password-of-tests')).body.word;
  for (let guess = 0; guess < 9; guess++) expect((await make('another')).status).toBe(422);
  expect((await make('a-password-of-tests')).status).toBe(429);
  // What was refused has ended no slip.
  expect((await claim(world, resident, code, word)).status).toBe(200);
});
