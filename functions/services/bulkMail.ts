import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { Config } from '#functions/lib/config.ts';
import { limitedHandler } from '#functions/lib/limitedHandler.ts';
import { mailErrorOf } from './mailRefused.ts';
import { mimeOf } from './mime.ts';
import type { AddressedMail } from './ses.ts';

export interface BulkMail extends AddressedMail {
  /** https, and takes a POST without a session (RFC 8058). */
  readonly unsubscribeUrl: string;
  /** Come back with what SES reports about it. Letters, digits, hyphens and underscores. */
  readonly tags: Readonly<Record<string, string>>;
}

export interface BulkMailer {
  /** @throws MailRefused */
  send(mail: BulkMail): Promise<void>;
}

/** As `createMailer`, with the headers that SES's simple call does not take. */
export function createBulkMailer({ mailFrom, mailConfigurationSet }: Config): BulkMailer {
  // One attempt: a second one after a lost response would be a second mail.
  const client = new SESClient({ requestHandler: limitedHandler(), maxAttempts: 1 });
  return {
    async send(mail) {
      const headers = {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const command = new SendRawEmailCommand({
        Source: mailFrom,
        Destinations: [mail.to],
        ...(mailConfigurationSet !== undefined && { ConfigurationSetName: mailConfigurationSet }),
        RawMessage: { Data: Buffer.from(mimeOf(mail, mailFrom, headers)) },
        Tags: Object.entries(mail.tags).map(([Name, Value]) => ({ Name, Value })),
      });
      try {
        await client.send(command);
      } catch (error) {
        throw mailErrorOf(error, mail.to);
      }
    },
  };
}
