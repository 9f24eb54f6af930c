/**
 * Where ZarCodes is deployed to, and what differs between those places. A stage is plain data: everything else in
 * `infra/` is the same for all of them, save what `emulator.ts` names. `settings.ts` reads those on AWS.
 */
import type { MapProvider } from '#shared/edge/securityHeaders.ts';
import type { SecretName } from './permissions/permission.ts';

export interface Stage {
  /** Part of every physical name, so that two stages can share an account. */
  readonly name: string;
  readonly account: string;
  readonly region: string;
  /** Runs on an AWS look-alike on this machine: see `emulator.ts`. */
  readonly emulated: boolean;
  /** Where the look-alike listens. */
  readonly endpoint?: string;
  /** The table, the buckets and the secrets are retained, protected against deletion, and restorable. */
  readonly keepsData: boolean;
  /** Where people open the site; links in mails and payments begin with it. Default: CloudFront's address. */
  readonly appUrl?: string;
  /** The site's own name, with its certificate. */
  readonly domain?: Domain;
  /** The domain that SES may send for. */
  readonly mailDomain: string;
  /** The sender of every mail, at `mailDomain`. */
  readonly mailFrom: string;
  /** Receives what people write to us. */
  readonly supportEmail: string;
  /** Receives alarms. */
  readonly alarmEmail: string;
  /** Whose maps the pages may load: the security headers of the edge allow these and no others. */
  readonly mapProvider: MapProvider;
  /** Google's key for maps in browsers, for a stage without one. Admins may change it. */
  readonly mapsKey?: string;
  /** Google's measurement id, where visits are counted. */
  readonly analytics?: string;
  /** Calls that one function may answer at once, reserved from the account's quota. Default: not reserved. */
  readonly functionConcurrency?: number;
  /** Codes that a creator may make in a day. Default: that of `functions/lib/config.ts`. */
  readonly creatorCodesPerDay?: number;
  /** Addresses and ranges, with commas, that PayFast's notices come from. Default: the known ones. */
  readonly payFastSources?: string;
  /** A program in PayFast's place, on emulated stages only. */
  readonly payFastHost?: string;
  /** A firewall in front of the edge, for which AWS charges by the month. */
  readonly firewall: boolean;
  /** Which version of the origin secret the edge sends; only during a rotation. */
  readonly originSecretVersion?: string;
  /** What the account may cost in a month before it mails. Default: that of `infra/stacks/budget.ts`. */
  readonly budgetUsd?: number;
  /** Whether X-Ray traces calls. */
  readonly tracing?: true;
  /** The table that the app uses in place of the stage's own, after a restore (docs/runbook.md). */
  readonly restored?: RestoredTable;
  /** What roles may do with the whole table, where AWS does not take conditions by leading keys for it. */
  readonly tableLevel?: readonly TableLevel[];
  /** CloudWatch takes only some numbers; an unknown one fails the deploy. */
  readonly logDays: 7 | 30 | 90;
}

export interface RestoredTable {
  readonly name: string;
  readonly streamArn: string;
}

/** Writes, which are in transactions, and queries of indexes: see `infra/policy.ts`. */
export type TableLevel = 'writes' | 'indexes';

export interface Domain {
  /** `zarcodes.example` */
  readonly name: string;
  /** Route 53's zone that holds it. Without one, the records are set by hand. */
  readonly zone?: { readonly id: string; readonly name: string };
}

/** The stage that needs no AWS account. */
export const stages = {
  emulator: {
    name: 'emulator',
    account: '000000000000',
    region: 'af-south-1',
    emulated: true,
    keepsData: false,
    appUrl: 'http://localhost:3080',
    mailDomain: 'zarcodes.test',
    mailFrom: 'ZarCodes <no-reply@zarcodes.test>',
    supportEmail: 'support@zarcodes.test',
    alarmEmail: 'alarm@zarcodes.test',
    mapProvider: 'open',
    firewall: false,
    logDays: 7,
  },
} as const satisfies Record<string, Stage>;

/** `zarcodes-emulator-table`: names that people or other stacks look up. */
export function physicalName(stage: Stage, ...parts: string[]): string {
  return ['zarcodes', stage.name, ...parts].join('-');
}

/** The table that the app uses. */
export function tableName(stage: Stage): string {
  return stage.restored?.name ?? physicalName(stage);
}

/** `zarcodes-emulator-payments-create` for `payments.create`: the contract's name, as far as Lambda takes it. */
export function functionName(stage: Stage, key: string): string {
  return physicalName(stage, ...key.split('.'));
}

/** What CodeDeploy calls before a new version gets calls. */
export function checkVersionName(stage: Stage): string {
  return functionName(stage, 'hooks.checkVersion');
}

/** Where jobs leave what failed for good: `zarcodes-emulator-failed`. */
export function failedQueueName(stage: Stage): string {
  return physicalName(stage, 'failed');
}

/** A line for each call of the API. Below this prefix API Gateway needs no policy of its own for each group. */
export function accessLogName(stage: Stage): string {
  return `/aws/vendedlogs/${physicalName(stage, 'api')}`;
}

/** With the account, because a bucket's name has to be globally unique. */
export function bucketName(stage: Stage, purpose: 'web' | 'images' | 'exports' | 'edge-logs'): string {
  return physicalName(stage, purpose, stage.account);
}

/** Known by name, so that no stack has to import a secret from another. */
export function secretName({ name }: Pick<Stage, 'name'>, secret: SecretName): string {
  return `zarcodes/${name}/${secret}`;
}
