import { getUser, type User } from '#functions/data/users.ts';
import type { Level } from '#shared/domain/can.ts';
import { meetsLevel } from '#shared/domain/can.ts';
import { ApiError, sessionExpired } from './apiError.ts';
import type { Dependencies } from './dependencies.ts';
import { verifyToken } from './tokens.ts';

/** The id is from a verified token; only `session()` and `user()` check that the session has not been ended. */
export interface Caller {
  readonly id: string;
  /** How long this session lasts from its start, in seconds. */
  readonly sessionSeconds: number;
  /** Null where the user is or will be deleted, or is disabled, or all sessions were ended. Reads the user once. */
  session(): Promise<User | null>;
  /**
   * In a handler also the check of the role. A read runs beside it, and waits for it before it does more than read.
   * @throws 401 where the session is over, 403 where the role is too low.
   */
  user(): Promise<User>;
}

/** Ours have some 350 characters; a longer one is not even verified. */
const maxTokenLength = 1_000;

/** @returns null without a valid token. */
export async function identifyCaller(
  deps: Dependencies,
  authorization: string | undefined,
): Promise<Caller | null> {
  const token = authorization?.match(/^Bearer ([\w.-]+)$/i)?.[1];
  if (token === undefined || token.length > maxTokenLength) return null;
  const secrets = await deps.config.jwtSecrets();
  const claims = await verifyToken(secrets, token, deps.now()).catch(() => null);
  if (claims === null) return null;

  const load = async () => {
    const found = await getUser(deps.table, claims.userId, true);
    if (found === null || found.disabled || found.erasesAt !== undefined) return null;
    return found.tokenVersion === claims.tokenVersion ? found : null;
  };
  let loaded: Promise<User | null> | undefined;
  const session = () => {
    loaded ??= load();
    return loaded;
  };
  const user = async () => {
    const found = await session();
    if (found === null) throw sessionExpired();
    return found;
  };
  return { id: claims.userId, sessionSeconds: claims.seconds, session, user };
}

/** @throws 401 without a valid session, 403 where the role is too low. */
export async function requireLevel(caller: Caller | null, level: Level): Promise<void> {
  if (level === 'public') return;
  if (caller === null) throw sessionExpired();
  const { role } = await caller.user();
  if (!meetsLevel(role, level)) {
    const who = level === 'superAdmin' ? 'super administrator' : 'administrator';
    throw new ApiError('forbidden', `You need ${who} privileges to access this page.`);
  }
}

/** The caller of a route, who is its user once the check of the level has passed. */
export const checkedBy = (caller: Caller, mayPass: Promise<void>): Caller => ({
  ...caller,
  user: () => mayPass.then(() => caller.user()),
});
