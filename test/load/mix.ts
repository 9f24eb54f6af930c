/** What is requested under load, by kind. */
import type { Request } from 'autocannon';
import * as z from 'zod';
import {
  defaultAdmin,
  demoCreators,
  demoEmail,
  demoPassword,
  demoPeople,
} from '#scripts/local/demoAccounts.ts';
import { noticeBody } from '#test/support/payfast/notice.ts';
import { pretoria } from '#test/support/world.ts';

export interface Kind {
  readonly name: string;
  readonly connections: number;
  readonly requests: Request[];
}

const Session = z.object({ token: z.string() });
const Made = z.object({ id: z.string() });
const Recent = z.object({ zarCodes: z.array(z.object({ zarcode: z.string() })) });

const json = { 'content-type': 'application/json' };
const orders = 50;

async function send<T>(url: string, schema: z.ZodType<T>, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return schema.parse(await response.json());
}

async function signIn(api: string, email: string, password: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password });
  const { token } = await send(`${api}/auth/login`, Session, { method: 'POST', headers: json, body });
  return { ...json, authorization: `Bearer ${token}` };
}

/** Within a kilometre or so. */
const nearby = (degrees: number) => Number((degrees + (Math.random() - 0.5) / 50).toFixed(6));

export async function mixOf(url: string): Promise<Kind[]> {
  const api = `${url}/api`;
  const holder = demoPeople.find(({ firstName }) => firstName === demoCreators[0].holder);
  if (holder === undefined) throw new Error('The demo has no creator');
  const creator = await signIn(api, demoEmail(holder), demoPassword);
  const admin = await signIn(api, defaultAdmin.email, defaultAdmin.password);
  const list = await send(`${api}/zarcodes?limit=100`, Recent, { headers: creator });
  const codes = list.zarCodes.map(({ zarcode }) => zarcode);
  const notices: Request[] = [];
  for (let count = 0; count < orders; count++) {
    const body = JSON.stringify({ bundle: 5 });
    const { id } = await send(`${api}/payments/create`, Made, { method: 'POST', headers: admin, body });
    const fields = { m_payment_id: id, pf_payment_id: `9${count}`, amount_gross: '90.25' };
    notices.push({
      method: 'POST',
      path: '/api/payments/notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: noticeBody(fields),
    });
  }
  const words = ['Soweto', 'spaza', 'Pretoria', 'Khayelitsha', 'farm', 'Stellenbosch', 'Polokwane', 'shop'];
  const pages = codes.map((code): Request => ({ path: `/${code}` }));
  const reads = codes.map((code): Request => ({ path: `/api/zarcodes/${code}` }));
  return [
    { name: 'code pages', connections: 2, requests: pages },
    { name: 'look-ups', connections: 2, requests: [...reads, { path: '/api/prices/current' }] },
    {
      name: 'searches',
      connections: 2,
      requests: words.map((q) => ({ path: `/api/search/combined?q=${q}` })),
    },
    {
      name: 'creates',
      connections: 1,
      requests: [
        {
          method: 'POST',
          path: '/api/zarcodes/creator',
          headers: creator,
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({
              ...pretoria,
              latitude: nearby(pretoria.latitude),
              longitude: nearby(pretoria.longitude),
            }),
          }),
        },
      ],
    },
    { name: 'notices', connections: 1, requests: notices },
  ];
}
