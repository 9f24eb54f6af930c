import * as z from 'zod';
import { orderModes } from '#shared/domain/orderModes.ts';
import { email, lines, text } from './fields.ts';
import { route } from './route.ts';

export const mapProviders = ['google', 'own', 'open'] as const;
/** How orders are paid; `off` where they can't be. */
const paymentModes = [...orderModes, 'off'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** The company that people pay, with the VAT that it charges where it is registered for that. */
const seller = () =>
  z.object({
    name: z.string(),
    address: z.string(),
    vat: z.object({ number: z.string(), /** In percent. */ rate: z.number() }).optional(),
  });

const publicSettings = () =>
  z.object({
    googleMapsApiKey: z.string(),
    mapProvider: z.enum(mapProviders),
    payments: z.enum(paymentModes),
    /** The name of the file of our own map, once there is one. */
    basemap: z.string().optional(),
    /** Once its name is entered. */
    seller: seller().optional(),
  });
export type PublicSettings = z.output<ReturnType<typeof publicSettings>>;

const flag = () => z.boolean('Please choose yes or no.').exactOptional();

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message).exactOptional();

const badLimit = 'Please give a whole number of at least 1.';
const badTimeout = 'Please give a whole number of milliseconds from 0 to 60000.';
const badRate = 'Please give a percentage from 0 to 100, with at most two decimals.';
const badNumber = 'A VAT number has ten digits and starts with 4.';

/** 14.999999 is not a rate, and a float can't be divided by 0.01 exactly. */
const hasTwoDecimals = (rate: number) => Number(rate.toFixed(2)) === rate;

/** Empty for none. https://www.sars.gov.za/types-of-tax/value-added-tax/ */
const vatNumber = () =>
  text(20)
    .transform((typed) => typed.replaceAll(' ', ''))
    .pipe(z.string().regex(/^(?:4\d{9})?$/, badNumber));

/** Any subset of the settings. */
const settingsChanges = () =>
  z.strictObject({
    /** Google's are 39 characters. */
    googleMapsApiKey: text(100).exactOptional(),
    mapProvider: z.enum(mapProviders, 'Please choose google, own or open.').exactOptional(),
    maxCodesPerUser: whole(1, Number.MAX_SAFE_INTEGER, badLimit),
    notifyNewUser: flag(),
    notifyDailyStats: flag(),
    vatRate: z
      .number(badRate)
      .min(0, badRate)
      .max(100, badRate)
      .refine(hasTwoDecimals, badRate)
      .exactOptional(),
    vatRegistered: flag(),
    vatNumber: vatNumber().exactOptional(),
    companyName: text(100).exactOptional(),
    companyAddress: lines(300).exactOptional(),
    usePayFast: flag(),
    payFastSandbox: flag(),
    payFastDebugMode: flag(),
    payFastAutoSubmit: flag(),
    payFastImmediateSubmit: flag(),
    payFastTestPageTimeout: whole(0, 60_000, badTimeout),
    payFastStrictSource: flag(),
  });
export type SettingsChanges = z.output<ReturnType<typeof settingsChanges>>;

/** Without rules: what was stored before a rule is still shown, and can be corrected. */
const allSettings = () =>
  z.object({
    googleMapsApiKey: z.string(),
    mapProvider: z.enum(mapProviders),
    /** The file of our own map, which `npm run basemap` uploads. */
    basemap: z.string(),
    maxCodesPerUser: z.number(),
    notifyNewUser: z.boolean(),
    notifyDailyStats: z.boolean(),
    vatRate: z.number(),
    vatRegistered: z.boolean(),
    vatNumber: z.string(),
    companyName: z.string(),
    companyAddress: z.string(),
    usePayFast: z.boolean(),
    payFastSandbox: z.boolean(),
    payFastDebugMode: z.boolean(),
    payFastAutoSubmit: z.boolean(),
    payFastImmediateSubmit: z.boolean(),
    /** In milliseconds. */
    payFastTestPageTimeout: z.number(),
    payFastStrictSource: z.boolean(),
    /** Whether PayFast's credentials were entered. They are never part of an answer. */
    payFastConfigured: z.boolean(),
  });
export type AllSettings = z.output<ReturnType<typeof allSettings>>;

export const settings = {
  public: route(() => ({
    method: 'GET',
    path: '/settings/public',
    level: 'public',
    summary:
      'The settings that every page needs: the map provider and its key, how orders are paid, and who sells',
    response: publicSettings(),
    edgeSeconds: 3600,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/settings',
    level: 'superAdmin',
    summary: 'All settings',
    response: allSettings(),
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/settings',
    level: 'superAdmin',
    summary: 'Change any of the settings; the others stay as they are',
    body: settingsChanges(),
    response: allSettings(),
    errors: ['vat_details_missing', 'unavailable'],
    refreshes: ['audit'],
  })),
  testMaps: route(() => ({
    method: 'GET',
    path: '/test-maps-api',
    level: 'superAdmin',
    summary: 'Try the key of Google Maps, and say what is wrong with it',
    response: z.object({
      /** Whether Google accepts it. */
      works: z.boolean(),
      message: z.string(),
    }),
    errors: ['too_many_requests'],
    cacheSeconds: 0,
  })),
  testEmail: route(() => ({
    method: 'POST',
    path: '/email/test',
    level: 'superAdmin',
    summary: "Send a test email, to the caller's own address unless another is given",
    body: z.strictObject({ email: email().exactOptional() }),
    response: z.object({ message: z.string() }),
    errors: ['mail_suppressed', 'too_many_requests'],
    refreshes: ['audit'],
  })),
};
