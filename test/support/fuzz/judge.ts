/** What every answer must be, whatever was sent. */
import { expect } from 'vitest';
import { z } from 'zod';
import { errorSchemaOf, sentenceOf } from '#test/support/errorSchemas.ts';
import type { Answer } from '#test/support/invoke.ts';
import type { Operation } from './schema.ts';

/** Words of validation libraries and runtimes that no sentence for people may contain. */
const jargon =
  /invalid (?:input|option|key|string|union|element|record|literal|type)|expected|received|too (?:big|small)|unrecogni[sz]ed|zod|undefined|\bNaN\b|\bnull\b|regex|pattern|syntaxerror|unexpected token/i;
const internals = /node_modules|\.ts\b|\.js\b|\bat \w+ \(|Error:|"stack"|argon2|dynamodb|zarcodes-test/i;

/** A refusal says what is wrong in a sentence, and nothing of what is inside. */
export function expectRefusal(answer: Answer, statuses: readonly number[] = [400]): void {
  expect(statuses, answer.raw.slice(0, 300)).toContain(answer.status);
  expect(errorSchemaOf(answer).parse(answer.body)).toEqual(answer.body);
  expect(answer.headers['content-type']).toMatch(/^application\/(?:problem\+)?json; charset=utf-8$/);
  expect(answer.raw).not.toMatch(internals);
  expect(answer.raw.length).toBeLessThan(4000);
  if (answer.status !== 404) expect(answer.headers['cache-control']).toBe('no-store');
  for (const sentence of [sentenceOf(answer), ...Object.values(answer.body.fields ?? {})]) {
    expect(sentence).toMatch(/^[A-Z][^\n\r]{7,299}$/);
    expect(sentence).not.toMatch(jargon);
  }
}

/** Checks answers against what the OpenAPI document says of the operation. */
export function judgeOf(operation: Operation): (answer: Answer) => void {
  const schemas = new Map<string, z.ZodType>();
  const schemaOf = (status: string, schema: unknown) => {
    const known = schemas.get(status) ?? z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
    schemas.set(status, known);
    return known;
  };
  return (answer) => {
    const status = String(answer.status);
    expect(Object.keys(operation.responses), answer.raw.slice(0, 300)).toContain(status);
    expect(answer.status, answer.raw.slice(0, 300)).toBeLessThan(500);
    const content = operation.responses[status]?.content ?? {};
    const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
    expect(Object.keys(content)).toContain(type);
    if (!/^application\/(?:problem\+)?json$/.test(type)) return;
    if (answer.status >= 400) expectRefusal(answer, [answer.status]);
    else expect(schemaOf(status, content[type]?.schema).safeParse(answer.body).error).toBeUndefined();
  };
}
