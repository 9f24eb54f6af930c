import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import * as z from 'zod';
import { type Environment, regionOf, signedFetch } from '#functions/lib/awsFetch.ts';
import type { Config } from '#functions/lib/config.ts';
import { limitedHandler } from '#functions/lib/limitedHandler.ts';
import { log } from '#functions/lib/logger.ts';
import { sdkAttempts, timeoutsMs } from '#functions/lib/timeouts.ts';
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
  /** How many SES takes from the account in a second; null where it does not say. */
  maxPerSecond(): Promise<number | null>;
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_GetAccount.html */
const Account = z.object({ SendQuota: z.object({ MaxSendRate: z.number().positive() }) });
const timeoutMs = timeoutsMs.sendRate;

async function readMaxPerSecond(env: Environment): Promise<number> {
  const endpoint =
    env['AWS_ENDPOINT_URL_SES'] ?? env['AWS_ENDPOINT_URL'] ?? `https://email.${regionOf(env)}.amazonaws.com`;
  const url = `${endpoint}/v2/email/account`;
  return signedFetch([env, 'ses'], url, {}, { timeoutMs }, async (response) => {
    if (!response.ok) throw new Error(`SES answered ${response.status} for the account`);
    return Account.parse(await response.json()).SendQuota.MaxSendRate;
  });
}

export function createMailer({ mailFrom, mailConfigurationSet }: Config): Mailer {
  let client: SESClient | undefined;
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  return {
    async send({ to, replyTo, subject, text, html }) {
      // At the first mail, since other changes in the stream send none.
      client ??= new SESClient({ requestHandler: limitedHandler(), maxAttempts: sdkAttempts });
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
        const { MessageId: id } = await client.send(command);
        // The SDK takes any page that answers 200, such as that of a proxy.
        if (id === undefined) throw new Error('SES answered without the id of the mail');
      } catch (error) {
        throw mailErrorOf(error, to);
      }
    },
    async maxPerSecond() {
      try {
        return await readMaxPerSecond(process.env);
      } catch (error) {
        log().warn('send rate unknown', { error: error as Error });
        return null;
      }
    },
  };
}
