/**
 * Writes the types of `@zarcodes/client` from the contract of the API for programs (shared/contract/v1.ts), without zod:
 * `client/src/v1.gen.ts`.
 */
import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { problem } from '#shared/contract/problem.ts';
import { v1 } from '#shared/contract/v1.ts';
import { languages } from '#shared/text/languages.ts';
import { errorsOf } from './openapi.ts';

export const clientTypesFile = new URL('../client/src/v1.gen.ts', import.meta.url);

type Json = z.core.JSONSchema.BaseSchema;

const isName = (name: string) => /^[a-z]\w*$/i.test(name);

/** A type that was named before is not written a second time. */
type Names = Map<string, string>;

function typeOf(schema: Json, names: Names): string {
  const text = unnamed(schema, names);
  return names.get(text) ?? text;
}

function unnamed(schema: Json, names: Names): string {
  const { anyOf, items, properties, required = [], additionalProperties } = schema;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (anyOf !== undefined) return anyOf.map((each) => typeOf(each, names)).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(items as Json, names)})[]`;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const key = isName(name) ? name : literal(name);
      return `readonly ${key}${required.includes(name) ? '' : '?'}: ${typeOf(field as Json, names)};`;
    });
    return `{ ${fields.join(' ')} }`;
  }
  if (schema.type === 'object')
    return `Readonly<Record<string, ${typeOf(additionalProperties as Json, names)}>>`;
  if (schema.type === 'integer') return 'number';
  if (
    schema.type === 'string' ||
    schema.type === 'number' ||
    schema.type === 'boolean' ||
    schema.type === 'null'
  )
    return schema.type;
  throw new Error(`No type is known for ${JSON.stringify(schema)}`);
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const schemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

/** Of a key, beside those that its route declares. */
const errorsOfKeys = [
  'key_disabled',
  'key_in_url',
  'key_invalid',
  'key_missing',
  'origin_not_allowed',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** The errors of all routes for programs. */
const errorCodes = () => {
  const declared = Object.values(v1).flatMap((declare) => errorsOf(declare()));
  return z.enum([...new Set([...declared, ...errorsOfKeys])].toSorted());
};

export function clientTypes(): string {
  const names: Names = new Map();
  const declare = (name: string, schema: z.ZodType): string => {
    const text = typeOf(schemaOf(schema), names);
    names.set(text, name);
    return `export type ${name} = ${text};`;
  };
  return [
    '// Made by `node scripts/client.ts` from shared/contract; do not edit.',
    '',
    declare('Language', z.enum(languages)),
    declare('ErrorCode', errorCodes()),
    declare('Problem', problem().extend({ code: errorCodes() })),
    declare('Code', v1.get().response),
    declare('Batch', v1.batch().response),
    declare('Suggestions', v1.suggest().response),
    declare('Guide', v1.guide().response),
    declare('Health', v1.health().response),
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(clientTypesFile, clientTypes());
