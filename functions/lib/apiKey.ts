import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type ApiKey, getApiKey } from '#functions/data/apiKeys.ts';
import { secretHash } from '#functions/data/secretHash.ts';
import { getUser } from '#functions/data/users.ts';
import type { Route } from '#shared/contract/route.ts';
import { demoDailyCalls, demoKey, demoKeyId, readApiKey } from '#shared/domain/apiKeys.ts';
import { ApiError } from './apiError.ts';
import type { Dependencies } from './dependencies.ts';

type Event = Pick<APIGatewayProxyEventV2, 'headers' | 'rawPath' | 'rawQueryString'>;

/** What a call with a key may do. */
export interface KeyUse {
  readonly id: string;
  readonly dailyCalls: number;
  /** Whose it is; null for the demo key, which is nobody's. */
  readonly userId: string | null;
}

const keyParameter = /(?:^|&)(?:api[-_]?)?key=/i;

/** @throws 400 for an address with a key: logs, histories and referrers have it from then on */
export function refuseKeyInUrl({ rawPath, rawQueryString }: Event): void {
  const hasKey = [rawPath, rawQueryString].some((part) => /zk(?:_|%5f)/i.test(part));
  if (!hasKey && !keyParameter.test(rawQueryString)) return;
  const message =
    'Please send the key in the header `Authorization: Bearer zk_…`, never in the address, which logs keep. Replace this key if it was a real one.';
  throw new ApiError('key_in_url', message);
}

const invalid = (message: string) => new ApiError('key_invalid', message);
const unknown = () =>
  invalid('This key does not work any more, or never did. Please use one of the keys of your profile.');

/**
 * The one check of a key, in two steps: the key by its id, then `ownerMayUse` beside what is looked up.
 * @throws 401 for no key or one that does not work, 403 for one that is disabled, or that another site uses
 */
export async function findKey(deps: Dependencies, route: Route, event: Event): Promise<KeyUse> {
  const given = keyOf(event);
  if (given === demoKey) return ownPagesUse(deps, event);
  const parts = readApiKey(given);
  if (parts === null) throw invalid('This is no key of ZarCodes: a character is missing or wrong.');
  const key = await getApiKey(deps.table, parts.id);
  if (key === null || !isSecretOf(key, parts.secret, deps.now())) throw unknown();
  if (key.disabled) throw new ApiError('key_disabled', 'This key was disabled. Please contact support.');
  const scope = route.apiKey;
  if (scope === undefined || !key.scopes.includes(scope))
    throw new ApiError('forbidden', `This key may not do this: it needs ${scope}.`);
  checkOrigin(key, event);
  return key;
}

function keyOf({ headers }: Event): string {
  const given = headers['authorization'];
  if (given === undefined)
    throw new ApiError('key_missing', 'Please send a key in the header `Authorization: Bearer zk_…`.');
  const key = /^Bearer +(\S{1,100})$/i.exec(given.trim())?.[1];
  if (key === undefined) throw invalid('Please send the key as `Authorization: Bearer zk_…`.');
  return key;
}

function isSecretOf({ hash, previous }: ApiKey, secret: string, now: Date): boolean {
  // Of a random secret: how long a comparison takes says nothing about it that could be guessed.
  const given = secretHash(secret);
  if (given === hash) return true;
  return previous?.hash === given && now.toISOString() < previous.endsAt;
}

function checkOrigin({ origins }: Pick<ApiKey, 'origins'>, { headers }: Event): void {
  const origin = headers['origin'];
  if (origin === undefined || origins.includes(origin)) return;
  const message =
    origins.length === 0
      ? 'This key is for servers: a page in a browser must not have it. Please make a key for your site, and replace this one.'
      : 'This key is for other sites. Please add this one to a key of your profile.';
  throw new ApiError('origin_not_allowed', message);
}

/** Of a page of our own, which sends no `Origin` with a GET to its own site. */
function ownPagesUse({ config }: Dependencies, { headers }: Event): KeyUse {
  const own = new URL(config.appUrl).origin;
  const { origin, referer } = headers;
  const isOwn =
    origin === undefined
      ? headers['sec-fetch-site'] === 'same-origin' || referer === own || referer?.startsWith(`${own}/`)
      : origin === own;
  if (isOwn) return { id: demoKeyId, dailyCalls: demoDailyCalls, userId: null };
  throw new ApiError(
    'origin_not_allowed',
    'This key is for the examples on our own page. Please make one of your own in your profile.',
  );
}

/** @throws 401 where the account of its owner is disabled, or is or will be deleted */
export async function checkOwner({ table }: Dependencies, { userId }: KeyUse): Promise<void> {
  if (userId === null) return;
  const owner = await getUser(table, userId, true);
  if (owner === null || owner.disabled || owner.erasesAt !== undefined) throw unknown();
}
