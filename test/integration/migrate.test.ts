/** `npm start` on a data folder from before migration 0001. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { passwords } from '#functions/lib/passwords.ts';
import { localTable } from '#scripts/local/localTable.ts';
import { emptyFolder, type LocalApp, launchApp } from '#test/support/localApp.ts';

let app: LocalApp | undefined;
afterAll(() => app?.end('SIGKILL'));

const at = '2026-03-02T08:00:00.000Z';
const email = 'sipho@example.co.za';
const password = 'a good one';
const person = { pk: 'USER#usr_1', version: 1 };

test('the current version serves earlier purchases', { tags: 'E10', timeout: 120_000 }, async () => {
  const folder = emptyFolder();
  const items = [
    { pk: `EMAIL#${email}`, sk: 'EMAIL', type: 'email', version: 1, userId: 'usr_1' },
    {
      ...person,
      sk: 'USER',
      type: 'user',
      id: 'usr_1',
      email,
      firstName: 'Sipho',
      lastName: 'Dube',
      role: 'user',
      passwordHash: await passwords.hash(password),
      tokenVersion: 1,
      emailNotifications: true,
      createdAt: at,
    },
    { ...person, sk: 'COUNTS', type: 'counts', total: 3, 'month:2026-03': 3, 'province:GP': 3 },
    {
      ...person,
      sk: `BUNDLE#${at}#bnd_1`,
      type: 'bundle',
      id: 'bnd_1',
      userId: 'usr_1',
      total: 5,
      remaining: 2,
      createdAt: at,
    },
  ];
  const { table, close } = await localTable(folder);
  for (const Item of items) await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await close();

  app = await launchApp({ DATA_DIR: folder });
  await app.ready();
  const { url } = app;
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  const get = async (path: string) =>
    (await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(await get('/user/stats')).toMatchObject({ totalCodes: 3, provinces: 1 });
  expect(await get('/bundles/active')).toMatchObject({
    bundles: [{ id: 'bnd_1', totalZarcodes: 5, remainingZarcodes: 2 }],
  });
});
