/** A local SES server that the jobs send mail to. */
import * as z from 'zod';
import { startMail } from '#scripts/local/mail.ts';
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
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps its port when stopped and restarted; sets the handlers' SES endpoint. */
export async function newInbox(): Promise<Inbox> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: Awaited<ReturnType<typeof startMail>> | undefined;
  const inbox: Inbox = {
    url,
    async mails() {
      const response = await fetch(`${url}/store`);
      return Store.parse(await response.json()).emails;
    },
    async start() {
      running = await startMail('127.0.0.1', port);
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
  };
  await inbox.start();
  process.env['AWS_ENDPOINT_URL_SES'] = url;
  return inbox;
}
