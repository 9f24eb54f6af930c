import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { originHeader, viewerHeader } from '#shared/edge/origin.ts';
import { ApiError } from './apiError.ts';
import type { Config } from './config.ts';

type Event = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/**
 * The caller's address, for rate limits. Behind CloudFront the sender is an edge server; the header that names the
 * viewer is trusted only together with the secret that CloudFront adds. `X-Forwarded-For` is never read: a caller
 * can write anything into it.
 * @throws 421 where the request bypassed the edge. Not 401 or 403, which would sign the person out.
 */
export async function clientIp(config: Config, route: Route, event: Event): Promise<string> {
  const sender = event.requestContext.http.sourceIp;
  if (route.direct === true) return sender;
  const secrets = await config.originSecrets();
  if (secrets === null) return sender; // There is no edge on a developer's machine.
  const given = event.headers[originHeader];
  if (given === undefined || !secrets.some((secret) => isSame(given, secret))) {
    throw new ApiError('misdirected', 'Please use the address of the website.');
  }
  return viewerAddress(event.headers[viewerHeader]) ?? sender;
}

/** Hashed first, because `timingSafeEqual` takes only equal lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** From `198.51.100.10:46532`; IPv6 comes with or without brackets. */
function viewerAddress(value: string | undefined): string | null {
  const [, address = ''] = /^\[?([0-9A-Fa-f.:]+?)\]?:\d+$/.exec(value ?? '') ?? [];
  return isIP(address) === 0 ? null : address;
}
