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
  /** A deploy cannot go on. */
  readonly stops: boolean;
  /** What it is, and what to do. */
  readonly text: string;
}

const stop = (text: string): Finding => ({ stops: true, text });
const warn = (text: string): Finding => ({ stops: false, text });

/** The account's number of calls at once; new accounts have 10, of which one search box takes several. */
const fewCalls = 100;
/** AWS keeps as many for functions without a reserve. */
const unreserved = 100;

export const noCredentials = (region: string) =>
  `AWS does not take your credentials in ${region}. Sign in (aws sso login, or AWS_PROFILE, or keys in the ` +
  'environment). If you are, the region may be off: open it under Account, AWS Regions.';

/** What would make a deploy fail, or the deployed site: looked up before anything is changed. */
export async function preflight(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  const id = await readAccountId(account).catch(() => null);
  if (id === null) return [stop(noCredentials(stage.region))];
  if (id !== stage.account) {
    return [
      stop(`Your credentials belong to account ${id}, and the stage ${stage.name} to ${stage.account}.`),
    ];
  }
  const found = await Promise.all([
    checkBootstrap(stage, account),
    checkConcurrency(stage, account),
    checkMail(stage, account),
  ]);
  return found.flat();
}

async function checkBootstrap(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  // The certificate and the firewall are in us-east-1.
  const regions = [...new Set([stage.region, 'us-east-1'])];
  const missing: string[] = [];
  for (const region of regions) {
    if (!(await isRegionBootstrapped(account, region))) missing.push(`aws://${stage.account}/${region}`);
  }
  if (missing.length === 0) return [];
  return [stop(`The CDK has to be set up once in this account: npx cdk bootstrap ${missing.join(' ')}`)];
}

async function checkConcurrency(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  const max = await readConcurrency(account);
  if (max === null) return [];
  const reserved = (stage.functionConcurrency ?? 0) * functionEntries().length;
  if (reserved > 0 && reserved > max - unreserved) {
    return [
      stop(
        `ZARCODES_FUNCTION_CONCURRENCY reserves ${reserved} of the ${max} calls that this account's functions may ` +
          `answer at once, of which ${unreserved} must stay free. Leave it out, or ask for more.`,
      ),
    ];
  }
  if (max >= fewCalls) return [];
  return [
    warn(
      `All functions of this account may answer ${max} calls at once, and further ones are refused. Ask for 1000: ` +
        `Service Quotas, AWS Lambda, "Concurrent executions", region ${stage.region}.`,
    ),
  ];
}

async function checkMail(stage: Stage, account: AwsAccount): Promise<Finding[]> {
  if ((await readMailAccess(account)) !== false) return [];
  return [
    warn(
      `SES is in its sandbox: it mails only addresses that you verified, so nobody gets a receipt. Ask for production ` +
        `access: SES, Account dashboard, region ${stage.region}.`,
    ),
  ];
}
