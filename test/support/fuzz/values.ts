/** Values for a schema: valid ones, almost valid ones and hostile ones. */
import * as fc from 'fast-check';
import { alternatives, type Schema } from './schema.ts';

const inReach = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function validText({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return day.map((text) => text.slice(0, 10));
  if (format === 'date-time') return day;
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 100 });
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}

/** As the schema says. What a schema can't say, such as that two fields must be equal, may be wrong. */
export function validValue(of: Schema): fc.Arbitrary<unknown> {
  const choices = of.anyOf ?? of.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(validValue));
  if (of.const !== undefined) return fc.constant(of.const);
  if (of.enum !== undefined) return fc.constantFrom(...of.enum);
  switch (of.type) {
    case 'string':
      return validText(of);
    case 'integer':
      return fc.integer(inReach(of.minimum ?? 0, of.maximum));
    case 'number':
      return fc.double({ ...inReach(of.minimum, of.maximum), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(of.items === undefined ? fc.jsonValue() : validValue(of.items), {
        minLength: of.minItems ?? 0,
        maxLength: Math.min(of.maxItems ?? 5, 5),
      });
    case 'object': {
      const fields = Object.entries(of.properties ?? {}).map(([name, field]) => [name, validValue(field)]);
      const requiredKeys = of.required ?? [];
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
    }
    default:
      return fc.jsonValue();
  }
}

/** One step beyond what the schema allows, where it says so; otherwise something close to it. */
export function almostValid(of: Schema): fc.Arbitrary<unknown> {
  const edges = alternatives(of).flatMap((each): unknown[] => [
    ...(each.minimum === undefined ? [] : [each.minimum - 1, each.minimum - 0.000001, each.minimum]),
    ...(each.maximum === undefined ? [] : [each.maximum + 1, each.maximum + 0.000001, each.maximum]),
    ...(each.maxLength === undefined ? [] : ['x'.repeat(each.maxLength + 1), 'é'.repeat(each.maxLength)]),
    ...(each.minLength === undefined ? [] : ['x'.repeat(Math.max(0, each.minLength - 1))]),
    ...(each.enum ?? []).flatMap((one): unknown[] =>
      typeof one === 'string' ? [one.toUpperCase(), `${one} `] : [one],
    ),
    ...(each.type === 'boolean' ? ['true', 1] : []),
    ...(each.format === 'date' ? ['2026-02-29', '2024-02-29', '2026-13-01', '0000-00-00', '9999-12-31'] : []),
    ...(each.format === 'date-time'
      ? ['2026-02-30T00:00:00Z', '2026-01-01T24:00:00.000Z', '2026-01-01']
      : []),
    ...(each.type === 'integer' ? [0.5, -0, 2 ** 53] : []),
    ...(each.type === 'number' ? [-0, 1e300, 5e-324] : []),
  ]);
  const near = validValue(of).map((value) => (typeof value === 'string' ? `${value} ` : [value]));
  return fc.oneof(near, fc.constantFrom<unknown>('', ' ', ...edges));
}

/** Text that is not what it looks like, or that means something to a program. */
const hostileTexts = [
  '\ud800',
  '\udfff\ud800',
  'a\u0000b',
  '\u202egnp.exe',
  '\ufffe',
  '👩‍👩‍👧',
  '\u200b\u200b',
  '\u3164',
  `Z${'\u0301'.repeat(60)}`,
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  "'; DROP TABLE users; --",
  '{{7*7}}',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://good.example@evil.example/',
  '//evil.example',
  '\r\nBcc: a@b.c',
  '"a"@b.c, d@e.f',
  '=cmd|calc',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  'Infinity',
  '1e400',
  '-1',
  '0x1F',
  '９',
  '７ＰＴＦＬＨＶ',
  '7PT-ﬂHV',
  '7PTFLHı',
  '7PTFLH\u212a',
  'usr_00000000000000000000',
  'admin@example.co.za',
  '#'.repeat(64),
];
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Longer than any field, and of what is costly to clean or to match. */
export const overlongText = fc
  .constantFrom('x', ' ', '\u200b', 'é', '\u0301', '1', '.', '@', 'a@', '\\', '<', '-')
  .map((part) => part.repeat(20_000 / part.length));

/** Values of every type that JSON has. */
export const anyType: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  'text',
  '5',
  '',
  5,
  0,
  -1,
  1.5,
  true,
  false,
  null,
  [],
  ['a'],
  [5],
  {},
  { toString: 'a' },
  { length: 1 },
);

/** Names of fields that would matter if a route took them, and names that every object has. */
export const foreignNames = fc.constantFrom(
  'role',
  'id',
  'ownerId',
  'userId',
  'creatorId',
  'isCreatorCode',
  'amount',
  'price',
  'status',
  'approvedAt',
  'remainingZarcodes',
  'pk',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
);

const nested = (depth: number) => [
  '['.repeat(depth),
  `${'['.repeat(depth)}${']'.repeat(depth)}`,
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`,
];

/** What is no JSON object. */
export const brokenBodies = fc.constantFrom(
  '{',
  '}',
  '{"a":',
  "{'a':1}",
  '{"a":1,}',
  'NaN',
  '\u0000',
  '{"a":1}{"b":2}',
  '\ufeff{"a":1}',
  '[]',
  '[{}]',
  'null',
  '5',
  '"text"',
  'true',
  '"\\ud800"',
  ...nested(5_000),
);

/** More than any request may have. */
export const largeBodies = fc.constantFrom(`{"title":"${'x'.repeat(300 * 1024)}"}`, ...nested(100_000));

export const otherMediaTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
);
