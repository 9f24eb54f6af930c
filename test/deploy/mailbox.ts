import * as z from 'zod';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}
/** All mail sent so far. */
export type Mailbox = () => Promise<ReceivedMail[]>;

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}

const EmulatorMails = z.object({
  messages: z.record(
    z.string(),
    z.array(z.object({ To: z.array(z.string()), Subject: z.string(), BodyText: z.string().nullish() })),
  ),
});

/** The mail that MiniStack's SES received. */
export function emulatorMailbox(endpoint: string): Mailbox {
  return async () => {
    const { messages } = EmulatorMails.parse(await getJson(`${endpoint}/_ministack/ses/messages`));
    return Object.values(messages)
      .flat()
      .map(({ To, Subject, BodyText }) => ({ to: To, subject: Subject, text: BodyText ?? '' }));
  };
}

const LocalMails = z.object({
  emails: z.array(
    z.object({
      destination: z.object({ to: z.array(z.string()) }),
      subject: z.string(),
      body: z.object({ text: z.string().nullish() }),
    }),
  ),
});

/** The mail in the local server's inbox (aws-ses-v2-local); `origin` is `http://localhost:8005`. */
export function localMailbox(origin: string): Mailbox {
  return async () => {
    const { emails } = LocalMails.parse(await getJson(`${origin}/store`));
    return emails.map(({ destination, subject, body }) => ({
      to: destination.to,
      subject,
      text: body.text ?? '',
    }));
  };
}
