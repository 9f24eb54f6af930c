/** The people and secrets of a test file, and where they are in a text. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { databaseFile } from './databaseFile.ts';

/** Fields that say who somebody is or prove it, and from which length: shorter values are found in anything. */
const personalFields: ReadonlyMap<string, number> = new Map([
  ['firstName', 4],
  ['lastName', 4],
  // PayFast's names for them.
  ['name_first', 4],
  ['name_last', 4],
  ['displayName', 6],
  ['addressLine1', 6],
  ['addressLine2', 6],
  ['phone', 6],
  ['contactTel', 6],
  ['password', 6],
  ['newPassword', 6],
  ['currentPassword', 6],
  ['confirmPassword', 6],
  ['passwordHash', 6],
  ['token', 6],
  ['passphrase', 6],
  ['merchantKey', 6],
]);

const known = new Set<string>();

/** What has an address and a name is a person: the author of a message. */
const minLengthOf = (field: string, holder: object) =>
  personalFields.get(field) ?? (field === 'name' && 'email' in holder ? 4 : Number.POSITIVE_INFINITY);

/** Notes all values of personal fields, however deep. */
export function notePeople(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner === 'object') notePeople(inner);
    else if (typeof inner === 'string') {
      const minLength = minLengthOf(field, value);
      // What random tests call people, such as "call" or "null", is in many lines.
      const isOrdinary = /name/i.test(field) && !/^\p{Lu}/u.test(inner.trim());
      // A test file may have thousands, and their pattern finds them.
      const isSessionToken = inner.startsWith('eyJ');
      if (inner.trim().length >= minLength && !isOrdinary && !isSessionToken) known.add(inner.trim());
    }
  }
}

/** What names a person or is a secret, of all people. */
const patterns: readonly RegExp[] = [
  /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, // email addresses
  /\beyJ[\w-]{10,}\.[\w-]*/g, // tokens
  /\$argon2\w*\$[^"\s]*/g, // hashes of passwords
  /[?&#](?:token|code|email)=[^"\s&]+/g, // links with a secret
  /\bBearer\s+[\w-]+/g,
  /(?<![\w.-])(?:\+27|0)[1-9]\d{8}(?![\w-])/g, // phone numbers
];

/** @returns all personal data in a text, which should be none */
export function personalDataIn(text: string): string[] {
  const matching = patterns.flatMap((pattern) => text.match(pattern) ?? []);
  const values = text.replace(/"(?:stack|location)":"(?:[^"\\]|\\.)*"|"\w+":/g, '');
  const named = [...known].filter((each) => values.includes(each) && wordOf(each).test(values));
  return [...new Set([...matching, ...named])];
}

/** “Dube” is not in “Dubek”. */
const wordOf = (text: string) => new RegExp(`(?<![\\p{L}\\d_])${RegExp.escape(text)}(?![\\p{L}\\d_])`, 'u');

const Stored = z.array(z.object({ json: z.string() }));

/** Everybody in the table of a local app, and those whose items were changed or deleted lately. */
function noteStoredPeople(folder: string): void {
  const file = databaseFile(folder);
  // DynamoDB Local's has another shape.
  if (!existsSync(file)) return;
  using database = new DatabaseSync(file, { readOnly: true });
  const tables = z.array(z.object({ table_name: z.string() }));
  const names = tables.parse(database.prepare('SELECT table_name FROM _tables').all());
  const queries = [
    'SELECT old_image AS json FROM _stream_records WHERE old_image IS NOT NULL',
    ...names.map(({ table_name }) => `SELECT item_json AS json FROM "${table_name}"`),
  ];
  for (const query of queries) {
    for (const { json } of Stored.parse(database.prepare(query).all()))
      notePeople(unmarshall(JSON.parse(json)));
  }
}

/** @returns the same for what the functions of a local app logged, by its data folder */
export function personalDataInLog(folder: string): string[] {
  const file = join(folder, 'functions.log');
  if (!existsSync(file)) return [];
  noteStoredPeople(folder);
  return personalDataIn(readFileSync(file, 'utf8'));
}
