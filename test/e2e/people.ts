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

interface Payment {
  readonly id: string;
  readonly zarcode?: string;
}

/** Places an order through the API, not yet paid: for a code, or for what `order` says. */
export async function placeOrder(
  request: APIRequestContext,
  { token }: Account,
  order: object = { zarcode: tembisa },
): Promise<Payment> {
  const headers = { authorization: `Bearer ${token}` };
  const placed = await request.post('/api/payments/create', { headers, data: order });
  if (!placed.ok()) throw new Error(`Ordering answered ${placed.status()}`);
  return (await placed.json()) as Payment;
}

async function buy(request: APIRequestContext, account: Account, order: object): Promise<Payment> {
  const { id } = await placeOrder(request, account, order);
  const headers = { authorization: `Bearer ${account.token}` };
  const paid = await request.post(`/api/payments/${id}/complete`, { headers, data: {} });
  if (!paid.ok()) throw new Error(`Paying answered ${paid.status()}`);
  return (await paid.json()) as Payment;
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
  place: Partial<typeof tembisa> = {},
): Promise<{ code: string; paymentId: string }> {
  const { id, zarcode } = await buy(request, account, { zarcode: { ...tembisa, ...place, title } });
  if (zarcode === undefined) throw new Error('The payment gave no code');
  return { code: zarcode, paymentId: id };
}
