/**
 * Checks a form that a browser posts like S3 does: its signature, and its fields against the policy.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { accessDenied, S3Error, wrongSignature } from './s3Error.ts';

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type Condition = z.output<typeof Policy>['conditions'][number];

export interface PostedForm {
  readonly bucket: string;
  /** The fields before the file, with names in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  readonly bytes: number;
}

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Fields that need no condition in the policy. */
const isExempt = (name: string) =>
  ['policy', 'x-amz-signature', 'file'].includes(name) || name.startsWith('x-ignore-');

/** @throws S3Error as S3 responds */
export function checkPost({ bucket, fields, bytes }: PostedForm, keys: Keys, now: Date): void {
  const encoded = fields.get('policy') ?? '';
  checkSignature(fields, encoded, keys);
  const policy = readPolicy(encoded);
  if (new Date(policy.expiration) <= now) throw accessDenied('Invalid according to Policy: Policy expired.');

  const given = new Map([...fields, ['bucket', bucket]]);
  const named = new Set(policy.conditions.flatMap((condition) => checkCondition(condition, given, bytes)));
  const extra = [...given.keys()].filter((name) => name !== 'bucket' && !isExempt(name) && !named.has(name));
  if (extra.length > 0) {
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  }
}

function checkSignature(fields: PostedForm['fields'], encoded: string, keys: Keys): void {
  const [accessKeyId, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  if (accessKeyId !== keys.accessKeyId) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The key Id you provided does not exist in our records.');
  }
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<string | Buffer>(
    (under, part) => hmac(under, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const given = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  const expected = hmac(key, encoded);
  const isValid = scope.length === 4 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isValid) throw wrongSignature();
}

function readPolicy(encoded: string) {
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

/** @returns the names of the fields in the condition */
function checkCondition(condition: Condition, given: ReadonlyMap<string, string>, bytes: number): string[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).flatMap(([name, value]) =>
      checkCondition(['eq', `$${name}`, value], given, bytes),
    );
  }
  if (condition[0] === 'content-length-range') {
    const [, min, max] = condition;
    if (bytes > max)
      throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    if (bytes < min)
      throw new S3Error(
        400,
        'EntityTooSmall',
        'Your proposed upload is smaller than the minimum allowed size',
      );
    return [];
  }
  const [kind, field, value] = condition;
  const name = field.slice(1).toLowerCase();
  const actual = given.get(name) ?? '';
  const isMet = kind === 'eq' ? actual === value : actual.startsWith(value);
  if (isMet) return [name];
  throw accessDenied(
    `Invalid according to Policy: Policy Condition failed: ${JSON.stringify([kind, field, value])}`,
  );
}
