import { checkCredentials, variables } from '#scripts/deploy/payFastCredentials.ts';
import { StartFailure } from './startFailure.ts';

const hosts = ['PAYFAST_HOST', 'PAYFAST_API_HOST'] as const;

/** What a local start passes on of PayFast: an account, and a stand-in to pay at. An empty value counts as none. */
export function payFastEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = [...Object.values(variables), ...hosts, 'PAYFAST_SOURCES'];
  const set = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const { merchantId, merchantKey, passphrase } = variables;
  if ((set[merchantId] === undefined) !== (set[merchantKey] === undefined)) {
    throw new StartFailure(`Set both ${merchantId} and ${merchantKey}, or neither.`);
  }
  checkCredentials({
    // Digits and letters stand for those that are not set.
    merchantId: set[merchantId] ?? '0',
    merchantKey: set[merchantKey] ?? 'none',
    passphrase: set[passphrase] ?? '',
  });
  for (const name of hosts) {
    if (set[name] !== undefined && !isAddress(set[name])) {
      throw new StartFailure(`${name} must be an address such as http://127.0.0.1:4000, not "${set[name]}".`);
    }
  }
  if (set['PAYFAST_API_HOST'] !== undefined && set['PAYFAST_HOST'] === undefined) {
    throw new StartFailure('PAYFAST_API_HOST needs PAYFAST_HOST.');
  }
  return set;
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
