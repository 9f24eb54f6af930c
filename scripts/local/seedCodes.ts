import type { Table } from '#functions/data/table.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { issueCode, type NewCode } from '#functions/domain/zarcodes/issueCode.ts';
import { readConfig } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { newId } from '#functions/lib/ids.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { standardPrefix } from '#shared/domain/prefix.ts';
import { type DemoCode, demoCodes } from './demo/codes.ts';
import { seededBytes } from './demo/random.ts';
import { ownerOfCode } from './demoOwners.ts';

const concurrency = 16;

/** Issues the demo codes by the product's own rules. @param isResumed whether some may exist already */
export async function seedCodes(table: Table, startedAt: Date, isResumed: boolean): Promise<void> {
  const waiting = demoCodes();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await (isResumed ? issueOnce : issue)(table, next, startedAt, ownerOfCode(next));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** The code of a demo place, the same on every machine. */
export function codeOf(
  { place, suffixSeed }: DemoCode,
  prefix = standardPrefix(place.province, place.city),
): string {
  return drawCode(prefix, seededBytes(suffixSeed));
}

type Owner = Pick<NewCode, 'ownerId' | 'creator' | 'kind'>;

/** Whether an interrupted start has issued it already is looked up. */
export async function issueOnce(table: Table, code: DemoCode, startedAt: Date, owner: Owner): Promise<void> {
  const issued = await getZarCode(table, codeOf(code, owner.creator?.prefix ?? undefined));
  if (issued === null) await issue(table, code, startedAt, owner);
}

async function issue(table: Table, code: DemoCode, startedAt: Date, owner: Owner): Promise<void> {
  const createdAt = new Date(startedAt.getTime() - code.ageMs);
  const deps = depsAt(table, createdAt, code.suffixSeed);
  await issueCode(deps, { ...owner, place: code.place, alsoWrite: () => [] });
}

/** At a time, with randomness that is the same on every machine. */
export function depsAt(table: Table, at: Date, seed: string): Dependencies {
  return { table, config: noConfig, now: () => at, newId, randomBytes: seededBytes(seed), passwords };
}

// Issuing a code does not use the configuration, so any valid one will do.
const noConfig = readConfig({
  TABLE_NAME: 'seed',
  IMAGES_BUCKET: 'seed',
  EXPORTS_BUCKET: 'seed',
  APP_URL: 'http://localhost',
  MAIL_FROM: 'seed@zarcodes.local',
  SUPPORT_EMAIL: 'seed@zarcodes.local',
  STAGE: 'local',
  JWT_SECRET: 'x'.repeat(32),
});
