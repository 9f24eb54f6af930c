import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const password = 'correct horse';
let world: World;
let admin: Person;
let superAdmin: Person;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  admin = await world.person({ role: 'admin', firstName: 'Lerato' });
  superAdmin = await world.person({ role: 'super_admin', firstName: 'Naledi' });
});

const update = (by: Person, { id }: Pick<Person, 'id'>, body: object) =>
  world.call('users.update', { token: by.token, params: { id }, body });
const toggle = (by: Person, { id }: Person, body: object = {}) =>
  world.call('users.toggle', { token: by.token, params: { id }, body });
const remove = (by: Person, { id }: Person, body: object = { reason: 'They asked us to.' }) =>
  world.call('users.delete', { token: by.token, params: { id }, body });
const setPassword = (by: Person, { id }: Person) =>
  world.call('users.password', {
    token: by.token,
    params: { id },
    body: { password, confirmPassword: password },
  });
const endSessions = (by: Person, { id }: Person) =>
  world.call('users.endSessions', { token: by.token, params: { id } });
const me = async ({ token }: Person) => (await world.call('auth.me', { token })).status;
const login = (email: string) => world.call('auth.login', { body: { email, password } });
const stored = async ({ id }: Pick<Person, 'id'>) =>
  (await world.itemsOfType('user')).find((item) => item['id'] === id) ?? {};
const auditOf = async ({ id }: Pick<Person, 'id'>) =>
  (await world.itemsOfType('audit')).filter(({ targetId }) => targetId === id);
const refusal = (code: string, message: unknown = expect.any(String)) => ({
  status: 422,
  body: { code, message },
});

describe('a new account', () => {
  const fields = (email: string, role = 'user') => ({
    firstName: 'Sipho',
    lastName: 'Dlamini',
    email,
    contactTel: '082 123 4567',
    role,
    password,
    confirmPassword: password,
  });
  const create = (by: Person, body: object) => world.call('users.create', { token: by.token, body });

  test('can sign in at once, and is audited without its password', async () => {
    const answer = await create(admin, fields('Sipho@example.co.za'));
    expect(answer.status, answer.raw).toBe(201);
    expect(answer.body.user).toMatchObject({
      email: 'sipho@example.co.za',
      contactTel: '0821234567',
      role: 'user',
      disabled: false,
      isEmailConfirmed: false,
    });
    expect((await login('sipho@example.co.za')).status).toBe(200);
    const [entry] = await auditOf(answer.body.user);
    expect(entry).toMatchObject({ actorId: admin.id, action: 'users.create', userId: answer.body.user.id });
    expect(JSON.stringify(entry)).not.toMatch(/assword|argon2/);
    expect(answer.raw).not.toMatch(/assword|argon2/);
  });

  test.each([
    [{ email: 'no address' }, 'Please enter a valid email address.'],
    [{ confirmPassword: 'another' }, 'Passwords do not match'],
    [{ role: 'owner' }, 'Please choose a role.'],
    [{ firstName: ' ' }, 'First name is required'],
  ])('with %j is refused', async (wrong, message) => {
    const answer = await create(superAdmin, { ...fields('wrong@example.co.za'), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test('needs an email address that nobody has, also of two at once', async () => {
    const message = 'Another account has this email address.';
    const taken = { status: 409, body: { code: 'email_taken', message, fields: { email: message } } };
    expect(await create(admin, fields(superAdmin.email))).toMatchObject(taken);
    const answers = await Promise.all([1, 2].map(() => create(admin, fields('twice@example.co.za'))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('is an admin only where a super admin makes it', async () => {
    const message = 'Only super admins may make somebody an admin.';
    for (const role of ['admin', 'super_admin']) {
      const body = fields(`${role}@example.co.za`, role);
      expect(await create(admin, body)).toMatchObject(refusal('admin_protected', message));
      const { status, body: created } = await create(superAdmin, body);
      expect([status, created.user?.role]).toEqual([201, role]);
    }
    const [made] = (await world.itemsOfType('user')).filter(({ email }) => email.startsWith('super_admin@'));
    expect(made).toMatchObject({ ownerPk: 'SUPERADMINS', ownerSk: made?.['id'] });
  });
});

describe('who may do what', { tags: 'A11' }, () => {
  const acts = { toggle, remove, setPassword, endSessions } as const;

  test.each(Object.entries(acts))('an admin can %s only users', async (_, act) => {
    const message = 'Only super admins may change the accounts of admins.';
    for (const target of [superAdmin, await world.person({ role: 'admin' })]) {
      expect(await act(admin, target)).toMatchObject(refusal('admin_protected', message));
      expect(await me(target)).toBe(200);
    }
    expect((await act(admin, await world.person())).status).toBe(200);
    expect((await act(superAdmin, await world.person({ role: 'admin' }))).status).toBe(200);
    expect((await act(superAdmin, await world.person({ role: 'super_admin' }))).status).toBe(200);
  });

  test.each(Object.entries(acts))('nobody can %s themselves here', async (_, act) => {
    for (const self of [admin, superAdmin]) {
      expect(await act(self, self)).toMatchObject(refusal('own_account'));
      expect(await me(self)).toBe(200);
    }
  });

  test('nobody changes their own role or email address here, but a super admin their own name', async () => {
    for (const role of ['user', 'admin']) {
      expect(await update(superAdmin, superAdmin, { role })).toMatchObject(refusal('own_account'));
    }
    const email = 'mine@example.co.za';
    expect(await update(superAdmin, superAdmin, { email })).toMatchObject(refusal('own_account'));
    expect((await update(superAdmin, superAdmin, { firstName: 'Naledi-Joy' })).status).toBe(200);
    expect(await me(superAdmin)).toBe(200);
    expect(await update(admin, admin, { role: 'super_admin' })).toMatchObject(refusal('admin_protected'));
  });

  test('an admin neither changes an admin nor makes one', async () => {
    const user = await world.person();
    expect(await update(admin, user, { role: 'admin' })).toMatchObject(refusal('admin_protected'));
    const other = await world.person({ role: 'admin' });
    expect(await update(admin, other, { firstName: 'X' })).toMatchObject(refusal('admin_protected'));
    expect(await stored(user)).toMatchObject({ role: 'user', version: 1 });
  });

  test('of two super admins who take the rights from each other at once, one stays', async () => {
    const lonely = await newWorld();
    const [one, two] = [
      await lonely.person({ role: 'super_admin' }),
      await lonely.person({ role: 'super_admin' }),
    ];
    const demote = (by: Person, { id }: Person) =>
      lonely.call('users.update', { token: by.token, params: { id }, body: { role: 'user' } });
    const answers = await Promise.all([demote(one, two), demote(two, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const left = (await lonely.itemsOfType('user')).filter(({ role }) => role === 'super_admin');
    expect(left).toHaveLength(1);
    world = await newWorld();
  });

  test.each([
    'users.update',
    'users.toggle',
    'users.delete',
    'users.password',
    'users.keepAccount',
    'users.endSessions',
  ] as const)('%s of nobody is a 404', async (key) => {
    const bodies = {
      'users.update': { firstName: 'X' },
      'users.toggle': {},
      'users.delete': { reason: 'Why not' },
      'users.password': { password, confirmPassword: password },
      'users.keepAccount': undefined,
      'users.endSessions': undefined,
    };
    const body = bodies[key];
    const params = { id: 'usr_00000000000000000000' };
    const answer = await world.call(key, { token: admin.token, params, ...(body && { body }) });
    expect(answer).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });
});

describe('access ends with the next request', { tags: ['A3', 'A4'] }, () => {
  const list = async ({ token }: Person) => (await world.call('users.list', { token })).status;

  test.each([
    ['disabled', toggle],
    ['demoted', (by: Person, other: Person) => update(by, other, { role: 'user' })],
    ['deleted', remove],
    ['given another password', setPassword],
    ['signed out', endSessions],
  ] as const)('of an admin who is %s', async (_, act) => {
    const other = await world.person({ role: 'admin' });
    expect(await list(other)).toBe(200);
    expect((await act(superAdmin, other)).status).toBe(200);
    expect([await list(other), await me(other)]).toEqual([401, 401]);
  });

  test('a person who is enabled again signs in again; the old session stays over', async () => {
    const person = await world.personWithPassword(password);
    await toggle(admin, person);
    expect((await login(person.email)).status).toBe(401);
    const enabled = await toggle(admin, person);
    expect(enabled.body.user).toMatchObject({ disabled: false });
    expect((await login(person.email)).status).toBe(200);
    expect(await me(person)).toBe(401);
    const changes = (await auditOf(person)).flatMap((entry) => entry['changes']);
    expect(changes.toSorted((a, b) => Number(a.from) - Number(b.from))).toEqual([
      { field: 'disabled', from: false, to: true },
      { field: 'disabled', from: true, to: false },
    ]);
  });

  test('a demoted super admin is no super admin for the next one who leaves', async () => {
    const other = await world.person({ role: 'super_admin' });
    await update(superAdmin, other, { role: 'admin' });
    expect(await stored(other)).toMatchObject({ role: 'admin' });
    expect(await stored(other)).not.toHaveProperty('ownerPk');
    await update(superAdmin, other, { role: 'super_admin' });
    expect(await stored(other)).toMatchObject({ ownerPk: 'SUPERADMINS', ownerSk: other.id });
  });
});

describe('a change', () => {
  test('is saved and audited, before and after; only what was given', async () => {
    const person = await world.person();
    const body = { firstName: 'Zanele', contactTel: '+27 82 123 4567', emailNotifications: false };
    const answer = await update(admin, person, body);
    expect(answer.body.user).toMatchObject({
      firstName: 'Zanele',
      lastName: 'Nkosi',
      contactTel: '+27821234567',
      emailNotifications: false,
      version: 2,
    });
    expect(await me(person)).toBe(200);
    expect(await auditOf(person)).toMatchObject([
      {
        actorId: admin.id,
        action: 'users.update',
        changes: [
          { field: 'firstName', from: 'Thandi', to: 'Zanele' },
          { field: 'contactTel', from: '', to: '+27821234567' },
          { field: 'emailNotifications', from: true, to: false },
        ],
      },
    ]);
  });

  test('stops news and offers for a person, but does not agree to them', async () => {
    const person = await world.person();
    expect((await update(admin, person, { emailNotifications: false })).status).toBe(200);
    const { consents } = (await world.call('user.export', { token: person.token })).body.account;
    expect(consents).toMatchObject([{ agreed: false, words: 'Stopped by an administrator' }]);
    const message = 'Only the person can agree to news and offers, in their settings.';
    expect(await update(admin, person, { firstName: 'Zanele', emailNotifications: true })).toMatchObject({
      status: 422,
      body: { code: 'consent_missing', message, fields: { emailNotifications: message } },
    });
    expect(await stored(person)).toMatchObject({ firstName: 'Thandi', emailNotifications: false });
  });

  test('that changes nothing writes nothing', async () => {
    const person = await world.person();
    expect((await update(admin, person, { firstName: 'Thandi' })).status).toBe(200);
    expect(await auditOf(person)).toEqual([]);
    expect(await stored(person)).toMatchObject({ version: 1 });
  });

  test('of what somebody else changed meanwhile is refused, and says what it was', {
    tags: 'C15',
  }, async () => {
    const person = await world.person();
    await update(superAdmin, person, { contactTel: '0821234567', version: 1 });
    const late = await update(admin, person, { firstName: 'Zanele', version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'edit_conflict',
        message:
          'This account was changed in the meantime. The last change by an admin was to: contactTel. Please look at it again first.',
      },
    });
    expect(await stored(person)).toMatchObject({ firstName: 'Thandi' });
  });

  test('of two admins who disable an account, the second does not enable it again', {
    tags: 'C15',
  }, async () => {
    const person = await world.person();
    expect((await toggle(superAdmin, person, { version: 1 })).body.user).toMatchObject({ disabled: true });
    expect(await toggle(admin, person, { version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'edit_conflict',
        message: expect.stringContaining('The last change by an admin was to: disabled.'),
      },
    });
    expect(await stored(person)).toMatchObject({ disabled: true });
  });

  test('by two at once is saved once', async () => {
    const person = await world.person();
    const names = ['Zanele', 'Busi', 'Ayanda'];
    const answers = await Promise.all(
      names.map((firstName) => update(admin, person, { firstName, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await auditOf(person)).toHaveLength(1);
  });
});

describe('an email address that an admin sets', () => {
  test('counts at once, is not confirmed, and ends sessions, links and changes that wait', async () => {
    const person = await world.personWithPassword(password);
    const undo = await world.undoToken(person);
    const moved = await stored(person);
    const pending = await world.emailToken(person, 'pending@example.co.za');
    const reset = await world.resetToken({ ...person, email: moved['email'] });
    const answer = await update(admin, person, { email: 'set@example.co.za' });
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.user).toMatchObject({ email: 'set@example.co.za', isEmailConfirmed: false });
    expect(await me(person)).toBe(401);
    expect((await login('set@example.co.za')).status).toBe(200);
    expect((await login(moved['email'])).status).toBe(401);
    for (const [key, token] of [
      ['auth.undoEmail', undo],
      ['auth.confirmEmail', pending],
    ] as const) {
      expect((await world.call(key, { body: { token } })).status, key).toBe(422);
    }
    const body = { token: reset, password, confirmPassword: password };
    expect((await world.call('auth.resetPassword', { body })).status).toBe(422);
    // Both addresses of before are free.
    const emails = (await world.itemsOfType('email')).filter(({ userId }) => userId === person.id);
    expect(emails.map(({ pk }) => pk)).toEqual(['EMAIL#set@example.co.za']);
    const mails = (await world.itemsOfType('mail')).filter(({ content }) => content.kind === 'emailReplaced');
    expect(mails.map(({ content }) => content.email).toSorted()).toEqual(
      [moved['email'], 'set@example.co.za'].toSorted(),
    );
  });

  test('is nobody else’s', async () => {
    const person = await world.person();
    expect(await update(admin, person, { email: superAdmin.email })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await me(person)).toBe(200);
    const answers = await Promise.all([
      update(admin, person, { email: 'race@example.co.za' }),
      update(admin, await world.person(), { email: 'race@example.co.za' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a deletion', () => {
  test('orders the erasure, keeps the codes unless they are to be released, and is audited', async () => {
    for (const [body, codes] of [
      [{ reason: 'Spam' }, 'keep'],
      [{ reason: 'Spam', codes: 'release' }, 'release'],
    ] as const) {
      const person = await world.person();
      const answer = await remove(admin, person, body);
      expect(answer).toMatchObject({ status: 200, body: { message: 'The account was deleted.' } });
      expect(await me(person)).toBe(401);
      const [erasure] = (await world.itemsOfType('erasure')).filter(({ userId }) => userId === person.id);
      expect(erasure).toMatchObject({ codes });
      expect(await auditOf(person)).toMatchObject([{ action: 'users.delete', reason: 'Spam' }]);
      expect((await remove(admin, person, body)).status).toBe(404);
    }
  });

  test.each([[{}], [{ reason: '  ' }], [{ reason: 'x', codes: 'sell' }]])(
    'with %j is refused',
    async (body) => {
      const person = await world.person();
      expect((await remove(admin, person, body)).status).toBe(400);
      expect(await me(person)).toBe(200);
    },
  );

  test('at once happens once', async () => {
    const person = await world.person();
    const answers = await Promise.all([1, 2, 3].map(() => remove(admin, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
  });
});

describe('the list', () => {
  let feed: Feed;
  beforeAll(async () => {
    world = await newWorld();
    feed = await openFeed(world.table, 'projections');
  });
  const list = async (query: Record<string, string> = {}) => {
    await feed.work();
    const { status, body, raw } = await world.call('users.list', { token: superAdmin.token, query });
    expect(status, raw).toBe(200);
    expect(raw).not.toMatch(/assword|argon2|tokenVersion/);
    return body as {
      users: { id: string; email: string; disabled: boolean }[];
      pagination: { older?: string; page: number };
    };
  };
  const ids = async (query: Record<string, string>) => (await list(query)).users.map(({ id }) => id);

  test('has pages of ten, the newest first', async () => {
    await list();
    for (let count = 0; count < 11; count++) await world.person();
    const first = await list({ role: 'user' });
    expect(first.users).toHaveLength(10);
    const second = await list({ role: 'user', page: '2', older: first.pagination.older ?? '' });
    expect(second.users).toHaveLength(1);
    expect(second.pagination.older).toBeUndefined();
  });

  test('is filtered by role, state and days', async () => {
    const person = await world.person();
    await toggle(superAdmin, person);
    expect(await ids({ state: 'disabled' })).toEqual([person.id]);
    expect(await ids({ state: 'disabled', role: 'admin' })).toEqual([]);
    expect(await ids({ state: 'enabled' })).not.toContain(person.id);
    expect(await ids({ role: 'admin' })).toContain(admin.id);
    expect(await ids({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
  });

  describe('searched', () => {
    const person = {
      firstName: 'Ntombi-Thandö',
      lastName: 'van der Zuma',
      email: 'ntombi.q_7@zuma.example.co.za',
      contactTel: '+27 83 987 6543',
    };
    let id: string;
    beforeAll(async () => {
      const body = { ...person, role: 'user', password, confirmPassword: password };
      const by = await world.person({ role: 'admin' });
      id = (await world.call('users.create', { token: by.token, body })).body.user.id;
    });

    test.each([
      'ntombi.q_7@zuma.example.co.za',
      'NTOMBI.Q_7@ZUMA.example.co.za',
      'ntombi.q',
      'ntombi.q_7@z',
      'ntombi',
      'Ntombi Thando',
      'thandö',
      'van der zuma ntombi',
      'zuma ntombi',
      'ntombi zuma',
      'zu',
      '083 987',
      '0839876543',
      '+27839876543',
      '27 83 987 6543',
      '6543',
    ])('for %j finds the person', async (search) => {
      expect(await ids({ search })).toContain(id);
    });

    test.each(['n', '', '07', '65', 'ntombo', 'zuma sipho', 'nobody@example.co.za', '???', '# #', '~7'])(
      'for %j does not',
      async (search) => {
        expect(await ids({ search, role: 'user', from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
        if (search !== '' && search !== '65') expect(await ids({ search })).not.toContain(id);
      },
    );

    test('follows changes and the end of the account, also where the stream repeats', async () => {
      const changed = await update(superAdmin, { id }, { lastName: 'Khumalo', contactTel: '' });
      expect(changed.status).toBe(200);
      const records = await feed.next();
      const { runJob } = await import('#test/support/streamFeed.ts');
      await runJob('projections', records);
      expect(await ids({ search: 'khumalo' })).toEqual([id]);
      expect(await ids({ search: 'van der' })).toEqual([]);
      expect(await ids({ search: '0839876543' })).toEqual([]);
      expect((await remove(superAdmin, { id, email: '', token: '' })).status).toBe(200);
      await feed.work();
      await runJob('projections', records);
      expect(await ids({ search: 'khumalo' })).toEqual([]);
      const left = (await world.itemsOfType('personWord')).filter((entry) => entry['id'] === id);
      expect(left).toEqual([]);
    });
  });
});

describe('the detail', () => {
  test('of a new person is empty', async () => {
    const person = await world.person();
    const { status, body } = await world.call('users.detail', {
      token: admin.token,
      params: { id: person.id },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: person.id, email: person.email, version: 1 },
      numbers: { totalCodes: 0, ownCodes: 0, credits: 0 },
      codes: [],
      payments: [],
      bundles: [],
      changeRequests: [],
      mails: [],
      messages: [],
      audit: [],
    });
  });

  test('has the newest of what a person has, and what admins changed', async () => {
    const person = await world.person();
    const code = await world.buyCode(person);
    await world.addBundle(person, 5);
    await world.requestChange(person, code);
    await world.call('contact.create', {
      token: person.token,
      body: { name: 'Thandi', email: person.email, subject: 'A bundle', message: 'Can I share mine?' },
    });
    await update(admin, person, { contactTel: '0821234567' });
    const { body, raw } = await world.call('users.detail', {
      token: admin.token,
      params: { id: person.id },
    });
    expect(body).toMatchObject({
      numbers: { totalCodes: 1, ownCodes: 1, credits: 5 },
      codes: [{ zarcode: code }],
      payments: [{ status: 'complete', amount: '19.00' }],
      bundles: [{ total: 5, remaining: 5 }],
      changeRequests: [{ zarcode: code, status: 'pending' }],
      messages: [{ subject: 'A bundle' }],
      audit: [{ action: 'users.update', actor: { id: admin.id, name: 'Lerato Nkosi' } }],
    });
    expect(raw).not.toMatch(/argon2|passwordHash|tokenVersion|ownerPk/);
  });

  test('of nobody is a 404', async () => {
    const params = { id: 'usr_00000000000000000000' };
    expect((await world.call('users.detail', { token: admin.token, params })).status).toBe(404);
  });
});
