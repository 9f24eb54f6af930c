import { PayFastCredentials } from '#functions/lib/config.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** The same names as for a local start. */
export const variables = {
  merchantId: 'PAYFAST_MERCHANT_ID',
  merchantKey: 'PAYFAST_MERCHANT_KEY',
  passphrase: 'PAYFAST_PASSPHRASE',
} as const;

/** @throws with a sentence for each that is wrong, which never repeats what was entered. */
export function checkCredentials(
  entered: Readonly<Record<keyof typeof variables, string>>,
): PayFastCredentials {
  const read = PayFastCredentials.safeParse(entered);
  if (read.success) return read.data;
  throw new StartFailure(
    read.error.issues
      .map(({ path, message }) => `${variables[path[0] as keyof typeof variables]}: ${message}.`)
      .join('\n'),
  );
}
