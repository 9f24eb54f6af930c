import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { handler as sendMailings } from '#functions/jobs/sendMailings.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createBulkMailer } from '#functions/services/bulkMail.ts';
import { putMailing, unsubscribeTokenOf } from '#test/support/mailings.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
let token: string;
beforeAll(async () => {
  world = await newWorld();
  person = await world.person();
  token = await unsubscribeTokenOf(world, person);
});

const wantsMail = async ({ token: session }: Person) =>
  (await world.call('auth.me', { token: session })).body.user.emailNotifications;

/** SES, which keeps the mails as they came. */
async function rawMails(run: () => Promise<unknown>): Promise<string[]> {
  const mails: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    mails.push(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString());
    response.end('<SendRawEmailResponse><SendRawEmailResult/></SendRawEmailResponse>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env['AWS_ENDPOINT_URL_SES'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await run();
  server.close();
  return mails;
}

test('mail programs unsubscribe by the header of a mailing: a post without a session, in either form', async () => {
  const reader = await world.person();
  provideDependencies({ bulkMail: createBulkMailer(world.deps.config) });
  const audience = { kind: 'person', userId: reader.id } as const;
  await putMailing(world, person, { state: 'sending', audience, subject: 'Ünïcode '.repeat(15).trim() });
  const [mail = ''] = await rawMails(sendMailings);
  const [head = ''] = mail.split('\r\n\r\n');
  expect(head).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(head.split('\r\n').every((line) => Buffer.byteLength(line) <= 200)).toBe(true);
  const url = new URL(/^List-Unsubscribe: <(.*)>$/m.exec(head)?.[1] ?? '');
  expect(url.href).toContain('/api/unsubscribe?token=usr_');
  const post = (type: string, body: string) =>
    world.call('unsubscribe.create', {
      query: { token: url.searchParams.get('token') ?? '' },
      headers: { 'content-type': type },
      body,
    });
  expect((await post('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await wantsMail(reader)).toBe(false);
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
  expect((await post('multipart/form-data; boundary=x', multipart)).status).toBe(200);
});

test('opening the link changes nothing: it leads to the page that asks', { tags: 'A18' }, async () => {
  for (let scan = 0; scan < 2; scan++) {
    const opened = await world.call('unsubscribe.page', { query: { token } });
    expect([opened.status, opened.headers['location']]).toEqual([301, `/unsubscribe?token=${token}`]);
  }
  expect(await wantsMail(person)).toBe(true);
});

test('a forged link, or one of a session, changes nothing', { tags: 'A18' }, async () => {
  const other = await world.person();
  const [, signature] = token.split('.');
  const forged = `${other.id}.${signature}`;
  expect(await world.call('unsubscribe.create', { query: { token: forged } })).toMatchObject({
    status: 422,
    body: { code: 'email_link_invalid' },
  });
  for (const wrong of [person.token, '', `${token}x`]) {
    expect((await world.call('unsubscribe.create', { query: { token: wrong } })).status).toBe(400);
  }
  expect([await wantsMail(other), await wantsMail(person)]).toEqual([true, true]);
});

test('the link works again and again, and for an account that is gone', async () => {
  for (let time = 0; time < 2; time++) {
    expect((await world.call('unsubscribe.create', { query: { token } })).status).toBe(200);
  }
  expect(await wantsMail(person)).toBe(false);
  const gone = await unsubscribeTokenOf(world, { id: 'usr_00000000000000000000', email: '', token: '' });
  expect((await world.call('unsubscribe.create', { query: { token: gone } })).status).toBe(200);
});

test('the link of a mailing is no session', { tags: ['A2', 'A18'] }, async () => {
  expect((await world.call('auth.me', { token })).status).toBe(401);
});
