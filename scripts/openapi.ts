/** The contract as an OpenAPI 3.1 document. */
import * as z from 'zod';
import { allRoutes, type NamedRoute } from '#shared/contract/contract.ts';
import { type ErrorCode, errorBody, errorStatus } from '#shared/contract/errors.ts';
import { problem } from '#shared/contract/problem.ts';
import type { MediaType, Route } from '#shared/contract/route.ts';

type Json = Readonly<Record<string, unknown>>;

/** For a query that takes any text: what does not fit counts as not given. */
function takeAnyText(schema: z.core.JSONSchema.BaseSchema): void {
  const { default: _, ...fitting } = schema;
  for (const name of Object.keys(schema)) delete schema[name];
  schema.anyOf = [fitting, { type: 'string' }];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  // Transforms have no JSON Schema; the document describes what is sent and received.
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod: zod }, jsonSchema }) => {
      if (zod.def.type === 'catch' && io === 'input') takeAnyText(jsonSchema);
      // With a pattern of its own beside, zod names no format.
      if (jsonSchema.allOf !== undefined && 'format' in zod.def) {
        jsonSchema.format = zod.def.format === 'datetime' ? 'date-time' : String(zod.def.format);
        delete jsonSchema.allOf;
      }
      // `format: date-time` is enough; zod's pattern for it has 300 unreadable characters.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Stored for 24 hours: the same key returns the same response for the same body, and 409 for another body.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

const conditional: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of a response before: where nothing changed, the response is 304 without a body.',
  schema: { type: 'string' },
};

/** Routes for programs of others. */
const isOfV1 = ({ path }: Route) => path.startsWith('/v1/');

const quotaHeaders: Json = {
  'RateLimit-Policy': {
    description: 'Look-ups of the key in a day of Johannesburg: `"day";q=1000;w=86400`',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'Look-ups that are left, and seconds until the next day: `"day";r=985;t=4000`',
    schema: { type: 'string' },
  },
};
const retryAfter: Json = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
const etag: Json = {
  ETag: { description: 'Of the response, for `If-None-Match`', schema: { type: 'string' } },
};

/** Those of v1, where there is a key and it passed. */
const headersOf = (route: Route, status: number): Json => ({
  ...((status === 429 || status === 503) && retryAfter),
  ...(route.apiKey && ![401, 403, 421].includes(status) && quotaHeaders),
  ...(isOfV1(route) && route.method === 'GET' && (status === 200 || status === 304) && etag),
});

const withHeaders = (route: Route, status: number): Json => {
  const headers = headersOf(route, status);
  return Object.keys(headers).length === 0 ? {} : { headers };
};

/** The errors of every route of its kind, and its own. */
export function errorsOf(route: Route): ErrorCode[] {
  const takesBody = route.body !== undefined || route.form === true;
  const hasInput = takesBody || route.params || route.query;
  return [
    ...(hasInput ? (['invalid_request'] as const) : []),
    ...(isOfV1(route) ? (['key_in_url'] as const) : []),
    ...(route.apiKey ? ofKeys : []),
    ...(route.level === 'public' ? [] : (['unauthenticated'] as const)),
    ...(route.level === 'admin' || route.level === 'superAdmin' ? (['forbidden'] as const) : []),
    ...(takesBody ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(route.errors ?? []),
    ...(route.direct ? [] : (['misdirected'] as const)),
    'internal',
    'unavailable',
  ];
}

const ofKeys = [
  ...(['key_missing', 'key_invalid', 'key_disabled', 'origin_not_allowed', 'forbidden'] as const),
  'too_many_requests',
] as const satisfies ErrorCode[];

function errorResponses(route: Route): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(errorsOf(route))) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        ...withHeaders(route, status),
        content: errorContent(route),
      },
    ]),
  );
}

function errorContent(route: Route): Json {
  if (route.page) return html;
  return isOfV1(route)
    ? { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
    : { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
}

const html: Json = { 'text/html': { schema: { type: 'string' } } };

/** A page that has moved: of a creator's former slug. */
const isMovable = ({ page, response, status }: Route) =>
  page === true && status !== 301 && response instanceof z.ZodObject && 'movedTo' in response.shape;

/** OpenAPI has no schema for bytes: https://spec.openapis.org/oas/v3.1.0#considerations-for-file-uploads */
const isText = (type: MediaType) => !type.startsWith('image/');

function contentOf(route: Route): Json {
  if (route.file)
    return Object.fromEntries(
      route.file.map((type) => [type, { schema: isText(type) ? { type: 'string' } : {} }]),
    );
  return route.page ? html : { 'application/json': { schema: schemaOf(route.response, 'output') } };
}

function securityOf({ apiKey, level }: Route): Json[] {
  if (apiKey) return [{ apiKey: [] }];
  return level === 'public' ? [] : [{ bearer: [] }];
}

function operation({ key, area, route }: NamedRoute): Json {
  const parameters = [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(route.query, 'query'),
    ...(route.idempotent ? [idempotencyKey] : []),
    ...(isOfV1(route) && route.method === 'GET' ? [conditional] : []),
  ];
  return {
    operationId: key,
    tags: [area],
    summary: route.summary,
    'x-level': route.level,
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
      },
    }),
    ...(route.form && {
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } },
      },
    }),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Success',
        ...withHeaders(route, route.status ?? 200),
        content: contentOf(route),
      },
      ...(isOfV1(route) &&
        route.method === 'GET' && {
          '304': { description: 'The same as before', ...withHeaders(route, 304) },
        }),
      ...(isMovable(route) && { '301': { description: 'Moved', content: html } }),
      ...errorResponses(route),
    },
  };
}

export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const named of allRoutes()) {
    const { path, method } = named.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ZarCodes API',
      version: '1.0.0',
      description:
        'Seven-character codes for any place in South Africa. Every code that we issue follows a rule which one wrong ' +
        'character or two that changed places always break, so such a mistake never leads to another of them; two ' +
        'other mistakes are missed once in 37. Codes from elsewhere need not follow it and stay valid. A look-up of a ' +
        'code that does not exist answers with the codes that may have been meant. Where there is GET, HEAD works as well.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody(), 'output'), Problem: schemaOf(problem(), 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'zk_…',
          description: 'A key of the API (POST /user/api-keys), never in an address.',
        },
      },
    },
  };
}
