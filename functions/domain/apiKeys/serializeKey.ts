import type { ApiKey } from '#functions/data/apiKeys.ts';
import type { DayUsage } from '#functions/data/apiUsage.ts';
import { nameIn, type People } from '#functions/domain/users/readPeople.ts';
import type { AdminApiKey, ApiKey as ApiKeyResponse } from '#shared/contract/apiKeys.ts';
import { shownKey } from '#shared/domain/apiKeys.ts';

/** Days with calls that admins see. */
export const listedDays = 14;

/** Without what is stored of its secrets. @param usage the newest day first */
export function serializeKey(
  { id, name, origins, scopes, previous, createdAt, dailyCalls, disabled }: ApiKey,
  usage: readonly DayUsage[],
  now: Date,
): ApiKeyResponse {
  const [lastUsed] = usage;
  return {
    id,
    name,
    begins: shownKey(id),
    origins,
    scopes,
    dailyCalls,
    disabled,
    createdAt,
    ...(previous && previous.endsAt > now.toISOString() && { overlapEndsAt: previous.endsAt }),
    ...(lastUsed && { lastUsed }),
  };
}

interface AdminFacts {
  /** Of each key, in their order. */
  readonly usage: readonly DayUsage[];
  readonly people: People;
  readonly now: Date;
}

export function serializeAdminKey(key: ApiKey, { usage, people, now }: AdminFacts): AdminApiKey {
  return {
    ...serializeKey(key, usage, now),
    owner: { id: key.userId, name: nameIn(people, key.userId) },
    days: [...usage],
    version: key.version,
  };
}
