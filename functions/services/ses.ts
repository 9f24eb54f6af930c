import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import type { Config } from '#functions/lib/config.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

let client: SESClient | undefined;

export async function sendMail(config: Config, to: string, { subject, text, html }: MailText): Promise<void> {
  client ??= new SESClient({});
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      Source: config.mailFrom,
      Destination: { ToAddresses: [to] },
      Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    }),
  );
}
