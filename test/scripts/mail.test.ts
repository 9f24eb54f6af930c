/** The local inbox over the SES protocol; `stop` terminates its thread at any point, as a kill would. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, expect, test } from 'vitest';
import { localAccess } from '#scripts/local/access.ts';
import { type Mail, startMail } from '#scripts/local/mail.ts';
import { freePort } from '#scripts/local/ports.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const running: Mail[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((mail) => mail.stop()))));

async function startInbox(options: Parameters<typeof startMail>[2]) {
  const mail = await startMail('127.0.0.1', await freePort(), options);
  running.push(mail);
  const ses = new SESClient(localAccess(mail.url));
  return {
    stop: mail.stop,
    async send(subject: string): Promise<void> {
      await ses.send(
        new SendEmailCommand({
          Source: 'ZarCodes <hello@zarcodes.local>',
          Destination: { ToAddresses: ['thandi@example.co.za'] },
          ReplyToAddresses: ['support@zarcodes.local'],
          Message: {
            Subject: { Data: subject },
            Body: { Text: { Data: 'Sawubona' }, Html: { Data: '<p>Sawubona</p>' } },
          },
        }),
      );
    },
    clear: () => fetch(`${mail.url}/clear-store`, { method: 'POST' }),
    async emails(): Promise<{ subject: string }[]> {
      return (await (await fetch(`${mail.url}/store`)).json()).emails;
    },
  };
}

const subjects = (emails: { subject: string }[]) => emails.map(({ subject }) => subject);

test('mails are in the inbox again after a restart, as they were', async () => {
  const file = join(emptyFolder(), 'mail.db');
  const first = await startInbox({ file });
  await first.send('Your code');
  await first.send('Your receipt');
  const received = await first.emails();
  expect(received).toMatchObject([
    {
      subject: 'Your code',
      from: 'ZarCodes <hello@zarcodes.local>',
      destination: { to: ['thandi@example.co.za'] },
      replyTo: ['support@zarcodes.local'],
      body: { text: 'Sawubona', html: '<p>Sawubona</p>' },
    },
    { subject: 'Your receipt' },
  ]);
  await first.stop();
  const second = await startInbox({ file });
  expect(await second.emails()).toEqual(received);
});

test('a cleared inbox stays empty', async () => {
  const file = join(emptyFolder(), 'mail.db');
  const first = await startInbox({ file });
  await first.send('Your code');
  await first.clear();
  await first.stop();
  const second = await startInbox({ file });
  expect(await second.emails()).toEqual([]);
});

test('only the newest mails are stored, in memory and on disk', async () => {
  const options = { file: join(emptyFolder(), 'mail.db'), maxMails: 2 };
  const first = await startInbox(options);
  for (const subject of ['1', '2', '3']) await first.send(subject);
  expect(subjects(await first.emails())).toEqual(['2', '3']);
  await first.stop();
  const second = await startInbox(options);
  expect(subjects(await second.emails())).toEqual(['2', '3']);
  await second.send('4');
  expect(subjects(await second.emails())).toEqual(['3', '4']);
});

test('a broken file is reported in one line', async () => {
  const file = join(emptyFolder(), 'mail.db');
  writeFileSync(file, 'this is no database, as anyone can see '.repeat(50));
  await expect(startInbox({ file })).rejects.toThrow(
    `The mail inbox ${file} is broken: file is not a database`,
  );
});
