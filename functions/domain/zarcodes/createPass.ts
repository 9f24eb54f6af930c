import { listAccess } from '#functions/data/access.ts';
import { getPassesMade, type Pass, writeNewPass } from '#functions/data/passes.ts';
import { ConditionFailed, TableBusy, transact } from '#functions/data/transact.ts';
import { checkCodeOwned, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PassInput } from '#shared/contract/visibilityFields.ts';
import { maxPasses } from '#shared/domain/visibility.ts';
import { listedUntil } from './listedUntil.ts';
import { drawPassSecret, passOf } from './passSecret.ts';
import { stateOf } from './serializePass.ts';

const hourMs = 3_600_000;
const maxAttempts = 8;

/**
 * @returns with what opens the code, which nobody can read again
 * @throws 422 where the code has fifty live passes, 404 where it was deleted or claimed meanwhile.
 */
export async function createPass(
  deps: Dependencies,
  { code, ownerId }: ZarCode,
  input: PassInput,
): Promise<{ stored: Pass; pass: string }> {
  const { table } = deps;
  const now = deps.now();
  const { random, hash } = drawPassSecret(deps.randomBytes);
  const stored = newPass(input, { id: deps.newId('pas'), code, ownerId, hash, now });
  const { endsAt } = stored;
  const expiresAt = endsAt === undefined ? undefined : listedUntil(endsAt);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    // Counted first: one that is made between the two reads is listed or refuses the write.
    const made = await getPassesMade(table, code);
    const { passes } = await listAccess(table, { code, ownerId });
    if (passes.filter((each) => stateOf(each, now) === 'live').length >= maxPasses) throw tooMany();
    try {
      await transact(table, [checkCodeOwned({ code, ownerId }), ...writeNewPass(stored, made, expiresAt)]);
      return { stored, pass: passOf(stored.id, random) };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('code')) throw zarCodeNotFound();
    }
  }
  throw new TableBusy(`Too many passes of ${code} at once`);
}

interface Made extends Pick<Pass, 'id' | 'code' | 'ownerId' | 'hash'> {
  readonly now: Date;
}

const newPass = ({ label, hours, openings }: PassInput, { now, ...made }: Made): Pass => ({
  type: 'pass',
  ...made,
  label,
  createdAt: now.toISOString(),
  ...(hours !== null && { endsAt: new Date(now.getTime() + hours * hourMs).toISOString() }),
  ...(openings !== null && { maxUses: openings }),
  used: 0,
  recent: {},
});

function tooMany(): ApiError {
  const message = `A ZarCode can have ${maxPasses} passes at a time. Please end one that is not needed any more.`;
  return new ApiError('pass_limit_reached', message);
}
