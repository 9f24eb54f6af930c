import * as z from 'zod';
import { acceptedKeys, readJwtKeys } from './jwtKeys.ts';
import { fetchSecret } from './secrets.ts';

const RateLimit = z.object({ max: z.number().int().positive(), seconds: z.number().int().positive() });
type RateLimit = Readonly<z.output<typeof RateLimit>>;

/**
 * How often one account or one address may do what is worth abusing. Whole mobile networks share an address in
 * South Africa, so limits per address are wide and limits per account are strict. A deployment may set others.
 */
export const rateLimits = {
  // Only failed logins count. An account has a limit at each address, and a wide one at all of them together.
  loginAddress: { max: 100, seconds: 900 },
  loginAccountAtAddress: { max: 10, seconds: 900 },
  loginAccount: { max: 100, seconds: 900 },
  loginDevice: { max: 10, seconds: 900 },
  registerAccount: { max: 5, seconds: 3600 },
  registerAddress: { max: 30, seconds: 3600 },
  forgotAccount: { max: 5, seconds: 3600 },
  forgotAddress: { max: 30, seconds: 3600 },
  resetAccount: { max: 10, seconds: 3600 },
  resetAddress: { max: 50, seconds: 3600 },
  // Each sends two mails; also counted for the new address.
  emailChangeAccount: { max: 5, seconds: 3600 },
  confirmAccount: { max: 10, seconds: 3600 },
  confirmAddress: { max: 50, seconds: 3600 },
  passwordAccount: { max: 10, seconds: 900 },
  voucherAccount: { max: 30, seconds: 3600 },
  voucherAddress: { max: 300, seconds: 3600 },
  contactAccount: { max: 5, seconds: 3600 },
  contactAddress: { max: 50, seconds: 3600 },
  // A code takes ten photos; each is counted when it is begun and when it is taken.
  imageAccount: { max: 240, seconds: 3600 },
  // Each guesses at the password.
  eraseAccount: { max: 5, seconds: 3600 },
  // Each reads all that is stored about a person; a large account is exported in parts.
  exportAccount: { max: 60, seconds: 3600 },
  // Each sends support a mail.
  changeAccount: { max: 30, seconds: 3600 },
  // Each is stored in the history of its code.
  editAccount: { max: 240, seconds: 3600 },
  // Each may read the map around five thousand places.
  importAccount: { max: 30, seconds: 24 * 3600 },
  // A new name or state purges up to fifty addresses at the edge.
  creatorAccount: { max: 30, seconds: 3600 },
  // Each sends support a mail; one a day is enough while waiting for an answer.
  creatorRequestAccount: { max: 1, seconds: 24 * 3600 },
  // Pages far down a creator's list, each of which reads what comes before it in the same month.
  deepPageAddress: { max: 60, seconds: 60 },
  // Codes that do not exist, and those that are read to explain what was typed: who opens a real one is never refused.
  lookupAddress: { max: 300, seconds: 60 },
  // A PIN of four digits: whoever may try a hundred an hour knows it within days.
  pinAtAddress: { max: 5, seconds: 3600 },
  pinOfCode: { max: 20, seconds: 3600 },
  // How often the owner is told of that.
  pinNotice: { max: 1, seconds: 3600 },
  // Whole mobile networks share an address, and a code takes one report a day of each.
  visitAddress: { max: 300, seconds: 3600 },
  // Far more than it takes to know whether a code is right, and what robots with many addresses can cost.
  visitCode: { max: 500, seconds: 86_400 },
  // Whoever may try twenty of ten thousand million words an hour knows none within its year.
  claimAccount: { max: 10, seconds: 3600 },
  claimOfCode: { max: 20, seconds: 3600 },
  // A village of three hundred homes, twice. Each takes as long as a password.
  slipAccount: { max: 600, seconds: 3600 },
  // Without the password: a street, by hand.
  slipUnasked: { max: 20, seconds: 86_400 },
  // Wrong ones.
  slipPassword: { max: 10, seconds: 3600 },
  // Keys of the API that are made or rotated: a person makes a handful in years.
  apiKeyAccount: { max: 60, seconds: 86_400 },
  // The key of our examples, which everybody knows: what one person tries on the page.
  demoKeyAddress: { max: 300, seconds: 3600 },
  passAccount: { max: 120, seconds: 3600 },
  // A mobile network has a thousand people at one address (docs/decisions/0016-the-edge-and-its-limits.md).
  searchAddress: { max: 3000, seconds: 60 },
  // The same text from the same address: the edge answers repeats, so these are of signed-in people.
  searchRepeat: { max: 60, seconds: 60 },
  // How often an alarm says of one prefix that it fills up.
  prefixFilling: { max: 1, seconds: 30 * 86_400 },
  // Each is a call to PayFast, which refuses everything for a while after too many wrong signatures.
  payFastTestAccount: { max: 10, seconds: 900 },
  // Each is a call that Google may charge for.
  mapsTestAccount: { max: 10, seconds: 900 },
  // Each may be a call to an address that somebody entered.
  webhookAccount: { max: 60, seconds: 3600 },
  // A mail to any address that is entered.
  mailTestAccount: { max: 10, seconds: 900 },
  // For all mailings together: SES's usual quota is 50,000 a day, and receipts and links need some of it.
  // https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas.html
  mailingsDay: { max: 40_000, seconds: 86_400 },
} satisfies Readonly<Record<string, RateLimit>>;
export type RateLimitName = keyof typeof rateLimits;

const json = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => JSON.parse(text) as unknown);

// PayFast's own library encodes any other character twice, so the two sides would sign differently.
const passphrase = z
  .string()
  .regex(
    /^[A-Za-z0-9_.-]{0,32}$/,
    'A passphrase has at most 32 letters, digits, hyphens, dots and underscores',
  );

/** Stored as JSON, by `npm run set-payfast`. */
export const PayFastCredentials = z.object({
  merchantId: z.string().regex(/^\d{1,16}$/, 'A merchant id has digits only'),
  merchantKey: z.string().regex(/^[!-~]{1,64}$/, 'A merchant key has 1 to 64 characters, without spaces'),
  /** Empty where the account has none; then no refunds and no history. */
  passphrase,
  /** The one before or after it while it is changed: notices that came until then may be signed with it. */
  other: z.object({ passphrase: passphrase.min(1), until: z.string() }).optional(),
});
export type PayFastCredentials = Readonly<z.output<typeof PayFastCredentials>>;

/** Or empty, for none: a local start passes on what its shell has. */
const address = z.literal('').or(z.url({ protocol: /^https?$/ }));

const environment = z.object({
  TABLE_NAME: z.string().min(1),
  APP_URL: z.url({ protocol: /^https?$/ }),
  MAIL_FROM: z.string().min(3),
  SUPPORT_EMAIL: z.email(),
  MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
  STAGE: z.string().min(1),
  IMAGES_BUCKET: z.string().min(1),
  EXPORTS_BUCKET: z.string().min(1),
  DISTRIBUTION_ID: z.string().min(1).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_SECRET_ID: z.string().min(1).optional(),
  PLACES_KEY: z.string().min(1).optional(),
  PLACES_SECRET_ID: z.string().min(1).optional(),
  PLACES_URL: z.url({ protocol: /^https?$/ }).default('https://places.googleapis.com'),
  MOCK_PAYMENTS: z.literal('on').optional(),
  WEBHOOKS_TO_THIS_MACHINE: z.literal('on').optional(),
  PAYFAST_MERCHANT_ID: z.string().optional(),
  PAYFAST_MERCHANT_KEY: z.string().optional(),
  PAYFAST_PASSPHRASE: passphrase.default(''),
  PAYFAST_SECRET_ID: z.string().min(1).optional(),
  PAYFAST_HOST: address.optional(),
  PAYFAST_API_HOST: address.optional(),
  PAYFAST_SOURCES: z.string().optional(),
  PAYFAST_NOTIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  ORIGIN_SECRET: z.string().min(16).optional(),
  ORIGIN_SECRET_ID: z.string().min(1).optional(),
  RATE_LIMITS: json('{}').pipe(z.object({}).catchall(RateLimit)),
  // More than a person makes by hand, and little enough that a stolen account can't flood a province.
  // Not `z.coerce`, which brings 2 KB of code into every function.
  CREATOR_CODES_PER_DAY: json('500').pipe(z.number().int().positive()),
});

/** The value of a secret that nobody has set yet. */
const noSecret = 'none';

/** `previous` is still accepted while the edge is updated to the new one; otherwise it is empty. */
const OriginSecret = z.object({ current: z.string().min(16), previous: z.string().default('') });

export interface Config {
  readonly tableName: string;
  readonly appUrl: string;
  readonly mailFrom: string;
  /** SES's configuration set, where there is one. */
  readonly mailConfigurationSet: string | undefined;
  readonly supportEmail: string;
  readonly stage: string;
  readonly imagesBucket: string;
  readonly exportsBucket: string;
  /** CloudFront's, where there is one. */
  readonly distributionId: string | undefined;
  /** Payments without money may settle: on local and emulator stages only, since they give codes away. */
  readonly mockPayments: boolean;
  /** Webhooks may call 127.0.0.1, at any port and without TLS: on a developer's machine only. */
  readonly webhooksToThisMachine: boolean;
  readonly rateLimits: Readonly<Record<RateLimitName, RateLimit>>;
  /** What a creator may make without payment in a day of Johannesburg. */
  readonly creatorCodesPerDay: number;
  /** The key that signs sessions: from the environment on a developer's machine, else from Secrets Manager. */
  jwtSecret(): Promise<string>;
  /** That one, and those before and after it while it is rotated: what any of them signed is valid. */
  jwtSecrets(): Promise<readonly [string, ...string[]]>;
  /** Google's Places API. */
  readonly placesUrl: string;
  /** The server's own key to it; null where there is none. */
  placesKey(): Promise<string | null>;
  /** PayFast's stand-in, on local and emulator stages only; null for PayFast itself, live or sandbox by the settings. */
  readonly payFastStandIn: { readonly host: string; readonly apiHost: string } | null;
  /** Addresses and ranges that its notices come from; null for the known ones. */
  readonly payFastSources: readonly string[] | null;
  /** Where PayFast sends its notices: an API of its own, or the app's own where there is one only. */
  readonly payFastNotifyUrl: string;
  /** The merchant's account at PayFast; null where none was entered. */
  payFast(): Promise<PayFastCredentials | null>;
  /** A request from the edge has one of these. Null where there is no edge. */
  originSecrets(): Promise<readonly string[] | null>;
}

/** @throws where the environment is incomplete or wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = environment.parse(env);
  const { JWT_SECRET: jwtSecret, JWT_SECRET_ID: jwtSecretId } = values;
  if (jwtSecret === undefined && jwtSecretId === undefined) {
    throw new Error('Set JWT_SECRET or JWT_SECRET_ID');
  }
  const jwtSecrets = async () =>
    acceptedKeys(readJwtKeys(jwtSecret ?? (await fetchSecret(env, jwtSecretId as string))));
  const appUrl = values.APP_URL.replace(/\/$/, '');
  return {
    tableName: values.TABLE_NAME,
    appUrl,
    mailFrom: values.MAIL_FROM,
    mailConfigurationSet: values.MAIL_CONFIGURATION_SET,
    supportEmail: values.SUPPORT_EMAIL,
    stage: values.STAGE,
    imagesBucket: values.IMAGES_BUCKET,
    exportsBucket: values.EXPORTS_BUCKET,
    distributionId: values.DISTRIBUTION_ID,
    mockPayments: values.MOCK_PAYMENTS === 'on',
    webhooksToThisMachine: values.WEBHOOKS_TO_THIS_MACHINE === 'on' && values.MOCK_PAYMENTS === 'on',
    rateLimits: { ...rateLimits, ...values.RATE_LIMITS },
    creatorCodesPerDay: values.CREATOR_CODES_PER_DAY,
    jwtSecret: async () => (await jwtSecrets())[0],
    jwtSecrets,
    placesUrl: values.PLACES_URL,
    placesKey: async () => {
      const { PLACES_KEY: key, PLACES_SECRET_ID: secretId } = values;
      if (key !== undefined) return key;
      const secret = secretId === undefined ? noSecret : await fetchSecret(env, secretId);
      return secret === noSecret ? null : secret;
    },
    payFastStandIn: standIn(values),
    payFastSources: values.PAYFAST_SOURCES
      ? values.PAYFAST_SOURCES.split(',').map((source) => source.trim())
      : null,
    payFastNotifyUrl: values.PAYFAST_NOTIFY_URL ?? `${appUrl}/api/payments/notify`,
    payFast: async () => {
      const { PAYFAST_MERCHANT_ID: merchantId, PAYFAST_MERCHANT_KEY: merchantKey } = values;
      if (merchantId && merchantKey) {
        return PayFastCredentials.parse({ merchantId, merchantKey, passphrase: values.PAYFAST_PASSPHRASE });
      }
      const { PAYFAST_SECRET_ID: secretId } = values;
      const secret = secretId === undefined ? noSecret : await fetchSecret(env, secretId);
      // `none`, or a passphrase alone, which was all that was once stored.
      return secret.startsWith('{') ? PayFastCredentials.parse(JSON.parse(secret)) : null;
    },
    originSecrets: async () => {
      if (values.ORIGIN_SECRET !== undefined) return [values.ORIGIN_SECRET];
      if (values.ORIGIN_SECRET_ID === undefined) return null;
      const secret = OriginSecret.parse(JSON.parse(await fetchSecret(env, values.ORIGIN_SECRET_ID)));
      return [secret.current, secret.previous].filter((each) => each !== '');
    },
  };
}

function standIn(values: z.output<typeof environment>): Config['payFastStandIn'] {
  const { PAYFAST_HOST: host, PAYFAST_API_HOST: apiHost, MOCK_PAYMENTS: mockPayments } = values;
  if (!host && !apiHost) return null;
  if (mockPayments !== 'on') {
    throw new Error('PAYFAST_HOST and PAYFAST_API_HOST are for local and emulator stages only');
  }
  if (!host) throw new Error('PAYFAST_API_HOST needs PAYFAST_HOST');
  return { host: host.replace(/\/$/, ''), apiHost: (apiHost || host).replace(/\/$/, '') };
}
