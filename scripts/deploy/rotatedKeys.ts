import type { JwtKeys } from '#functions/lib/jwtKeys.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';

const minuteMs = 60_000;
/** Functions fetch a secret again after five minutes (`functions/lib/secrets.ts`). */
const learnedMs = 6 * minuteMs;
/** The longest session. */
const sessionMs = 7 * 24 * 60 * minuteMs;

interface Rotation {
  readonly keys: JwtKeys;
  /** What has happened, and what to do next. */
  readonly text: string;
}

/**
 * The next of two steps: a new key is first accepted, and signs only when every function accepts it, so that no session is
 * refused.
 * @throws where it is too early
 */
export function rotateKeys(keys: JwtKeys, now: Date, newKey: () => string): Rotation {
  const changedAt = now.toISOString();
  const sinceMs = now.getTime() - Date.parse(keys.changedAt ?? '1970-01-01');
  if (keys.next === undefined) {
    if (keys.previous !== undefined && sinceMs < sessionMs) {
      throw new StartFailure(
        `The key was rotated ${keys.changedAt}, and sessions of before last up to seven days: another rotation now would ` +
          'end them. Wait, or run it with --end-previous first, which ends them at once.',
      );
    }
    return {
      keys: { ...keys, next: newKey(), changedAt },
      text: `Step 1 of 2: a new key is stored, which functions accept within five minutes. Run the same command again after ${timeOf(now.getTime() + learnedMs)}.`,
    };
  }
  if (sinceMs < learnedMs) {
    throw new StartFailure(
      `Some functions may not know the new key yet. Run this again after ${timeOf(now.getTime() - sinceMs + learnedMs)}.`,
    );
  }
  return {
    keys: { current: keys.next, previous: keys.current, changedAt },
    text: 'Step 2 of 2: the new key signs. What the one before it signed stays valid until it ends; to end it now, after a leak: --end-previous.',
  };
}

/** Signs out everybody whose session the previous key signed. */
export function endPreviousKey(keys: JwtKeys, now: Date): Rotation {
  const { previous, ...rest } = keys;
  if (previous === undefined) throw new StartFailure('There is no previous key; nothing was changed.');
  return {
    keys: { ...rest, changedAt: now.toISOString() },
    text: 'The previous key is gone: within five minutes, what it signed is refused.',
  };
}

const timeOf = (ms: number) => `${new Date(ms).toISOString().slice(11, 16)} UTC`;
