/** Creators for the tests: an admin makes their profiles through the API. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Account, adminToken, newAccount, tembisa } from './people.ts';

export interface CreatorAccount extends Account {
  readonly creatorId: string;
  readonly slug: string;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function read<T>(what: string, response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${what} failed: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Three letters, of which the first is not one of a reserved prefix. Another creator may have them. */
function anyPrefix(): string {
  const firsts = 'BDHIJLMOQUVY';
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `${firsts[one % 12]}${letters[two % 26]}${letters[three % 26]}`;
}

/** @param token an admin's, at an app of the test's own */
export async function makeCreator(
  request: APIRequestContext,
  account: Account,
  token?: string,
): Promise<CreatorAccount> {
  const headers = bearer(token ?? (await adminToken(request)));
  const profile = { userEmail: account.email, displayName: `Mama Joy ${account.email.slice(0, 8)}` };
  const make = () =>
    request.post('/api/creators', { headers, data: { ...profile, uniquePrefix: anyPrefix() } });
  let made = await make();
  while (made.status() === 409 && (await made.text()).includes('prefix_taken')) made = await make();
  const { id, slug } = await read<{ id: string; slug: string }>('The profile', made);
  return { ...account, creatorId: id, slug };
}

export async function newCreator(request: APIRequestContext): Promise<CreatorAccount> {
  return makeCreator(request, await newAccount(request));
}

export async function setActive(
  request: APIRequestContext,
  { creatorId }: CreatorAccount,
  isActive: boolean,
): Promise<void> {
  const headers = bearer(await adminToken(request));
  const response = await request.put(`/api/creators/${creatorId}`, { headers, data: { isActive } });
  await read('The change', response);
}

export async function deleteProfile(
  request: APIRequestContext,
  { creatorId }: CreatorAccount,
): Promise<void> {
  const headers = bearer(await adminToken(request));
  await read('The deletion', await request.delete(`/api/creators/${creatorId}`, { headers }));
}

/** Makes a code as a creator. @returns the code as it is shown */
export async function makeCreatorCode(
  request: APIRequestContext,
  { token }: Account,
  title: string,
  place: Partial<typeof tembisa> = {},
): Promise<string> {
  const headers = bearer(token);
  const data = { ...tembisa, ...place, title };
  const response = await request.post('/api/zarcodes/creator', { headers, data });
  return (await read<{ zarcode: string }>('The code', response)).zarcode;
}
