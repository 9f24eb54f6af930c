import type { Stage } from '#infra/stage.ts';
import { functionEntries } from '#scripts/build/entries.ts';
import {
  type AwsAccount,
  isRegionBootstrapped,
  readAccountId,
  readConcurrency,
  readMailAccess,
} from './awsAccount.ts';

export interface Finding {
  /** Whether it prevents a deploy. */
  readonly stops: boolean;
  /** The problem, and what to do about it. */
  readonly text: string;
}

const stop = (text: string): Finding => ({ stops: true, text });
const warn = (text: string): Finding => ({ stops: false, text });

/** New accounts have a concurrency of 10, and one person who types into the search already uses several. */
const minConcurrency = 100;
/** AWS requires as much for functions without reserved concurrency. */
const minUnreserved = 100;

export const noCredentials = (region: string) =>
  `AWS does not accept your credentials in ${region}. Sign in (aws sso login, AWS_PROFILE, or keys in the ` +
  'environment). If you are signed in, the region may be disabled: enable it under Account, AWS Regions.';

/** Finds what would make the deploy or the deployed site fail, before anything is changed. */
export async function preflight(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  const id = await readAccountId(account).catch(() => null);
  if (id === null) return [stop(noCredentials(stage.region))];
  if (id !== stage.account) {
    return [
      stop(`Your credentials are for account ${id}, but the stage ${stage.name} is in ${stage.account}.`),
    ];
  }
  const findings = await Promise.all([
    checkBootstrap(stage, account),
    checkConcurrency(stage, account),
    checkMail(stage, account),
    checkMaps(stage),
  ]);
  return findings.flat();
}

async function checkBootstrap(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  // The certificate and the firewall are in us-east-1.
  const regions = [...new Set([stage.region, 'us-east-1'])];
  const missing: string[] = [];
  for (const region of regions) {
    if (!(await isRegionBootstrapped(account, region))) missing.push(`aws://${stage.account}/${region}`);
  }
  if (missing.length === 0) return [];
  return [stop(`The CDK must be set up in this account first: npx cdk bootstrap ${missing.join(' ')}`)];
}

async function checkConcurrency(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  const max = await readConcurrency(account);
  if (max === null) return [];
  const reserved = (stage.functionConcurrency ?? 0) * functionEntries().length;
  if (reserved > 0 && reserved > max - minUnreserved) {
    return [
      stop(
        `ZARCODES_FUNCTION_CONCURRENCY reserves ${reserved} of this account's ${max} concurrent executions, of which ` +
          `${minUnreserved} must stay unreserved. Remove the setting, or request a higher quota.`,
      ),
    ];
  }
  if (max >= minConcurrency) return [];
  return [
    warn(
      `This account allows ${max} concurrent executions; further calls are refused. Request 1000: ` +
        `Service Quotas, AWS Lambda, "Concurrent executions", region ${stage.region}.`,
    ),
  ];
}

/** The key may also have been entered by an admin. */
function checkMaps({ mapProvider, mapsKey }: Stage): Finding[] {
  if (mapProvider !== 'google' || mapsKey !== undefined) return [];
  return [
    warn(
      'ZARCODES_MAPS is google, but there is no ZARCODES_MAPS_KEY: unless an admin has entered a key, pages show no map.',
    ),
  ];
}

async function checkMail(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  if ((await readMailAccess(account)) !== false) return [];
  return [
    warn(
      'SES is in its sandbox: it sends only to addresses that you verified, and mails to anybody else are lost, so ' +
        'nobody gets a receipt. Verify your own address to try it, and request production access: SES, Account ' +
        `dashboard, region ${stage.region}.`,
    ),
  ];
}
