import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/data/table.ts';
import { createPages, type Pages } from '#functions/services/pages.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { type NewId, newId } from './ids.ts';
import { type Passwords, passwords } from './passwords.ts';

/** All that a handler may reach beyond its input. */
export interface Dependencies {
  readonly config: Config;
  readonly table: Table;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly passwords: Passwords;
  readonly pages: Pages;
}

function fromEnvironment(): Dependencies {
  const config = readConfig(process.env);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const table = { client, name: config.tableName };
  const pages = createPages(config.appUrl);
  return { config, table, now: systemClock, newId, randomBytes, passwords, pages };
}

let current: Dependencies | undefined;

/** The services of this process, made when first asked for. */
export function dependencies(): Dependencies {
  current ??= fromEnvironment();
  return current;
}

/** Puts others in the place of some services, for tests and for scripts that choose the clock. */
export function provideDependencies(overrides: Partial<Dependencies>): Dependencies {
  current = { ...dependencies(), ...overrides };
  return current;
}
