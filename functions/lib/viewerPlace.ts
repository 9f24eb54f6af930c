import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { viewerPlaceHeaders } from '#shared/edge/origin.ts';

/** Roughly where a caller is, as the edge says by their address: 'Pretoria, South Africa'. Null where it does not know. */
export function viewerPlace({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): string | null {
  const parts = viewerPlaceHeaders.flatMap((name) => decoded(headers[name]) || []);
  return parts.length === 0 ? null : parts.join(', ');
}

/** CloudFront encodes what is no ASCII. */
function decoded(value = ''): string {
  try {
    return decodeURIComponent(value).trim();
  } catch {
    return value.trim();
  }
}
