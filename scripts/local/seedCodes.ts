import type { Table } from '#functions/data/table.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { issueCode } from '#functions/domain/zarcodes/issueCode.ts';
import { readConfig } from '#functions/lib/config.ts';
import { newId } from '#functions/lib/ids.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { drawSuffix } from '#shared/domain/code.ts';
import { standardPrefix } from '#shared/domain/prefix.ts';
import { type DemoCode, demoCodes } from './demo/codes.ts';
import { seededBytes } from './demo/random.ts';
import { demoPeople, demoUserId } from './demoAccounts.ts';

const concurrency = 16;

/** Issues the demo codes by the product's own rules. @param isResumed whether some may exist already */
export async function seedCodes(table: Table, startedAt: Date, isResumed: boolean): Promise<void> {
  const waiting = demoCodes();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!isResumed || !(await exists(table, next))) await issue(table, next, startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

function ownerOf({ share }: DemoCode): string {
  const owner = demoPeople.find(({ upTo }) => share < upTo) ?? demoPeople[0];
  if (owner === undefined) throw new Error('The demo data has no people');
  return demoUserId(owner);
}

/** The code of a demo place, the same on every machine. */
export function codeOf({ place, suffixSeed }: DemoCode): string {
  return standardPrefix(place.province, place.city) + drawSuffix(seededBytes(suffixSeed));
}

async function exists(table: Table, demoCode: DemoCode): Promise<boolean> {
  return (await getZarCode(table, codeOf(demoCode))) !== null;
}

async function issue(table: Table, code: DemoCode, startedAt: Date): Promise<void> {
  const createdAt = new Date(startedAt.getTime() - code.ageMs);
  const deps = {
    table,
    config: noConfig,
    now: () => createdAt,
    newId,
    randomBytes: seededBytes(code.suffixSeed),
    passwords,
  };
  await issueCode(deps, { ownerId: ownerOf(code), place: code.place, alsoWrite: () => [] });
}

// Issuing a code does not use the configuration, so any valid one will do.
const noConfig = readConfig({
  TABLE_NAME: 'seed',
  IMAGES_BUCKET: 'seed',
  APP_URL: 'http://localhost',
  MAIL_FROM: 'seed@zarcodes.local',
  SUPPORT_EMAIL: 'seed@zarcodes.local',
  STAGE: 'local',
  JWT_SECRET: 'x'.repeat(32),
});
