/**
 * The settings of a deployment, read from the environment: `docs/deploy.md` lists them. Secrets are not among them:
 * AWS generates those.
 */
import * as z from 'zod';
import { mapProviders } from '#shared/contract/settings.ts';
import { type Stage, stages } from './stage.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const text = z.string().trim().min(1);
const hostName = text.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a name such as zarcodes.example');

const settings = z
  .object({
    ZARCODES_ACCOUNT: text.regex(/^\d{12}$/, 'the twelve digits of an AWS account'),
    ZARCODES_REGION: text.regex(/^[a-z]{2}-[a-z]+-\d$/, 'a region such as af-south-1').default('af-south-1'),
    ZARCODES_DOMAIN: hostName.optional(),
    ZARCODES_ZONE_ID: text.optional(),
    ZARCODES_ZONE_NAME: hostName.optional(),
    ZARCODES_MAIL_DOMAIN: hostName.optional(),
    ZARCODES_SUPPORT_EMAIL: z.email().optional(),
    ZARCODES_ALARM_EMAIL: z.email(),
    ZARCODES_FIREWALL: z.enum(['on', 'off']).default('off'),
    ZARCODES_MAPS: z.enum(mapProviders).optional(),
    ZARCODES_MAPS_KEY: text.regex(/^[\w-]{20,}$/, 'a key of Google Maps').optional(),
    // The web's build reads it too, and loads what the edge's headers then allow.
    VITE_GA_MEASUREMENT_ID: text.regex(/^G-[A-Z0-9]+$/, 'a measurement id such as G-ABC123').optional(),
    ZARCODES_FUNCTION_CONCURRENCY: z.coerce.number().int().positive().optional(),
    ZARCODES_CREATOR_CODES_PER_DAY: z.coerce.number().int().positive().optional(),
    ZARCODES_PAYFAST_SOURCES: text.regex(/^[\da-fA-F.:/, ]+$/, 'addresses and ranges with commas').optional(),
    ZARCODES_ORIGIN_SECRET_VERSION: text.optional(),
    ZARCODES_BUDGET_USD: z.coerce.number().positive().optional(),
    ZARCODES_TRACING: z.literal('on').optional(),
    ZARCODES_TABLE: text.regex(/^[\w.-]{3,255}$/, 'the name of a table').optional(),
    ZARCODES_TABLE_STREAM: text.regex(/^arn:aws:dynamodb:/, 'the ARN of a stream').optional(),
    ZARCODES_TABLE_LEVEL: text
      .transform((list) => list.split(',').map((each) => each.trim()))
      .pipe(z.array(z.enum(['writes', 'indexes'])))
      .optional(),
  })
  .refine(
    ({ ZARCODES_TABLE: table, ZARCODES_TABLE_STREAM: stream }) =>
      table === undefined || stream?.includes(`:table/${table}/stream/`),
    {
      path: ['ZARCODES_TABLE_STREAM'],
      error: 'the ARN of the stream of ZARCODES_TABLE, which npm run deploy sets by itself',
    },
  )
  .refine(({ ZARCODES_MAIL_DOMAIN, ZARCODES_DOMAIN }) => ZARCODES_MAIL_DOMAIN ?? ZARCODES_DOMAIN, {
    path: ['ZARCODES_MAIL_DOMAIN'],
    error: 'the domain that mail is sent from, where ZARCODES_DOMAIN is not set',
  });

const awsStages = { dev: { keepsData: true, logDays: 30 }, prod: { keepsData: true, logDays: 90 } } as const;
type AwsStageName = keyof typeof awsStages;

const isAwsStage = (name: unknown): name is AwsStageName =>
  typeof name === 'string' && Object.hasOwn(awsStages, name);

export const stageNames = [...Object.keys(stages), ...Object.keys(awsStages)];

/** @throws with one sentence that names all that is missing, or the stages that exist. */
export function stageNamed(name: unknown, env: Environment): Stage {
  if (name === 'emulator') return emulatorStage(env);
  if (isAwsStage(name)) return awsStage(name, env);
  throw new Error(`There is no stage "${String(name)}": choose one of ${stageNames.join(', ')}`);
}

/** Links in its mails lead to the proxy that stands for the edge's address: see `scripts/deploy/edgeProxy.ts`. */
function emulatorStage(env: Environment): Stage {
  const { EDGE_PORT: port, AWS_ENDPOINT_URL: endpoint, PAYFAST_HOST: payFastHost } = env;
  return {
    ...stages.emulator,
    ...(port && { appUrl: `http://localhost:${port}` }),
    ...(endpoint && { endpoint }),
    ...(payFastHost && { payFastHost }),
  };
}

function awsStage(name: AwsStageName, env: Environment): Stage {
  // An empty variable is one that is not set; the CDK sets the account that the credentials belong to.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = settings.safeParse({ ZARCODES_ACCOUNT: given['CDK_DEFAULT_ACCOUNT'], ...given });
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The stage ${name} needs settings (docs/deploy.md):\n${faults.join('\n')}`);
  }
  const set = read.data;
  const domain = set.ZARCODES_DOMAIN;
  const mailDomain = set.ZARCODES_MAIL_DOMAIN ?? domain ?? '';
  return {
    name,
    ...awsStages[name],
    account: set.ZARCODES_ACCOUNT,
    region: set.ZARCODES_REGION,
    emulated: false,
    ...(domain !== undefined && {
      appUrl: `https://${domain}`,
      domain: {
        name: domain,
        ...(set.ZARCODES_ZONE_ID !== undefined && {
          zone: { id: set.ZARCODES_ZONE_ID, name: set.ZARCODES_ZONE_NAME ?? domain },
        }),
      },
    }),
    mailDomain,
    mailFrom: `ZarCodes <no-reply@${mailDomain}>`,
    supportEmail: set.ZARCODES_SUPPORT_EMAIL ?? `support@${mailDomain}`,
    alarmEmail: set.ZARCODES_ALARM_EMAIL,
    // Google shows no map without a key.
    mapProvider: set.ZARCODES_MAPS ?? (set.ZARCODES_MAPS_KEY === undefined ? 'open' : 'google'),
    ...(set.ZARCODES_MAPS_KEY !== undefined && { mapsKey: set.ZARCODES_MAPS_KEY }),
    firewall: set.ZARCODES_FIREWALL === 'on',
    ...(set.VITE_GA_MEASUREMENT_ID !== undefined && { analytics: set.VITE_GA_MEASUREMENT_ID }),
    ...(set.ZARCODES_FUNCTION_CONCURRENCY !== undefined && {
      functionConcurrency: set.ZARCODES_FUNCTION_CONCURRENCY,
    }),
    ...(set.ZARCODES_CREATOR_CODES_PER_DAY !== undefined && {
      creatorCodesPerDay: set.ZARCODES_CREATOR_CODES_PER_DAY,
    }),
    ...(set.ZARCODES_PAYFAST_SOURCES !== undefined && { payFastSources: set.ZARCODES_PAYFAST_SOURCES }),
    ...(set.ZARCODES_ORIGIN_SECRET_VERSION !== undefined && {
      originSecretVersion: set.ZARCODES_ORIGIN_SECRET_VERSION,
    }),
    ...(set.ZARCODES_BUDGET_USD !== undefined && { budgetUsd: set.ZARCODES_BUDGET_USD }),
    ...(set.ZARCODES_TRACING !== undefined && { tracing: true }),
    ...(set.ZARCODES_TABLE !== undefined &&
      set.ZARCODES_TABLE_STREAM !== undefined && {
        restored: { name: set.ZARCODES_TABLE, streamArn: set.ZARCODES_TABLE_STREAM },
      }),
    ...(set.ZARCODES_TABLE_LEVEL !== undefined && { tableLevel: set.ZARCODES_TABLE_LEVEL }),
  };
}
