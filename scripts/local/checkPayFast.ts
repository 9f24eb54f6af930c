import { checkCredentials, variables } from '#scripts/deploy/payFastCredentials.ts';
import { StartFailure } from './startFailure.ts';

/** Checks what the functions get of PayFast: an account, and a stand-in to pay at. An empty value counts as none. */
export function checkPayFast(env: NodeJS.ProcessEnv): void {
  const { PAYFAST_HOST: host, PAYFAST_API_HOST: apiHost } = env;
  const { [variables.merchantId]: merchantId, [variables.merchantKey]: merchantKey } = env;
  if (!merchantId !== !merchantKey) {
    throw new StartFailure(`Set both ${variables.merchantId} and ${variables.merchantKey}, or neither.`);
  }
  if (merchantId && merchantKey) {
    checkCredentials({ merchantId, merchantKey, passphrase: env[variables.passphrase] ?? '' });
  }
  checkAddress('PAYFAST_HOST', host);
  checkAddress('PAYFAST_API_HOST', apiHost);
  if (apiHost && !host) throw new StartFailure('PAYFAST_API_HOST needs PAYFAST_HOST.');
}

function checkAddress(name: string, given: string | undefined): void {
  if (!given || /^https?:$/.test(URL.parse(given)?.protocol ?? '')) return;
  throw new StartFailure(`${name} must be an address such as http://127.0.0.1:4000, not "${given}".`);
}
