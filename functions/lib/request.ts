import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { ApiError } from './apiError.ts';

/** Few requests need more: photos are sent to S3 directly. */
const usualMaxBodyBytes = 64 * 1024;

interface MediaType {
  readonly pattern: RegExp;
  readonly refusal: string;
}
const json: MediaType = { pattern: /^application\/json\b/i, refusal: 'Please send JSON.' };
const form: MediaType = {
  pattern: /^application\/x-www-form-urlencoded\b/i,
  refusal: 'Please send a form.',
};

function readText(
  event: APIGatewayProxyEventV2,
  { pattern, refusal }: MediaType,
  maxBodyBytes = usualMaxBodyBytes,
): string | undefined {
  if (event.body === undefined || event.body === '') return undefined;
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBodyBytes) {
    throw new ApiError('payload_too_large', 'That is too much data for one request.');
  }
  if (!pattern.test(event.headers['content-type'] ?? '')) {
    throw new ApiError('unsupported_media_type', refusal);
  }
  return bytes.toString('utf8');
}

function readJson({ maxBodyBytes }: Route, event: APIGatewayProxyEventV2): unknown {
  const text = readText(event, json, maxBodyBytes);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ApiError('invalid_request', 'The request is not valid JSON.', { cause });
  }
}

function readForm(event: APIGatewayProxyEventV2): string {
  const text = readText(event, form);
  if (text === undefined) throw new ApiError('invalid_request', 'The form is empty.');
  return text;
}

/** For schemas without a message of their own. */
function defaultMessage(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.at(-1);
  const field = name === undefined ? 'the request' : `"${String(name)}"`;
  if (issue.code === 'unrecognized_keys') {
    return `Unknown field: ${issue.keys.slice(0, 3).join(', ').slice(0, 100)}.`;
  }
  return issue.input === undefined ? `Please fill in ${field}.` : `Please check ${field}.`;
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value, { error: defaultMessage });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  const message = parsed.error.issues[0]?.message ?? 'Please check the request.';
  throw new ApiError('invalid_request', message, { fields });
}

/** @throws 400 with the fields that are wrong, 413, 415. */
export function parseRequest(route: Route, event: APIGatewayProxyEventV2) {
  return {
    params: parsePart(route.params, event.pathParameters ?? {}),
    query: parsePart(route.query, event.queryStringParameters ?? {}),
    body: route.form ? readForm(event) : parsePart(route.body, route.body && readJson(route, event)),
  };
}

/** @returns null where there is none, or the route takes none. */
export function readIdempotencyKey(route: Route, event: APIGatewayProxyEventV2): string | null {
  const key = event.headers['idempotency-key'];
  if (route.idempotent !== true || key === undefined) return null;
  if (/^[\w-]{8,64}$/.test(key)) return key;
  throw new ApiError('invalid_request', 'The Idempotency-Key must be 8 to 64 letters, digits or hyphens.');
}
