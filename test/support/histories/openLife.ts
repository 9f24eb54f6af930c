/** A new table with everybody who takes part. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientName, type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { type Engine, startEngine } from '#scripts/local/engine.ts';
import { testClock } from '#test/support/clock.ts';
import { openRefunds } from '#test/support/refunds.ts';
import { StaleReads } from '#test/support/staleReads.ts';
import { newWorld, type World } from '#test/support/world.ts';
import { chance } from './chance.ts';
import { Gate } from './gate.ts';
import { Life } from './life.ts';
import { vouchers } from './money.ts';
import { password } from './people.ts';
import { ShopReceivers } from './receivers.ts';

export interface Setting {
  readonly usePayFast: boolean;
  readonly people: number;
  /** Few codes are left, so that most that are drawn are taken. */
  readonly isCrowded: boolean;
  /** The limit of codes: few, so that people get there, or so many that they can use up a bundle. */
  readonly maxCodes: number;
  /** The engine stores on a disk, and may be killed. */
  readonly isDurable: boolean;
  readonly hasStaleReads: boolean;
  readonly luck: number;
}

const start = '2026-04-30T20:00:00.000Z';

/** Quick ones: hashing takes a fifth of a second by design. */
const passwords: Dependencies['passwords'] = {
  hash: async (typed) => `plain:${typed}`,
  verify: async (typed, stored) =>
    stored?.startsWith('$argon2id') ? typed === password : stored === `plain:${typed}`,
};

let opened = 0;

function overridesOf({ isCrowded, luck }: Setting, now: () => Date): Partial<Dependencies<ClientName>> {
  // The stand-in of PayFast is one for all histories of a process.
  const life = String(++opened).padStart(8, '0');
  let ids = 0;
  let bytes = 0;
  const rows = new Map<string, string>();
  return {
    now,
    passwords,
    newId: (prefix) => `${prefix}_${life}${String(++ids).padStart(12, '0')}`,
    randomBytes: (count) =>
      Uint8Array.from({ length: count }, () => {
        const byte = Math.floor(chance(luck, ++bytes) * 256);
        return isCrowded && count <= 4 ? byte % 2 : byte;
      }),
    mail: { send: async () => undefined, maxPerSecond: async () => null },
    purges: { request: async () => undefined },
    importRows: {
      put: async (id, json) => void rows.set(id, json),
      get: async (id) => rows.get(id) ?? null,
      delete: async (id) => void rows.delete(id),
    },
  };
}

let durable: Promise<{ engine: Engine; folder: string }> | undefined;

async function startDurable() {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-histories-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { engine: await startEngine(folder), folder };
}

function durableEngine() {
  durable ??= startDurable();
  return durable;
}

/** Without a chance to write anything first. */
async function restartEngine(): Promise<void> {
  const { engine, folder } = await durableEngine();
  process.kill(engine.child.pid, 'SIGKILL');
  await engine.child.ended;
  durable = startEngine(folder, Number(new URL(engine.endpoint).port)).then((next) => ({
    engine: next,
    folder,
  }));
  await durable;
}

async function addEverybody(life: Life, world: World, count: number): Promise<void> {
  const people = await Promise.all(Array.from({ length: count }, () => world.person()));
  life.people.push(...people);
  const roles = ['admin', 'super_admin'] as const;
  const admins = await Promise.all(roles.map((role) => world.person({ role, firstName: 'Lerato' })));
  life.admins.push(...admins);
  await Promise.all(
    Object.entries(vouchers).map(([code, { validUntil, ...offer }]) =>
      world.addVoucher(code, offer, validUntil === undefined ? {} : { until: validUntil }),
    ),
  );
}

export async function openLife(setting: Setting): Promise<Life> {
  const clock = testClock(start);
  const engine = setting.isDurable ? (await durableEngine()).engine.endpoint : undefined;
  // A function waits for its turns, on a busy machine for long.
  const receivers = new ShopReceivers(clock);
  const overrides = { ...overridesOf(setting, clock.now), webhookReceivers: receivers };
  const world = await newWorld(overrides, { engine, functionSeconds: 600 });
  const { usePayFast, maxCodes } = setting;
  const refunds = await openRefunds(world, { usePayFast, maxCodesPerUser: maxCodes });
  const { client } = dependencies().table;
  const staleReads = setting.hasStaleReads ? new StaleReads(client, world.table.name, clock.now) : null;
  const gate = new Gate(client, staleReads);
  receivers.watch(world, gate);
  const life = new Life({ world, clock, gate, refunds, receivers, usePayFast, maxCodes });
  if (setting.isDurable) life.restartEngine = restartEngine;
  await addEverybody(life, world, setting.people);
  await life.openStreams();
  return life;
}
