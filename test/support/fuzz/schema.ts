/** JSON Schemas as the OpenAPI document has them, with those of their words that the contract uses. */
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const common = z.object({
  enum: z.array(scalar).optional(),
  const: scalar.optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  type: z.enum(['string', 'number', 'integer', 'boolean', 'null', 'object', 'array']).optional(),
});

export type Schema = z.output<typeof common> & {
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
};

const Types = z.object({ type: z.array(z.string()) });

/** Several types in one word are a choice as well. */
function asChoice(given: unknown): unknown {
  const types = Types.safeParse(given).data?.type;
  return types === undefined ? given : { anyOf: types.map((type) => ({ type })) };
}

const schema: z.ZodType<Schema> = z.preprocess(
  asChoice,
  common.extend({
    anyOf: z.lazy(() => z.array(schema)).optional(),
    oneOf: z.lazy(() => z.array(schema)).optional(),
    properties: z.lazy(() => z.record(z.string(), schema)).optional(),
    items: z.lazy(() => schema).optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: z.unknown() }));

const operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
  // A 304 has none.
  responses: z.record(z.string(), z.object({ content: content.default({}) })),
});
export type Operation = z.output<typeof operation>;

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Error: z.unknown() }) }),
});

/** The operations of an OpenAPI document by route key. */
export function operationsOf(openApi: unknown): Map<string, Operation> {
  const { paths } = document.parse(openApi);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(operations.map((each) => [each.operationId, each]));
}

/** All alternatives of a schema; one where there is no choice. */
export const alternatives = (of: Schema): readonly Schema[] =>
  (of.anyOf ?? of.oneOf)?.flatMap(alternatives) ?? [of];

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Whether a schema takes values of this one's type, whatever else it says of them. */
export function takesTypeOf(of: Schema, value: unknown): boolean {
  const type = typeOf(value);
  return alternatives(of).some((each) => {
    const fixed = each.enum ?? (each.const === undefined ? undefined : [each.const]);
    if (fixed !== undefined) return fixed.some((one) => typeOf(one) === type);
    return each.type === undefined || each.type === type || (each.type === 'integer' && type === 'number');
  });
}
