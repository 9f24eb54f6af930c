import type { PayFastCredentials } from '#functions/lib/config.ts';

/** The sandbox account that PayFast publishes: https://developers.payfast.co.za/docs#testing */
export const testAccount: PayFastCredentials = {
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase: 'jt7NOE43FZPn',
};
