/** A small world for handler tests: an empty table, people in it, and every route by its name. */
import { randomBytes } from 'node:crypto';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { writeNewBundle } from '#functions/data/bundles.ts';
import { transact } from '#functions/data/transact.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import {
  type ClientName,
  type Dependencies,
  dependencies,
  provideDependencies,
} from '#functions/lib/dependencies.ts';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { createPages } from '#functions/services/pages.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import type { Role } from '#shared/domain/can.ts';
import { type TestTable, testTable } from './engine.ts';
import { type Answer, type Call, invoke } from './invoke.ts';
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
  /** Somebody who is signed in. Put straight into the table: hashing a password for each would cost seconds. */
  person(given?: { role?: Role; firstName?: string }): Promise<Person>;
  /** Somebody who signs in with a password. */
  account(password: string, given?: { role?: Role; firstName?: string }): Promise<Person>;
  /** A new session, by the clock of now. */
  signIn(person: Person, options?: { rememberMe?: boolean }): Promise<Person>;
  /** Writes over some of what is stored of a person: `disabled`, `tokenVersion`, … */
  change(person: Person, fields: Record<string, unknown>): Promise<void>;
  /** What the link of a password reset holds, mailed just now. */
  resetToken(person: Person): Promise<string>;
  giveBundle(person: Person, size: number): Promise<string>;
  put(item: Item): Promise<void>;
  /** Changes what admins may set. */
  set(settings: Record<string, unknown>): Promise<void>;
  setPriceCents(amountCents: number): Promise<void>;
  giveVoucher(code: string, percentOff: number, valid?: { from?: string; until?: string }): Promise<void>;
  /** Advertises vouchers, the first choice first. */
  promote(...codes: string[]): Promise<void>;
  /** A code of a person's own, paid in mock mode through the routes. @returns it as the API writes it. */
  buyCode(person: Person, place?: Record<string, unknown>): Promise<string>;
  /** Everything that is stored, in the order of its keys. Only a test may scan. */
  dump(): Promise<Item[]>;
  /** What is stored of one type: `zarcode`, `ledger`, `mail`, … */
  stored(type: string): Promise<Item[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever is stored and says what it expects of it
export type Item = Record<string, any>;

// The hash of nothing anybody can type: these people sign in by token.
const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function handlerOf(key: RouteKey) {
  const [area, verb] = key.split('.');
  const module = (await import(`../../functions/${area}/${verb}.ts`)) as {
    handler: Parameters<typeof invoke>[0];
  };
  return module.handler;
}

export async function newWorld(overrides: Partial<Dependencies<ClientName>> = {}): Promise<World> {
  const table = await testTable();
  const pages = createPages({ appUrl: await testSite() });
  provideDependencies({ table: { client: table.client, name: table.name }, pages, ...overrides });
  const routes = new Map(allRoutes().map(({ key, route }) => [key, route]));

  const world: World = {
    table,
    deps: dependencies(),
    async call(key, call = {}) {
      const route = routes.get(key);
      if (route === undefined) throw new Error(`No route ${key}`);
      return invoke(await handlerOf(key), { ...call, method: route.method, path: route.path });
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
        passwordHash: noPassword,
        tokenVersion: 1,
        emailNotifications: true,
        createdAt,
      });
      await world.put({ pk: `EMAIL#${email}`, sk: 'EMAIL', type: 'email', version: 1, userId: id });
      return world.signIn({ id, email, token: '' });
    },
    async signIn(person, { rememberMe = false } = {}) {
      const { config, now } = dependencies();
      const claims = { userId: person.id, tokenVersion: 1 };
      const token = await signToken(await config.jwtSecret(), claims, now(), sessionSeconds(rememberMe));
      return { ...person, token };
    },
    async account(password, given) {
      const person = await world.person(given);
      await world.change(person, { passwordHash: await dependencies().passwords.hash(password) });
      return person;
    },
    async change({ id }, fields) {
      const user = (await world.dump()).find(({ pk, sk }) => pk === `USER#${id}` && sk === 'USER');
      await world.put({ ...user, ...fields });
    },
    async resetToken({ email }) {
      const started = await startPasswordReset(dependencies(), email);
      if (started === null) throw new Error(`Nobody has ${email}`);
      return started.token;
    },
    async giveBundle(person, size) {
      const id = dependencies().newId('bnd');
      const createdAt = dependencies().now().toISOString();
      const bundle = { id, userId: person.id, total: size, remaining: size, createdAt };
      await transact(dependencies().table, [writeNewBundle(bundle)]);
      return id;
    },
    async put(item) {
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
    },
    async set(settings) {
      await world.put({ pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, ...settings });
    },
    async setPriceCents(amountCents) {
      await world.put({ pk: 'PRICE', sk: 'CURRENT', type: 'price', version: 1, amountCents });
    },
    async giveVoucher(
      code,
      percentOff,
      { from = '2020-01-01T00:00:00.000Z', until = '2099-01-01T00:00:00.000Z' } = {},
    ) {
      const key = { pk: `VOUCHER#${code}`, sk: 'VOUCHER' };
      const voucher = { code, percentOff, validFrom: from, validUntil: until };
      await world.put({ ...key, type: 'voucher', version: 1, ...voucher });
    },
    async promote(...codes) {
      await world.put({ pk: 'PROMOTED', sk: 'PROMOTED', type: 'promoted', version: 1, codes });
    },
    async buyCode({ token }, place = {}) {
      const order = await world.call('payments.create', {
        token,
        body: { zarcode: { ...pretoria, ...place } },
      });
      const paid = await world.call('payments.complete', { token, params: { id: order.body.id }, body: {} });
      if (paid.body.zarcode === undefined) throw new Error(`No code: ${order.raw} ${paid.raw}`);
      return paid.body.zarcode;
    },
    async dump() {
      const items: Item[] = [];
      let ExclusiveStartKey: Item | undefined;
      do {
        const page = await table.client.send(
          new ScanCommand({
            TableName: table.name,
            ConsistentRead: true,
            ...(ExclusiveStartKey && { ExclusiveStartKey }),
          }),
        );
        items.push(...(page.Items ?? []));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey !== undefined);
      const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
      return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    },
    async stored(type) {
      return (await world.dump()).filter((item) => item['type'] === type);
    },
  };
  return world;
}

/** A place in Pretoria, as a person would fill it in. */
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
