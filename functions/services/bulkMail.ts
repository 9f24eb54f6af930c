import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { Config } from '#functions/lib/config.ts';
import { mimeOf } from './mime.ts';
import type { AddressedMail } from './ses.ts';

export interface BulkMail extends AddressedMail {
  /** https, and takes a POST without a session (RFC 8058). */
  readonly unsubscribeUrl: string;
  /** Come back with what SES reports about it. Letters, digits, hyphens and underscores. */
  readonly tags: Readonly<Record<string, string>>;
}

/** SES does not take the address: sending to it again is in vain. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface BulkMailer {
  /** @throws AddressRefused */
  send(mail: BulkMail): Promise<void>;
}

/** As `createMailer`, with the headers that SES's simple call does not take. */
export function createBulkMailer({ mailFrom, mailConfigurationSet }: Config): BulkMailer {
  const client = new SESClient({});
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
        const isRefused = error instanceof Error && error.name === 'InvalidParameterValue';
        throw isRefused ? new AddressRefused('SES does not take this address', { cause: error }) : error;
      }
    },
  };
}
