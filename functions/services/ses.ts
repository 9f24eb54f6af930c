import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { requestHandler } from '#functions/lib/awsTimeouts.ts';
import type { Config } from '#functions/lib/config.ts';
import { mailErrorOf } from './mailRefused.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface AddressedMail extends MailText {
  readonly to: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** @throws MailRefused */
  send(mail: AddressedMail): Promise<void>;
}

export function createMailer({ mailFrom, mailConfigurationSet }: Config): Mailer {
  let client: SESClient | undefined;
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  return {
    async send({ to, replyTo, subject, text, html }) {
      // At the first mail, since other changes in the stream send none.
      client ??= new SESClient({ requestHandler });
      const command = new SendEmailCommand({
        Source: mailFrom,
        ...(mailConfigurationSet !== undefined && { ConfigurationSetName: mailConfigurationSet }),
        Destination: { ToAddresses: [to] },
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        Message: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
        },
      });
      try {
        await client.send(command);
      } catch (error) {
        throw mailErrorOf(error, to);
      }
    },
  };
}
