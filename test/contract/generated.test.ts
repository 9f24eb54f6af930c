import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '#scripts/openapi.ts';
import { routeTables } from '#scripts/routes.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';

test('the route tables of the web are up to date (else: node scripts/routes.ts)', () => {
  for (const { file, source } of routeTables()) expect(readFileSync(file, 'utf8')).toBe(source);
});

// biome-ignore lint/suspicious/noExplicitAny: the test reads the document as an external tool would
const document = JSON.parse(JSON.stringify(openApiDocument())) as any;
const operationOf = (path: string, method: string) => document.paths[path]?.[method.toLowerCase()];

const contentTypes = ({ page, file }: Route) => file ?? [page ? 'text/html' : 'application/json'];

describe('the OpenAPI document', () => {
  test('has the required fields of OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('has exactly the operations of the contract, with unique ids', () => {
    const ids = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods as object))
      .map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(
      allRoutes()
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  test.each(allRoutes())('describes $key as the contract does', ({ key, route }) => {
    const operation = operationOf(route.path, route.method);
    expect(operation.operationId).toBe(key);
    const session = route.level === 'public' ? [] : [{ bearer: [] }];
    expect(operation.security).toEqual(route.apiKey ? [{ apiKey: [] }] : session);
    expect('requestBody' in operation).toBe(route.body !== undefined || route.form === true);
    const { content } = operation.responses[String(route.status ?? 200)];
    expect(Object.keys(content)).toEqual(contentTypes(route));
    for (const type of contentTypes(route)) expect(content[type].schema).toBeTypeOf('object');

    const placeholders = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = (operation.parameters ?? []) as { name: string; in: string; required: boolean }[];
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(placeholders);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(route.idempotent === true);

    for (const code of route.errors ?? []) {
      expect(operation.responses[String(errorStatus[code])].description).toContain(code);
    }
  });

  test('says of the routes for programs what they send besides the body', () => {
    const { parameters, responses } = operationOf('/v1/codes/{code}', 'GET');
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['code', 'If-None-Match']);
    const headersOf = (status: string) => Object.keys(responses[status].headers ?? {});
    expect(headersOf('200')).toEqual(['RateLimit-Policy', 'RateLimit', 'ETag']);
    expect(headersOf('429')).toEqual(['Retry-After', 'RateLimit-Policy', 'RateLimit']);
    expect(Object.keys(responses['403'].content)).toEqual(['application/problem+json']);
    expect(responses['304']).not.toHaveProperty('content');
    expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('says that a page takes any query, because what does not fit counts as not given', () => {
    const { parameters } = operationOf('/creators/slug/{slug}/page', 'GET');
    const query = (parameters as { name: string; in: string; schema: object }[]).filter(
      (parameter) => parameter.in === 'query',
    );
    expect(query.map(({ name, schema }) => [name, schema])).toEqual([
      ['search', { anyOf: [{ type: 'string', maxLength: 200 }, { type: 'string' }] }],
      ['page', { anyOf: [{ type: 'integer', minimum: 1, maximum: 1_000_000 }, { type: 'string' }] }],
    ]);
  });

  test('names the format of each day and time, also where only some years are allowed', () => {
    const bodyOf = (path: string) =>
      operationOf(path, 'POST').requestBody.content['application/json'].schema.properties;
    const years = { type: 'string', description: 'From 2020 to 2099.' };
    expect(bodyOf('/admin/expenses').date).toEqual({ ...years, format: 'date' });
    expect(bodyOf('/admin/vouchers').validUntil).toEqual({ ...years, format: 'date-time' });
  });

  test('every reference resolves', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    );
    for (const reference of references) {
      const steps = (reference ?? '').replace(/^#\//, '').split('/');
      const target = steps.reduce((at, step) => at?.[step], document);
      expect(target, reference).toBeDefined();
    }
  });
});
