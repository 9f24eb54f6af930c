/** Stores the inbox on disk. With SQLite's transactions a mail is complete or absent, even after a kill -9. */
import { DatabaseSync } from 'node:sqlite';
import type { Email } from 'aws-ses-v2-local/dist/store.js';
import * as z from 'zod';
import { StartFailure } from './startFailure.ts';

const NamedValue = z.object({ name: z.string(), value: z.string() });
const Attachment = z.object({
  content: z.string(),
  contentType: z.string(),
  filename: z.string().optional(),
  size: z.number(),
});
const StoredEmail = z.object({
  messageId: z.string(),
  from: z.string(),
  replyTo: z.array(z.string()),
  destination: z.object({ to: z.array(z.string()), cc: z.array(z.string()), bcc: z.array(z.string()) }),
  subject: z.string(),
  body: z.object({ html: z.string().optional(), text: z.string().optional() }),
  attachments: z.array(Attachment),
  headers: z.array(NamedValue).optional(),
  at: z.number(),
}) satisfies z.ZodType<Email>;

export interface MailStore {
  /** The oldest first. */
  all(): Email[];
  add(email: Email): void;
  clear(): void;
}

/** @param maxMails how many are stored; older ones are deleted */
export function openMailStore(file: string, maxMails: number): MailStore {
  const database = open(file);
  const select = database.prepare('SELECT email FROM emails ORDER BY id');
  const insert = database.prepare('INSERT INTO emails (email) VALUES (?)');
  const trim = database.prepare('DELETE FROM emails WHERE id <= (SELECT MAX(id) FROM emails) - ?');
  return {
    // Mails that don't parse were stored by another version of the package.
    all: () =>
      select.all().flatMap(({ email }) => {
        const parsed = StoredEmail.safeParse(JSON.parse(String(email)));
        return parsed.success ? [parsed.data] : [];
      }),
    add(email) {
      insert.run(JSON.stringify(email));
      trim.run(maxMails);
    },
    clear: () => database.exec('DELETE FROM emails'),
  };
}

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE IF NOT EXISTS emails (id INTEGER PRIMARY KEY, email TEXT NOT NULL)');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The mail inbox ${file} is broken: ${reason}`);
  }
}
