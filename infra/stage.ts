/**
 * Where ZarCodes is deployed to, and what differs between those places. A stage is plain data: everything else in
 * `infra/` is the same for all of them, save what `emulator.ts` names.
 */
export interface Stage {
  /** Part of every physical name, so that two stages can share an account. */
  readonly name: string;
  readonly account: string;
  readonly region: string;
  /** Runs on an AWS look-alike on this machine: see `emulator.ts`. */
  readonly emulated: boolean;
  /** The table and the secrets survive a mistake: retained, protected from deletion, restorable to any second. */
  readonly keepsData: boolean;
  /** Where people open the site; links in mails and payments begin with it. */
  readonly appUrl: string;
  /** The domain that SES may send for. */
  readonly mailDomain: string;
  /** The sender of every mail, at `mailDomain`. */
  readonly mailFrom: string;
  /** Who answers what people write to us. */
  readonly supportEmail: string;
  /** Who hears of alarms. */
  readonly alarmEmail: string;
  /** The site's own name. */
  readonly domain?: Domain;
  /** CloudWatch takes only some numbers; an unknown one fails the deploy. */
  readonly logDays: 7 | 30 | 90;
}

export interface Domain {
  /** `zarcodes.example` */
  readonly name: string;
  /** Route 53's zone that holds it. Without one, whoever deploys sets the records by hand. */
  readonly zone?: { readonly id: string; readonly name: string };
}

/** dev and prod come with the issue that deploys to AWS. */
export const stages = {
  emulator: {
    name: 'emulator',
    account: '000000000000',
    region: 'af-south-1',
    emulated: true,
    keepsData: false,
    appUrl: 'http://localhost:3000',
    mailDomain: 'zarcodes.test',
    mailFrom: 'ZarCodes <no-reply@zarcodes.test>',
    supportEmail: 'support@zarcodes.test',
    alarmEmail: 'alarm@zarcodes.test',
    logDays: 7,
  },
} as const satisfies Record<string, Stage>;

/** @throws with the names that exist where there is no such stage. */
export function stageNamed(name: unknown): Stage {
  const stage = Object.values(stages).find((candidate) => candidate.name === name);
  if (stage !== undefined) return stage;
  throw new Error(`There is no stage "${String(name)}": choose one of ${Object.keys(stages).join(', ')}`);
}

/** `zarcodes-emulator-table`: how things are named that people or other stacks look up. */
export function physicalName(stage: Stage, ...parts: string[]): string {
  return ['zarcodes', stage.name, ...parts].join('-');
}

/** `zarcodes-emulator-payments-create` for `payments.create`: the contract's name, as far as Lambda takes it. */
export function functionName(stage: Stage, key: string): string {
  return physicalName(stage, ...key.split('.'));
}

/** Where a job leaves what failed for good: `zarcodes-emulator-effects-failed`. */
export function failedQueueName(stage: Stage, job: string): string {
  return physicalName(stage, job, 'failed');
}
