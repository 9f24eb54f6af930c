/** Test accounts, created through the API so that each test has its own. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import type { Role } from '#shared/domain/can.ts';
import type { Say } from './say.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export const password = 'a-password-of-tests';

/** What a person types who registers: the label of each field, and its value. */
export function registrationOf(email: string, say: Say = (english) => english): [string, string][] {
  return [
    [say('First name'), 'Nomsa'],
    [say('Last name'), 'Khumalo'],
    [say('Email'), email],
    [say('Password'), password],
    [say('Confirm password'), password],
  ];
}

export async function fillRegistration(page: Page, email: string, say?: Say): Promise<void> {
  for (const [label, value] of registrationOf(email, say))
    await page.getByLabel(label, { exact: true }).fill(value);
}

export async function newAccount(request: APIRequestContext): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.co.za`;
  const person = { firstName: 'Lerato', lastName: 'Dlamini', email, password, confirmPassword: password };
  const registered = await request.post('/api/auth/register', { data: person });
  if (!registered.ok()) throw new Error(`Registration failed with status ${registered.status()}`);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  return { email, password, token };
}

/** Stores a session in the browser, as the app does after signing in. */
export async function signIn(
  page: Page,
  { token }: Pick<Account, 'token'>,
  role: Role = 'user',
): Promise<void> {
  const user = JSON.stringify({ firstName: 'Lerato', lastName: 'Dlamini', role });
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('auth_token', storedToken ?? '');
      localStorage.setItem('auth_user', storedUser ?? '');
    },
    [token, user],
  );
}

export const tembisa = {
  title: 'Lerato Hair Salon',
  description: 'Pink wall',
  latitude: -25.99636,
  longitude: 28.2268,
  suburb: 'Hospital View',
  city: 'Tembisa',
  province: 'Gauteng',
  termsConfirmed: true,
};

/** Stores a pending code in the tab, as the generator does before the payment. */
export async function storePendingCode(
  page: Page,
  { token }: Pick<Account, 'token'>,
  title: string,
): Promise<void> {
  const owner = (JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }).sub;
  const stored = { owner, value: { ...tembisa, title, country: 'South Africa' } };
  // Once: the app removes it when the code is paid.
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('test.stored') !== null) return;
    sessionStorage.setItem('test.stored', '');
    sessionStorage.setItem('zarcodes.pending_code', value);
  }, JSON.stringify(stored));
}

interface Payment {
  readonly id: string;
  readonly zarcode?: string;
}

/** Places an unpaid order through the API, for one code unless `order` says otherwise. */
export async function placeOrder(
  request: APIRequestContext,
  { token }: Account,
  order: object = { zarcode: tembisa },
): Promise<Payment> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.post('/api/payments/create', { headers, data: order });
  if (!response.ok()) throw new Error(`The order failed with status ${response.status()}`);
  return (await response.json()) as Payment;
}

async function buy(request: APIRequestContext, account: Account, order: object): Promise<Payment> {
  const { id } = await placeOrder(request, account, order);
  const headers = { authorization: `Bearer ${account.token}` };
  const response = await request.post(`/api/payments/${id}/complete`, { headers, data: {} });
  if (!response.ok()) throw new Error(`The payment failed with status ${response.status()}`);
  return (await response.json()) as Payment;
}

/** Buys a bundle of five through the API. */
export async function buyBundle(request: APIRequestContext, account: Account): Promise<void> {
  await buy(request, account, { bundle: 5 });
}

/** Buys a code through the API. */
export async function buyCode(
  request: APIRequestContext,
  account: Account,
  title = tembisa.title,
  place: Partial<typeof tembisa & { addressLine1: string }> = {},
): Promise<{ code: string; paymentId: string }> {
  const { id, zarcode } = await buy(request, account, { zarcode: { ...tembisa, ...place, title } });
  if (zarcode === undefined) throw new Error('The payment returned no code');
  return { code: zarcode, paymentId: id };
}

/** Answers the question that comes before a code is paid for or made. */
export async function confirmGate(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Is this the gate?' });
  await question.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(question).toBeHidden();
}

let admin: Promise<string> | undefined;

/** The demo data's admin signs in once for all tests of a worker at the shared app: logins are limited. */
export function adminToken(request: APIRequestContext): Promise<string> {
  admin ??= signInAdmin(request);
  return admin;
}

/** At an app of the test's own. */
export async function signInAdmin(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/auth/login', { data: defaultAdmin });
  return ((await login.json()) as { token: string }).token;
}

/** Requests a change of a code through the API. @returns the request's id */
export async function requestChange(
  request: APIRequestContext,
  { token }: Account,
  code: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { reason: 'The gate moved to Park Street.' };
  const response = await request.post(`/api/zarcodes/${code}/request-change`, { headers, data });
  if (!response.ok()) throw new Error(`The request failed with status ${response.status()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Requests a change that an admin approves. */
export async function openEditWindow(
  request: APIRequestContext,
  account: Account,
  code: string,
): Promise<void> {
  const id = await requestChange(request, account, code);
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const data = { decision: 'approve' };
  const response = await request.put(`/api/admin/change-requests/${id}`, { headers, data });
  if (!response.ok()) throw new Error(`The decision failed with status ${response.status()}`);
}

/** Valid from 2026-08-28 to 2028-08-28, for a few thousand uses. @returns its code */
export async function addVoucher(
  request: APIRequestContext,
  adminsToken: string,
  { code, percentOff }: { code: string; percentOff: number },
): Promise<string> {
  const data = {
    code: `${code}${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
    percentOff,
    validFrom: '2026-08-28T23:59:00+02:00',
    validUntil: '2028-08-28T23:59:00+02:00',
    maxUses: 8888,
  };
  const headers = { authorization: `Bearer ${adminsToken}` };
  const response = await request.post('/api/admin/vouchers', { headers, data });
  if (!response.ok()) throw new Error(`The voucher failed with status ${response.status()}`);
  return data.code;
}
