import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import type { Config } from '#functions/lib/config.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface AddressedMail extends MailText {
  readonly to: string;
  readonly replyTo?: string;
}

let client: SESClient | undefined;

export async function sendMail(config: Config, mail: AddressedMail): Promise<void> {
  const { mailFrom, mailConfigurationSet } = config;
  client ??= new SESClient({});
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      Source: mailFrom,
      ...(mailConfigurationSet !== undefined && { ConfigurationSetName: mailConfigurationSet }),
      Destination: { ToAddresses: [mail.to] },
      ...(mail.replyTo === undefined ? {} : { ReplyToAddresses: [mail.replyTo] }),
      Message: {
        Subject: utf8(mail.subject),
        Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
      },
    }),
  );
}
