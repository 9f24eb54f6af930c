/** Test fixture for handlers: an empty table, helpers that fill it, and every route by its key. */
import { randomBytes } from 'node:crypto';
import { GetCommand, PutCommand, ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { writeNewBundle } from '#functions/data/bundles.ts';
import { timeKeys } from '#functions/data/byTime.ts';
import { transact } from '#functions/data/transact.ts';
import { getUser } from '#functions/data/users.ts';
import type { NewVoucher } from '#functions/data/vouchers.ts';
import { startEmailConfirmation } from '#functions/domain/auth/confirmEmail.ts';
import { startKeeping } from '#functions/domain/auth/keepAccount.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { startEmailUndo } from '#functions/domain/auth/undoEmail.ts';
import { eraseAccount } from '#functions/domain/erasure/eraseAccount.ts';
import { scheduleErasure } from '#functions/domain/erasure/scheduleErasure.ts';
import {
  type ClientName,
  type Dependencies,
  dependencies,
  provideDependencies,
} from '#functions/lib/dependencies.ts';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { createPages } from '#functions/services/pages.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import type { CodeChoice } from '#shared/contract/user.ts';
import type { Role } from '#shared/domain/can.ts';
import { type TestTable, testTable } from './engine.ts';
import { type Answer, type Call, invoke } from './invoke.ts';
import { notePeople } from './personalData.ts';
import { quickPasswords, unknownPasswordHash } from './quickPasswords.ts';
import { testSite } from './site.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface World {
  readonly table: TestTable;
  readonly deps: Dependencies;
  /** Calls a route's exported handler with a real event. */
  call(key: RouteKey, call?: Omit<Call, 'method' | 'path'>): Promise<Answer>;
  /** A signed-in user, written straight to the table: hashing a password for each would take seconds. */
  person(options?: { role?: Role; firstName?: string }): Promise<Person>;
  /** A user who can sign in with this password. */
  personWithPassword(password: string, options?: { role?: Role; firstName?: string }): Promise<Person>;
  /** From then on the person can sign in with it. */
  setPassword(person: Person, password: string): Promise<void>;
  /** A new session that starts at the injected clock's time. */
  signIn(person: Person, options?: { rememberMe?: boolean; tokenVersion?: number }): Promise<Person>;
  /** Overwrites fields of the stored user: `disabled`, `tokenVersion`, … */
  updateUser(person: Person, fields: Record<string, unknown>): Promise<void>;
  /** The token of a newly mailed password reset link. */
  resetToken(person: Person): Promise<string>;
  /** The token of the link that confirms a newly requested email address. */
  emailToken(person: Person, email: string): Promise<string>;
  /** Changes the person's email. @returns the token of the link that undoes it */
  undoToken(person: Person, email?: string): Promise<string>;
  /** Requests the deletion of the account. @returns the token of the link that stops it, mailed to one of its addresses */
  keepToken(person: Person, email?: string): Promise<string>;
  /** Ends the account now, as if its deletion had been requested 72 hours ago. `jobs/erasures` erases the rest. */
  endAccount(person: Person, codes?: CodeChoice): Promise<void>;
  addBundle(person: Person, size: number): Promise<string>;
  put(item: Item): Promise<void>;
  /** Replaces the settings item. */
  setSettings(settings: Record<string, unknown>): Promise<void>;
  setPriceCents(amountCents: number): Promise<void>;
  /** @param offer a percentage, or the fields of a voucher */
  addVoucher(
    code: string,
    offer: number | Partial<NewVoucher>,
    valid?: { from?: string; until?: string },
  ): Promise<void>;
  /** Sets the promoted vouchers, in order of preference. */
  promoteVouchers(...codes: string[]): Promise<void>;
  /** Buys a code through the routes in mock mode. @returns the code as the API formats it. */
  buyCode(person: Person, place?: Record<string, unknown>): Promise<string>;
  /** Requests a change through the route. @returns the request's id */
  requestChange(person: Person, code: string): Promise<string>;
  /** Requests a change that an admin approves at the injected clock's time. */
  openEditWindow(person: Person, code: string): Promise<void>;
  /** All items, sorted by key. Only a test may scan. */
  allItems(): Promise<Item[]>;
  /** All items of one type: `zarcode`, `ledger`, `mail`, … */
  itemsOfType(type: string): Promise<Item[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests assert on the items they expect
export type Item = Record<string, any>;

export async function handlerOf(key: RouteKey) {
  const [area, verb] = key.split('.');
  const module = (await import(`../../functions/${area}/${verb}.ts`)) as {
    handler: Parameters<typeof invoke>[0];
  };
  return module.handler;
}

interface Around {
  /** Another engine than that in memory. */
  readonly engine?: string | undefined;
  /** How long each function may run, instead of as long as on AWS. */
  readonly functionSeconds?: number;
}

export async function newWorld(
  overrides: Partial<Dependencies<ClientName>> = {},
  { engine, functionSeconds }: Around = {},
): Promise<World> {
  const table = await testTable(engine);
  const pages = createPages({ appUrl: await testSite() });
  provideDependencies({
    table: { client: table.client, name: table.name },
    passwords: quickPasswords,
    pages,
    ...overrides,
  });
  const routes = new Map(allRoutes().map(({ key, route }) => [key, route]));

  const storedUser = async (id: string) => {
    const user = await getUser(dependencies().table, id, true);
    if (user === null) throw new Error(`No user ${id}`);
    return user;
  };
  const world: World = {
    table,
    deps: dependencies(),
    async call(key, call = {}) {
      const route = routes.get(key);
      if (route === undefined) throw new Error(`No route ${key}`);
      const { timeoutSeconds } = permissionsOf({ key, route });
      return invoke(
        await handlerOf(key),
        { ...call, method: route.method, path: route.path },
        functionSeconds ?? timeoutSeconds,
      );
    },
    async person({ role = 'user', firstName = 'Thandi' } = {}) {
      const id = dependencies().newId('usr');
      const email = `${randomBytes(5).toString('hex')}@example.co.za`;
      const createdAt = dependencies().now().toISOString();
      await world.put({
        pk: `USER#${id}`,
        sk: 'USER',
        type: 'user',
        version: 1,
        id,
        email,
        firstName,
        lastName: 'Nkosi',
        role,
        // These users sign in by token.
        passwordHash: unknownPasswordHash,
        tokenVersion: 1,
        emailNotifications: true,
        disabled: false,
        createdAt,
        ...(role === 'super_admin' && { ownerPk: 'SUPERADMINS', ownerSk: id }),
        ...timeKeys('USERS', { id, createdAt }),
      });
      await world.put({ pk: `EMAIL#${email}`, sk: 'EMAIL', type: 'email', version: 1, userId: id });
      return world.signIn({ id, email, token: '' });
    },
    async signIn(person, { rememberMe = false, tokenVersion = 1 } = {}) {
      const { config, now } = dependencies();
      const claims = { userId: person.id, tokenVersion };
      const token = await signToken(await config.jwtSecret(), claims, now(), sessionSeconds(rememberMe));
      return { ...person, token };
    },
    async personWithPassword(password, options) {
      const person = await world.person(options);
      await world.setPassword(person, password);
      return person;
    },
    async setPassword(person, password) {
      await world.updateUser(person, { passwordHash: await dependencies().passwords.hash(password) });
    },
    async updateUser({ id }, fields) {
      const Key = { pk: `USER#${id}`, sk: 'USER' };
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
      );
      await world.put({ ...Item, ...fields });
    },
    async resetToken({ email }) {
      const started = await startPasswordReset(dependencies(), email);
      if (started === null) throw new Error(`No user has the email ${email}`);
      return started.token;
    },
    async emailToken({ id, token }, email) {
      await world.call('user.updateProfile', { token, body: { email } });
      const change = (await world.itemsOfType('emailChange')).find(({ pk }) => pk.endsWith(id));
      const request = { userId: id, email, requestedAt: String(change?.['requestedAt']) };
      const started = await startEmailConfirmation(dependencies(), request);
      if (started === null) throw new Error(`${email} does not wait for its confirmation`);
      return started;
    },
    async undoToken(person, email = `${randomBytes(5).toString('hex')}@example.co.za`) {
      const token = await world.emailToken(person, email);
      await world.call('auth.confirmEmail', { body: { token } });
      const undos = (await world.itemsOfType('emailUndo')).find(({ pk }) => pk.endsWith(person.id));
      const last = undos?.['emails'].at(-1);
      const change = { userId: person.id, changedAt: last?.changedAt };
      const started = await startEmailUndo(dependencies(), change);
      if (started === null) throw new Error('This change can no longer be undone');
      return started;
    },
    async keepToken({ id, email: own }, email = own) {
      const user = await storedUser(id);
      const erasesAt = await scheduleErasure(dependencies(), user, 'keep');
      const kind = email === user.email ? 'own' : 'earlier';
      const started = await startKeeping(dependencies(), { userId: id, email, kind, erasesAt });
      if (started === null) throw new Error('This account is not to be deleted');
      return started;
    },
    async endAccount({ id }, codes = 'release') {
      await eraseAccount(dependencies(), await storedUser(id), codes, []);
    },
    async addBundle(person, size) {
      const id = dependencies().newId('bnd');
      const createdAt = dependencies().now().toISOString();
      const bundle = { id, userId: person.id, total: size, remaining: size, createdAt };
      await transact(dependencies().table, [writeNewBundle(bundle)]);
      return id;
    },
    async put(item) {
      notePeople(item);
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
    },
    async setSettings(settings) {
      await world.put({ pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, ...settings });
    },
    async setPriceCents(amountCents) {
      await world.put({ pk: 'PRICE', sk: 'CURRENT', type: 'price', version: 1, amountCents });
    },
    async addVoucher(
      code,
      offer,
      { from = '2020-01-01T00:00:00.000Z', until = '2099-01-01T00:00:00.000Z' } = {},
    ) {
      const key = { pk: `VOUCHER#${code}`, sk: 'VOUCHER' };
      const discount = typeof offer === 'number' ? { percentOff: offer } : offer;
      const voucher = { code, validFrom: from, validUntil: until, ...discount };
      await world.put({ ...key, type: 'voucher', version: 1, ...voucher });
    },
    async promoteVouchers(...codes) {
      await world.put({ pk: 'PROMOTED', sk: 'PROMOTED', type: 'promoted', version: 1, codes });
    },
    async buyCode({ token }, place = {}) {
      const order = await world.call('payments.create', {
        token,
        body: { zarcode: { ...pretoria, ...place } },
      });
      const payment = await world.call('payments.complete', {
        token,
        params: { id: order.body.id },
        body: {},
      });
      if (payment.body.zarcode === undefined) throw new Error(`No code: ${order.raw} ${payment.raw}`);
      return payment.body.zarcode;
    },
    async requestChange({ token }, code) {
      const body = { reason: 'The gate has moved to Park Street.' };
      const request = await world.call('zarcodes.requestChange', { token, params: { code }, body });
      if (request.status !== 201) throw new Error(`No request: ${request.raw}`);
      return request.body.id;
    },
    async openEditWindow(person, code) {
      const id = await world.requestChange(person, code);
      const { token } = await world.person({ role: 'admin' });
      const body = { decision: 'approve' };
      const decided = await world.call('changeRequests.decide', { token, params: { id }, body });
      if (decided.status !== 200) throw new Error(`Not approved: ${decided.raw}`);
    },
    allItems: () => scan(table),
    itemsOfType: (type) =>
      scan(table, {
        FilterExpression: '#type = :type',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':type': type },
      }),
  };
  return world;
}

async function scan({ client, name }: TestTable, filter: Partial<ScanCommandInput> = {}): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        ConsistentRead: true,
        ...filter,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** A place in Pretoria, as entered in the form. */
export const pretoria = {
  title: 'Mama Joy Spaza',
  description: 'Blue gate',
  latitude: -25.7479,
  longitude: 28.2293,
  addressLine1: '12 Church Street',
  suburb: 'Arcadia',
  city: 'Pretoria',
  province: 'Gauteng',
  termsConfirmed: true,
} as const;

/** Another place, in another province. */
export const capeTown = {
  latitude: -33.9249,
  longitude: 18.4241,
  suburb: 'City Bowl',
  city: 'Cape Town',
  province: 'Western Cape',
} as const;
