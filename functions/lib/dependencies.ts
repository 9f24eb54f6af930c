import { randomBytes } from 'node:crypto';
import type { Table } from '#functions/data/table.ts';
import type { BulkMailer } from '#functions/services/bulkMail.ts';
import type { Edge } from '#functions/services/edge.ts';
import type { ExportStore } from '#functions/services/exports.ts';
import type { ImageStore } from '#functions/services/images.ts';
import type { ImportStore } from '#functions/services/importRows.ts';
import type { Pages } from '#functions/services/pages.ts';
import type { PayFast } from '#functions/services/payfast.ts';
import type { PayFastApi } from '#functions/services/payfastApi.ts';
import type { Places } from '#functions/services/places.ts';
import type { Purges } from '#functions/services/purges.ts';
import type { Mailer } from '#functions/services/ses.ts';
import type { SlipStore } from '#functions/services/slips.ts';
import type { WebhookReceivers } from '#functions/services/webhookReceivers.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { type NewId, newId } from './ids.ts';
import { type Passwords, passwords } from './passwords.ts';
import { tableClient } from './tableClient.ts';

/** What every function gets. */
interface CoreDependencies {
  readonly config: Config;
  readonly table: Table;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly passwords: Passwords;
}

/** Other systems, each used by a few functions only. */
interface Clients {
  readonly mail: Mailer;
  readonly bulkMail: BulkMailer;
  readonly images: ImageStore;
  readonly edge: Edge;
  readonly places: Places;
  readonly pages: Pages;
  readonly payFastApi: PayFastApi;
  readonly payFast: PayFast;
  readonly exports: ExportStore;
  readonly importRows: ImportStore;
  readonly purges: Purges;
  readonly slips: SlipStore;
  readonly webhookReceivers: WebhookReceivers;
}
export type ClientName = keyof Clients;

/** All that a function uses beside its input: `Dependencies<'mail' | 'edge'>` has these two clients as well. */
export type Dependencies<Name extends ClientName = never> = CoreDependencies & Pick<Clients, Name>;

/**
 * The clients that a function uses, and how each is made. A function passes its own, because its bundle holds
 * whatever it imports (docs/decisions/0005).
 */
export type ClientFactories<Name extends ClientName> = {
  readonly [N in Name]: (config: Config) => Clients[N];
};

function fromEnvironment(): CoreDependencies {
  const config = readConfig(process.env);
  const table = { client: tableClient(), name: config.tableName };
  return { config, table, now: systemClock, newId, randomBytes, passwords };
}

let current: (CoreDependencies & Partial<Clients>) | undefined;
let created: Partial<Clients> = {};

/** Creates at the first call what was not provided, and returns the same from then on. */
export function dependencies<Name extends ClientName = never>(
  factories = {} as ClientFactories<Name>,
): Dependencies<Name> {
  current ??= fromEnvironment();
  for (const name of Object.keys(factories) as Name[]) {
    if (current[name] === undefined) created[name] ??= factories[name](current.config);
  }
  return { ...created, ...current } as Dependencies<Name>;
}

/** Replaces some dependencies, for tests and for scripts that choose the clock. */
export function provideDependencies(overrides: Partial<Dependencies<ClientName>>): void {
  current = { ...(current ?? fromEnvironment()), ...overrides };
  created = {}; // They were created from the config before.
}
