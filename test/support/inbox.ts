/** A local SES server that the jobs send mail to. */
import * as z from 'zod';
import { type Mail, startMail } from '#scripts/local/mail.ts';
import { freePort } from '#scripts/local/ports.ts';

const Store = z.object({
  emails: z.array(
    z.object({
      from: z.string(),
      subject: z.string(),
      replyTo: z.array(z.string()),
      destination: z.object({ to: z.array(z.string()), cc: z.array(z.string()), bcc: z.array(z.string()) }),
      body: z.object({ text: z.string(), html: z.string() }),
    }),
  ),
});
export type SentMail = z.output<typeof Store>['emails'][number];

export interface Inbox {
  readonly url: string;
  mails(): Promise<SentMail[]>;
  /** The oldest first. */
  mailsTo(email: string): Promise<SentMail[]>;
  subjectsTo(email: string): Promise<string[]>;
  /** Of the newest link to a page, such as `confirm-email`. @returns an empty string where nobody was mailed one */
  mailedToken(email: string, page: string): Promise<string>;
  /** What is sent from now on is refused, until `start()`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** After the last use: another test may have it. */
  free(): void;
}

/** Of the process: starting one takes a third of a second of CPU, which was a third of the CPU of some files. */
const shared = globalThis as { freeInboxes?: Inbox[] };

/** Sets the handlers' SES endpoint. */
export async function newInbox(): Promise<Inbox> {
  shared.freeInboxes ??= [];
  const used = shared.freeInboxes.pop();
  if (used !== undefined) await fetch(`${used.url}/clear-store`, { method: 'POST' });
  const inbox = used ?? (await startInbox(shared.freeInboxes));
  process.env['AWS_ENDPOINT_URL_SES'] = inbox.url;
  return inbox;
}

/** Keeps its port when stopped and started again. */
async function startInbox(freeInboxes: Inbox[]): Promise<Inbox> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: Mail | undefined = await startMail('127.0.0.1', port);
  const inbox: Inbox = {
    url,
    async mails() {
      const response = await fetch(`${url}/store`);
      return Store.parse(await response.json()).emails;
    },
    async mailsTo(email) {
      return (await inbox.mails()).filter(({ destination }) => destination.to.includes(email));
    },
    async subjectsTo(email) {
      return (await inbox.mailsTo(email)).map(({ subject }) => subject);
    },
    async mailedToken(email, page) {
      const link = new RegExp(`${page}\\?token=(\\S+)`);
      const tokens = (await inbox.mailsTo(email)).map(({ body }) => link.exec(body.text)?.[1]);
      return tokens.findLast((token) => token !== undefined) ?? '';
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
    async start() {
      running = await startMail('127.0.0.1', port);
    },
    free() {
      if (running !== undefined) freeInboxes.push(inbox);
    },
  };
  return inbox;
}
