/** People of the browser tests: made through the API, so that each test has its own. */
import type { APIRequestContext, Page } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const password = 'a-password-of-tests';

export async function newAccount(request: APIRequestContext): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.co.za`;
  const person = { firstName: 'Lerato', lastName: 'Dlamini', email, password, confirmPassword: password };
  const registered = await request.post('/api/auth/register', { data: person });
  if (!registered.ok()) throw new Error(`Registering answered ${registered.status()}`);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  return { email, password, token };
}

/** Puts the session where the app keeps it, as signing in does. */
export async function signIn(page: Page, { token }: Account): Promise<void> {
  const user = JSON.stringify({ firstName: 'Lerato', lastName: 'Dlamini', role: 'user' });
  await page.addInitScript(
    ([kept, who]) => {
      localStorage.setItem('auth_token', kept ?? '');
      localStorage.setItem('auth_user', who ?? '');
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

/** Buys a bundle of five through the API. */
export async function buyBundle(request: APIRequestContext, account: Account): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` };
  const order = await request.post('/api/payments/create', { headers, data: { bundle: 5 } });
  const { id } = (await order.json()) as { id: string };
  await request.post(`/api/payments/${id}/complete`, { headers, data: {} });
}

/** Buys a code through the API. @returns it as shown, such as `7TM-X2C4`. */
export async function buyCode(
  request: APIRequestContext,
  account: Account,
  title = tembisa.title,
): Promise<string> {
  const headers = { authorization: `Bearer ${account.token}` };
  const order = await request.post('/api/payments/create', {
    headers,
    data: { zarcode: { ...tembisa, title } },
  });
  const { id } = (await order.json()) as { id: string };
  const paid = await request.post(`/api/payments/${id}/complete`, { headers, data: {} });
  return ((await paid.json()) as { zarcode: string }).zarcode;
}
