/** `PAYFAST=fake npm start`: the real flow of payments on this machine, without an account at PayFast. */
import { putSettingIfUnset } from '#functions/data/seedData.ts';
import type { Table } from '#functions/data/table.ts';

interface FakePayFast {
  readonly url: string;
  /** For the functions. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startFakePayFast(): Promise<FakePayFast> {
  // Belongs to the tests, and is loaded by nobody else.
  const { startProvider } = await import('#test/support/payfast/provider.ts');
  const { url, account, stop } = await startProvider();
  const env = {
    PAYFAST_HOST: url,
    PAYFAST_MERCHANT_ID: account.merchantId,
    PAYFAST_MERCHANT_KEY: account.merchantKey,
    PAYFAST_PASSPHRASE: account.passphrase,
    PAYFAST_SOURCES: '127.0.0.1,::1',
  };
  return { url, env, stop };
}

/** Unless an admin has switched it on or off. */
export async function switchOnPayFast(table: Table): Promise<void> {
  await putSettingIfUnset(table, 'usePayFast', true);
}
