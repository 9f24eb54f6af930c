import * as z from 'zod';
import { maxLengths } from '#shared/domain/codeDetails.ts';
import { t } from '#shared/text/t.ts';
import {
  code,
  fieldMessages,
  latitude,
  lines,
  longitude,
  nameText,
  pointFields,
  province,
  residentConsent,
  text,
} from './fields.ts';

const required = fieldMessages.requiredCreateFields;

/** The fields of a new code; `payments.create` takes the same. */
export const zarCodeInput = () =>
  z.strictObject({
    title: nameText(maxLengths.title, required),
    description: lines(maxLengths.description).optional(),
    latitude: latitude(),
    longitude: longitude(),
    ...pointFields(),
    addressLine1: text(maxLengths.addressLine1).optional(),
    addressLine2: text(maxLengths.addressLine2).optional(),
    suburb: text(maxLengths.suburb).optional(),
    city: text(maxLengths.city, required),
    province: province(),
    country: z.literal('South Africa', 'ZarCodes are for places in South Africa.').optional(),
    termsConfirmed: z.literal(true, t`Please agree to the terms of service.`),
    useBundle: z.boolean().optional(),
  });
export type ZarCodeInput = z.output<ReturnType<typeof zarCodeInput>>;

/** The same of a creator's code, which may be bound to a place that was captured without a connection. */
export const creatorCodeInput = () =>
  zarCodeInput().extend({
    /** One of a booklet, in place of a drawn one. */
    reservedCode: code().optional(),
    /** Also where another code is less than 10 m away, which a reserved one is refused for. */
    allowDuplicate: z.boolean().optional(),
    residentConsent: residentConsent().optional(),
  });

/** The new fields of a code, and the version that they change. The terms were accepted when the code was made. */
export const editInput = () =>
  zarCodeInput().extend({
    termsConfirmed: zarCodeInput().shape.termsConfirmed.optional(),
    version: z.int('Please load this ZarCode again.').min(1, 'Please load this ZarCode again.'),
  });
