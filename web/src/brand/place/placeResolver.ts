import type { FieldErrors, Resolver, ResolverOptions, ResolverSuccess } from 'react-hook-form';
import { fieldMessages } from '#shared/contract/fields.ts';
import { type ZarCodeInput, zarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { t } from '#shared/text/t.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import { type CodeForm, inputOf } from './codeForm.ts';

const { requiredCreateFields, numericCoordinates, coordinateRange } = fieldMessages;

/** Beside an empty field, where the contract's sentence names all of them. */
const missing = {
  title: t`Please give this place a name.`,
  latitude: t`Please put the pin on the map, or enter the latitude.`,
  longitude: t`Please put the pin on the map, or enter the longitude.`,
  city: t`Please enter the town or city.`,
  province: t`Please choose a province.`,
} as const;
/** In the sentence above the form. */
const names = {
  title: t`title`,
  latitude: t`latitude`,
  longitude: t`longitude`,
  city: t`city`,
  province: t`province`,
} as const;
const required = Object.keys(missing) as (keyof typeof missing)[];

// Without the routes of codes, which the page would load with them.
const checkBody = bodyResolver(() => ({ body: zarCodeInput() }));

/** Checks the form with what the contract says of a new code (docs/product/making-codes.md#create-form-rules). */
export const placeResolver: Resolver<CodeForm, unknown, ZarCodeInput> = async (form, context, options) => {
  const body = inputOf(form) as PendingCode;
  const fields = options as unknown as ResolverOptions<PendingCode>;
  const checked = await checkBody(body, context, fields);
  if (Object.keys(checked.errors).length === 0) return checked as ResolverSuccess<ZarCodeInput>;
  // Both have the same names.
  const errors: FieldErrors<CodeForm> = { ...checked.errors };
  for (const name of required) {
    const error = errors[name];
    if (error?.message === requiredCreateFields) errors[name] = { ...error, message: missing[name] };
  }
  return { values: {}, errors };
};

/** The sentence of docs/product/making-codes.md#create-form-rules, with only what is missing. */
function requiredSentence(absent: readonly (keyof typeof names)[]): string {
  const listed = absent.map((name) => names[name]);
  const [first = '', second] = listed;
  if (second === undefined) return t`Please fill in all required fields: ${first}`;
  if (listed.length === 2) return t`Please fill in all required fields: ${first} and ${second}`;
  const last = listed.pop() ?? '';
  return t`Please fill in all required fields: ${listed.join(', ')}, and ${last}`;
}

/** The first of the three validation cases that there is. */
export function validationCase(errors: FieldErrors<CodeForm>): string | null {
  const absent = required.filter((name) => errors[name]?.message === missing[name]);
  if (absent.length > 0) return requiredSentence(absent);
  const messages = [errors.latitude?.message, errors.longitude?.message];
  return [numericCoordinates, coordinateRange].find((each) => messages.includes(each)) ?? null;
}
