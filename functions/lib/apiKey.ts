import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type ApiKey, getApiKey } from '#functions/data/apiKeys.ts';
import { secretHash } from '#functions/data/secrets.ts';
import { getUser } from '#functions/data/users.ts';
import type { Route } from '#shared/contract/route.ts';
import { keyPrefix, readApiKey } from '#shared/domain/apiKeys.ts';
import { demoDailyCalls, demoKey, demoKeyId } from '#shared/domain/demoKey.ts';
import { ApiError } from './apiError.ts';
import type { Quotas } from './apiQuota.ts';
import type { Dependencies } from './dependencies.ts';
import { rateLimit } from './rateLimit.ts';

type Event = Pick<APIGatewayProxyEventV2, 'headers' | 'rawPath' | 'rawQueryString' | 'queryStringParameters'>;

interface Call {
  readonly route: Route;
  readonly event: Event;
  readonly clientIp: string;
}

/** A key that a call may use, unless `mayUse` rejects. */
export interface FoundKey {
  readonly id: string;
  readonly dailyCalls: number;
  /** Beside what is looked up. @throws 401 where the account of its owner is disabled, or is or will be deleted */
  mayUse(): Promise<void>;
}

const keyParameter = /(?:^|&)(?:api[-_]?)?key=/i;

/** @throws 400 for an address with a key: logs, histories and referrers have it from then on */
export function refuseKeyInUrl({ rawPath, rawQueryString, queryStringParameters = {} }: Event): void {
  // Also in whatever way it is encoded.
  const hasKey = [rawPath, rawQueryString, JSON.stringify(queryStringParameters)].some((part) =>
    part.includes(keyPrefix),
  );
  if (!hasKey && !keyParameter.test(rawQueryString)) return;
  const message =
    'Please send the key in the header `Authorization: Bearer zk_…`, never in the address, which logs keep. Replace this key if it was a real one.';
  throw new ApiError('key_in_url', message);
}

const invalid = (message: string) => new ApiError('key_invalid', message);
const unknown = () =>
  invalid('This key does not work any more, or never did. Please use one of the keys of your profile.');

/**
 * One item of the table takes 3,000 reads a second: where all processes together read a key more often than this, each reads
 * it and its owner again only after a while.
 */
const hotCallsPerSecond = 1000;
const hotForMs = 500;

/** The one check of keys. */
export class KeyChecks {
  private readonly quotas: Pick<Quotas, 'rateOf'>;
  /** The last call that passed: of a key that is called so often, almost each is one with the same. */
  private last: { readonly call: string; readonly key: FoundKey; readonly atMs: number } | null = null;

  constructor(quotas: Pick<Quotas, 'rateOf'>) {
    this.quotas = quotas;
  }

  /**
   * Reads the key; the rest of the check is its `mayUse`.
   * @throws 401 for no key or one that does not work, 403 for one that is disabled, or that another site uses
   */
  async find(deps: Dependencies, call: Call): Promise<FoundKey> {
    const { route, event } = call;
    const given = keyOf(event);
    if (given === demoKey) return ownPagesUse(deps, call);
    const parts = readApiKey(given);
    if (parts === null) throw invalid('This is no key of ZarCodes: a character is missing or wrong.');
    const same = [deps.table.name, given, event.headers['origin'], route.apiKey].join(' ');
    const nowMs = deps.now().getTime();
    if (this.last?.call === same && nowMs - this.last.atMs < hotForMs && this.isHot(deps, parts.id))
      return this.last.key;
    const key = await getApiKey(deps.table, parts.id);
    if (key === null || !isSecretOf(key, parts.secret, deps.now())) throw unknown();
    checkUse(key, route, event);
    const { id, dailyCalls } = key;
    const mayUse = async () => {
      await checkOwner(deps, key);
      this.last = { call: same, key: { id, dailyCalls, mayUse: async () => undefined }, atMs: nowMs };
    };
    return { id, dailyCalls, mayUse };
  }

  private isHot(deps: Dependencies, id: string): boolean {
    return this.quotas.rateOf(deps, id) > hotCallsPerSecond;
  }
}

function checkUse(key: ApiKey, { apiKey: scope }: Route, { headers }: Event): void {
  if (key.disabled) throw new ApiError('key_disabled', 'This key was disabled. Please contact support.');
  if (scope === undefined || !key.scopes.includes(scope))
    throw new ApiError('forbidden', `This key may not do this: it needs ${scope}.`);
  const origin = headers['origin'];
  if (origin !== undefined && !key.origins.includes(origin)) throw foreignOrigin(key);
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
  const given = secretHash(secret);
  if (given === hash) return true;
  return previous?.hash === given && now.toISOString() < previous.endsAt;
}

function foreignOrigin({ origins }: ApiKey): ApiError {
  const message =
    origins.length === 0
      ? 'This key is for servers: a page in a browser must not have it. Please make a key for your site, and replace this one.'
      : 'This key is for other sites. Please add this one to a key of your profile.';
  return new ApiError('origin_not_allowed', message);
}

/** Of a page of our own, which sends no `Origin` with a GET to its own site. Everybody knows the key. */
function ownPagesUse(deps: Dependencies, { route, event, clientIp }: Call): FoundKey {
  if (route.apiKey !== 'codes:read')
    throw new ApiError('forbidden', 'The key of our examples looks up only. Please make one of your own.');
  const { origin, referer, 'sec-fetch-site': site } = event.headers;
  const own = new URL(deps.config.appUrl).origin;
  const isFromOwn = site === 'same-origin' || referer === own || referer?.startsWith(`${own}/`) === true;
  if (!(origin === undefined ? isFromOwn : origin === own)) {
    const message =
      'This key is for the examples on our own page. Please make one of your own in your profile.';
    throw new ApiError('origin_not_allowed', message);
  }
  const mayUse = () => rateLimit(deps, 'demoKeyAddress', clientIp);
  return { id: demoKeyId, dailyCalls: demoDailyCalls, mayUse };
}

async function checkOwner({ table }: Dependencies, { userId }: ApiKey): Promise<void> {
  const owner = await getUser(table, userId, true);
  if (owner === null || owner.disabled || owner.erasesAt !== undefined) throw unknown();
}
