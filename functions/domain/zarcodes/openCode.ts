import { writeNotification } from '#functions/data/notifications.ts';
import type { Pass } from '#functions/data/passes.ts';
import { peekPass, recordUse, repeatUse, slotOf, takeUse } from '#functions/data/passUses.ts';
import { getPinHash } from '#functions/data/pins.ts';
import { countHit, type Hit, uncountHit, writeHit } from '#functions/data/rateLimits.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Opener } from '#functions/lib/opener.ts';
import { hitOf, networkOf } from '#functions/lib/withinLimit.ts';
import { listedUntil } from './listedUntil.ts';
import { againOf, drawPassSecret, readPass } from './passSecret.ts';

/** Who brings a pass or a PIN. */
export interface Bearer {
  readonly opener: Opener;
  readonly clientIp: string;
  readonly viewerPlace: string | null;
  /** Reads nothing with a pass, which is no use of it. */
  readonly isPeek?: true;
}

/** No account has this id, so that a pass of a code that does not exist costs the same write and opens nothing. */
const nobody = 'nobody';

export interface OpenedPass extends Pass {
  /** What opens the code once more without another use, until the pass ends. */
  readonly again: string;
}

/**
 * Counts a use of the pass, unless it is one that the bearer made before. A code that does not exist is asked for it as well, because nobody may notice the difference
 * between that and a private one.
 * @returns null where it does not open the code
 */
export async function openWithPass(
  { table, now, randomBytes }: Dependencies,
  { code, zarCode }: { readonly code: string; readonly zarCode: ZarCode | null },
  { opener, viewerPlace, isPeek }: Bearer,
): Promise<OpenedPass | null> {
  const given = opener.pass === null ? null : readPass(opener.pass);
  if (given === null) return null;
  const at = now().toISOString();
  const ownerId = zarCode?.ownerId ?? nobody;
  const { id, hash, again } = given;
  const use = { code, id, hash, ownerId, now: at };
  const repeated = again === null ? null : await repeatUse(table, use, again);
  if (repeated !== null) return { ...repeated, again: opener.pass ?? '' };
  const pass = await (isPeek ? peekPass : takeUse)(table, use);
  if (pass === null) return null;
  if (isPeek) return { ...pass, again: given.pass };
  const secret = drawPassSecret(randomBytes);
  const opening = { at, device: opener.device, place: viewerPlace ?? '', again: secret.hash };
  await recordUse(table, pass, {
    opening,
    expiresAt: pass.used === pass.maxUses ? listedUntil(at) : undefined,
  });
  return { ...pass, again: againOf(given.pass, { slot: slotOf(pass.used), random: secret.random }) };
}

/** Why what somebody brought along did not open a code. */
export type Refused =
  | { readonly reason: 'pass' | 'pin' }
  /** With the limit that was exceeded. */
  | { readonly reason: 'tooMany'; readonly hit: Hit };

/**
 * Checks the PIN of an area: five wrong ones from an address, or twenty for a code, of which its owner is told.
 * @returns why it does not open the code, null where it does
 */
export async function openWithPin(
  deps: Dependencies,
  { code, ownerId }: ZarCode,
  { opener, clientIp }: Bearer,
): Promise<Refused | null> {
  const { table, passwords } = deps;
  const hits = [
    hitOf(deps, 'pinAtAddress', `${code} ${networkOf(clientIp)}`),
    hitOf(deps, 'pinOfCode', code),
  ];
  // Counted as wrong until it is right, so that tries at the same time are all counted.
  for (const hit of hits) {
    if (await countHit(table, hit)) continue;
    if (hit.limit === 'pinOfCode') await notifyOwner(deps, { code, ownerId });
    return { reason: 'tooMany', hit };
  }
  const hash = await getPinHash(table, code);
  if (!(await passwords.verify(opener.pin ?? '', hash ?? undefined))) return { reason: 'pin' };
  await Promise.all(hits.map((hit) => uncountHit(table, hit)));
  return null;
}

/** Once an hour. */
async function notifyOwner(
  deps: Dependencies,
  { code, ownerId }: Pick<ZarCode, 'code' | 'ownerId'>,
): Promise<void> {
  await transactIfAllowed(deps.table, [
    writeHit(hitOf(deps, 'pinNotice', code)),
    writeNotification({
      id: deps.newId('ntf'),
      userId: ownerId,
      at: deps.now().toISOString(),
      content: { kind: 'pinTries', code },
    }),
  ]);
}
