/** Requests to a route, made from what its contract says it takes: valid ones, and ones that differ at one or more places. */
import * as fc from 'fast-check';
import type { Sample } from '#test/support/samples.ts';
import { type Operation, type Schema, takesTypeOf } from './schema.ts';
import {
  almostValid,
  anyType,
  brokenBodies,
  foreignNames,
  hostileText,
  largeBodies,
  otherMediaTypes,
  overlongText,
  validValue,
} from './values.ts';

const formType = 'application/x-www-form-urlencoded';

type Part = 'body' | 'query' | 'params';
type Json = Readonly<Record<string, unknown>>;

/** A place in a request, and what the contract takes there. */
interface Place {
  readonly part: Part;
  readonly at: readonly string[];
  readonly schema: Schema;
}

/** Plain data, so that a failure prints it. `must` is how it has to be refused, where the contract leaves no choice. */
export type Attack =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'value' | 'type' | 'overlong';
      readonly part: Part;
      readonly at: readonly string[];
      readonly value: unknown;
      readonly must?: 400;
    }
  | { readonly kind: 'absent'; readonly part: Part; readonly at: readonly string[] }
  | { readonly kind: 'unknown'; readonly part: Part; readonly name: string; readonly must?: 400 }
  | { readonly kind: 'raw'; readonly body: string; readonly must: 400 | 413 }
  | { readonly kind: 'media'; readonly type: string; readonly must: 415 }
  | { readonly kind: 'key'; readonly value: string; readonly must?: 400 };

function fieldsOf(of: Schema, at: readonly string[] = []): Place[] {
  const choices = of.anyOf ?? of.oneOf ?? [];
  const fields = Object.entries(of.properties ?? {}).flatMap(([name, schema]) => {
    const path = [...at, name];
    return [{ part: 'body' as const, at: path, schema }, ...fieldsOf(schema, path)];
  });
  const element =
    of.items === undefined ? [] : [{ part: 'body' as const, at: [...at, '0'], schema: of.items }];
  return [...fields, ...element, ...choices.flatMap((choice) => fieldsOf(choice, at))];
}

const jsonBodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

function placesOf(operation: Operation): Place[] {
  const parameters = operation.parameters.flatMap(({ name, in: place, schema }): Place[] =>
    place === 'header' ? [] : [{ part: place === 'path' ? 'params' : 'query', at: [name], schema }],
  );
  const body = jsonBodyOf(operation);
  return [...parameters, ...(body === undefined ? [] : fieldsOf(body))];
}

function valueAttacks({ part, at, schema }: Place, isPage: boolean): fc.WeightedArbitrary<Attack>[] {
  const here = { part, at };
  const value = (values: fc.Arbitrary<unknown>) =>
    values.map((value) => ({ kind: 'value' as const, ...here, value }));
  const overlong = overlongText.map((text) => ({
    kind: 'overlong' as const,
    ...here,
    value: text,
    ...(!isPage && { must: 400 as const }),
  }));
  const type = anyType.map((value): Attack => {
    const isWrong = !takesTypeOf(schema, value);
    return { kind: 'type', ...here, value, ...(isWrong && { must: 400 }) };
  });
  return [
    { weight: 3, arbitrary: value(validValue(schema)) },
    { weight: 3, arbitrary: value(almostValid(schema)) },
    { weight: 4, arbitrary: value(hostileText) },
    { weight: 1, arbitrary: fc.constant({ kind: 'absent', ...here }) },
    ...(part === 'body' ? [{ weight: 4, arbitrary: type }] : []),
    // A path of that length is answered before it gets to a function.
    ...(part === 'params' ? [] : [{ weight: 1, arbitrary: overlong }]),
  ];
}

/** @param isPage a page takes any query, such as that of an advertisement */
function attack(operation: Operation, isPage: boolean): fc.Arbitrary<Attack> {
  const places = placesOf(operation);
  const body = jsonBodyOf(operation);
  const isIdempotent = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const unknown = (part: Part): fc.Arbitrary<Attack> =>
    foreignNames.map((name) => ({ kind: 'unknown', part, name, ...(!isPage && { must: 400 }) }));
  const hasQuery = places.some(({ part }) => part === 'query');
  const choices: fc.WeightedArbitrary<Attack>[] = [
    { weight: 2, arbitrary: fc.constant({ kind: 'none' }) },
    ...places.map((place) => ({ weight: 2, arbitrary: fc.oneof(...valueAttacks(place, isPage)) })),
    ...(hasQuery ? [{ weight: 1, arbitrary: unknown('query') }] : []),
    ...(isIdempotent
      ? [
          {
            weight: 1,
            arbitrary: fc
              .constantFrom('one-key-1', 'other-key-2')
              .map((value) => ({ kind: 'key' as const, value })),
          },
          {
            weight: 1,
            arbitrary: fc
              .constantFrom(
                '',
                'short',
                'with space',
                'a/b/c/d/e',
                'ключ-ключ',
                'x'.repeat(65),
                'one-key-1,one-key-1',
              )
              .map((value) => ({ kind: 'key' as const, value, must: 400 as const })),
          },
        ]
      : []),
  ];
  if (body === undefined) return fc.oneof(...choices);
  return fc.oneof(
    ...choices,
    { weight: 1, arbitrary: unknown('body') },
    {
      weight: 1,
      arbitrary: brokenBodies.map((text) => ({ kind: 'raw' as const, body: text, must: 400 as const })),
    },
    {
      weight: 1,
      arbitrary: largeBodies.map((text) => ({ kind: 'raw' as const, body: text, must: 413 as const })),
    },
    {
      weight: 1,
      arbitrary: otherMediaTypes.map((type) => ({ kind: 'media' as const, type, must: 415 as const })),
    },
    // A whole body as the schema says: two fields that must fit together may not.
    {
      weight: 3,
      arbitrary: validValue(body).map((value) => ({
        kind: 'value' as const,
        part: 'body' as const,
        at: [],
        value,
      })),
    },
  );
}

/** Mostly one attack; of several at once none is sure to be the one that is answered. */
export const attacksOn = (operation: Operation, isPage: boolean): fc.Arbitrary<readonly Attack[]> => {
  const one = attack(operation, isPage);
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(one) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 2, maxLength: 3 }) },
  );
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What is at a place, or undefined. */
export const valueAt = (from: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>(
    (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    from,
  );

/** With another value at a place, or without one there. Also a field `__proto__` becomes one of the object's own. */
function replaceAt(from: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(from)) {
    const others: readonly unknown[] = from;
    return [replaceAt(others[0], rest, value), ...others.slice(1)];
  }
  const entries = isObject(from) ? Object.entries(from) : [];
  const next = replaceAt(valueAt(from, [name]), rest, value);
  return Object.fromEntries([
    ...entries.filter(([other]) => other !== name),
    ...(next === undefined ? [] : [[name, next]]),
  ]);
}

/** As text, which the parts of an address are. Half a character has no UTF-8. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

const isForm = ({ headers }: Sample) => headers?.['content-type'] === formType;

/** Replaces one field of a form. */
function inForm(sample: Sample, name: string, value: string): Sample {
  const fields = new URLSearchParams(String(sample.body));
  fields.set(name, value);
  return { ...sample, body: fields.toString() };
}

/** The request with one attack in it. */
export function attacked(sample: Sample, attack: Attack): Sample {
  const inPart = (part: Part, at: readonly string[], value: unknown): Sample => {
    // After another attack that replaced the whole body.
    if (part === 'body' && typeof sample.body === 'string' && !isForm(sample)) return sample;
    if (part === 'body' && typeof sample.body === 'string')
      return inForm(sample, at.join('.'), asText(value));
    const isAddress = part !== 'body' && value !== undefined;
    return { ...sample, [part]: replaceAt(sample[part] ?? {}, at, isAddress ? asText(value) : value) };
  };
  switch (attack.kind) {
    case 'none':
      return sample;
    case 'absent':
      return inPart(attack.part, attack.at, undefined);
    case 'unknown':
      return inPart(attack.part, [attack.name], '1');
    case 'raw':
      return { ...sample, body: attack.body };
    case 'media':
      return { ...sample, headers: { ...sample.headers, 'content-type': attack.type } };
    case 'key':
      return { ...sample, headers: { ...sample.headers, 'idempotency-key': attack.value } };
    default:
      return inPart(attack.part, attack.at, attack.value);
  }
}
