import { PayFastCredentials } from '#functions/lib/config.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** Notices that come later than PayFast's change by a day are of nobody who still waits; the night's comparison finds them. */
const overlapMs = 24 * 3_600_000;

interface Change {
  readonly credentials: PayFastCredentials;
  /** What has happened, and what to do next. */
  readonly text: string;
}

/** @param secret null where it could not be read @returns null where there are none yet */
export function readCredentials(secret: string | null): PayFastCredentials | null {
  return secret?.startsWith('{') ? (PayFastCredentials.safeParse(JSON.parse(secret)).data ?? null) : null;
}

const until = (now: Date) => new Date(now.getTime() + overlapMs).toISOString();
const isRotation = (stored: PayFastCredentials | null, entered: PayFastCredentials) =>
  stored?.merchantId === entered.merchantId && stored.passphrase !== entered.passphrase;

/** Before the change at PayFast: notices may be signed with the new passphrase; everything of ours still is with the old. */
export function announcePassphrase(
  stored: PayFastCredentials | null,
  { passphrase, ...entered }: PayFastCredentials,
  now: Date,
): Change {
  if (stored === null || !isRotation(stored, { passphrase, ...entered })) {
    throw new StartFailure(
      'There is nothing to announce: no other passphrase of this merchant is stored. Run it without --announce.',
    );
  }
  return {
    credentials: { ...stored, other: { passphrase, until: until(now) } },
    text: 'Notices may be signed with the new passphrase for a day. In five minutes, change it at PayFast, and run the same command without --announce.',
  };
}

/** Notices that PayFast signed before the change still count for a day. */
export function replaceCredentials(
  stored: PayFastCredentials | null,
  entered: PayFastCredentials,
  now: Date,
): Change {
  const used = 'Functions use it within five minutes; try it with the PayFast test.';
  if (stored === null || stored.passphrase === '' || !isRotation(stored, entered)) {
    return { credentials: entered, text: used };
  }
  return {
    credentials: { ...entered, other: { passphrase: stored.passphrase, until: until(now) } },
    text: `${used} Notices signed with the passphrase before it count until ${until(now)}.`,
  };
}
