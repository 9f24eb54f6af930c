/** An app of its own (ownApp.ts) that takes real payments; `PAYFAST_HOST` stands in for PayFast. */
import { serveOwnApp } from './ownApp.ts';

const wide = { max: 100_000, seconds: 60 };

await serveOwnApp({
  options: async () => ({
    fakePayFast: true,
    env: {
      PAYFAST_HOST: process.env['PAYFAST_HOST'] ?? '',
      RATE_LIMITS: JSON.stringify({ loginAddress: wide, registerAddress: wide, voucherAddress: wide }),
    },
  }),
  settings: { mapProvider: 'open', usePayFast: true },
});
