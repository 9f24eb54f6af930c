import { coordinateMessages, coordinateProblem, formatCoordinate } from '#shared/domain/coordinates.ts';
import { isProvince } from '#shared/domain/provinces.ts';
import { cleanText } from '#shared/domain/text.ts';
import type { Point } from '#web/maps/mapView.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';

/** The generator's form as its fields contain it: text, until it is sent. */
export interface CodeForm {
  title: string;
  description: string;
  latitude: string;
  longitude: string;
  addressLine1: string;
  addressLine2: string;
  suburb: string;
  city: string;
  province: string;
  termsConfirmed: boolean;
}

export const emptyForm: CodeForm = {
  title: '',
  description: '',
  latitude: '',
  longitude: '',
  addressLine1: '',
  addressLine2: '',
  suburb: '',
  city: '',
  province: '',
  termsConfirmed: false,
};

/** For the next place of the same town (docs/product.md, "Creator generator"). */
export function nextForm({ city, province, termsConfirmed }: CodeForm): CodeForm {
  return { ...emptyForm, city, province, termsConfirmed };
}

export interface FormProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

// docs/product.md, "Create form rules".
const missingMessage = 'Please fill in all required fields: title, latitude, longitude, city, and province';

const missing = {
  title: 'Please give this place a name.',
  latitude: 'Please put the pin on the map, or enter the latitude.',
  longitude: 'Please put the pin on the map, or enter the longitude.',
  city: 'Please enter the town or city.',
  province: 'Please choose a province.',
} as const;

/** Stands for what was typed where the browser cannot read it as a number ('-', '12e'): its value is then empty. */
export const unreadable = 'NaN';

const axes = ['latitude', 'longitude'] as const;

/** The first of the three cases of docs/product.md, "Create form rules", and all that is wrong; null if nothing is. */
export function problemOf(form: CodeForm): FormProblem | null {
  const empty = Object.entries(missing).filter(
    ([name]) => cleanText(form[name as keyof typeof missing]) === '',
  );
  const wrong = axes.flatMap((name) => {
    const message = coordinateError(form, name);
    return message === null ? [] : ([[name, message]] as const);
  });
  const messages = wrong.map(([, message]) => message);
  const message =
    empty.length > 0
      ? missingMessage
      : (messages.find((each) => each === coordinateMessages.notNumeric) ?? messages[0]);
  return message === undefined ? null : { message, fields: Object.fromEntries([...wrong, ...empty]) };
}

/** What is wrong with one of the two alone. */
export function coordinateError(form: CodeForm, name: (typeof axes)[number]): string | null {
  const degrees = Number(form[name]);
  return name === 'latitude' ? coordinateProblem(degrees, 0) : coordinateProblem(0, degrees);
}

/** What the API takes. Only for a form without problems. */
export function inputOf(form: CodeForm): PendingCode {
  const { termsConfirmed, title, city, province, latitude, longitude, ...optional } = form;
  if (!isProvince(province) || !termsConfirmed) throw new Error('The form was not checked');
  const given = Object.entries(optional).filter(([, value]) => cleanText(value) !== '');
  return {
    ...Object.fromEntries(given),
    title,
    city,
    province,
    latitude: Number(latitude),
    longitude: Number(longitude),
    country: 'South Africa',
    termsConfirmed: true,
  };
}

/** What is known of a place, of a pending code or a saved one. */
type Described = Omit<PendingCode, 'province' | 'country' | 'termsConfirmed' | 'useBundle'> & {
  readonly province: string;
};

/** The terms are accepted once a form was sent. */
export function formOf(input: Described): CodeForm {
  return {
    title: input.title,
    description: input.description ?? '',
    latitude: formatCoordinate(input.latitude),
    longitude: formatCoordinate(input.longitude),
    addressLine1: input.addressLine1 ?? '',
    addressLine2: input.addressLine2 ?? '',
    suburb: input.suburb ?? '',
    city: input.city,
    province: input.province,
    termsConfirmed: true,
  };
}

/** The point of two coordinate fields, or null while they are not one. */
export function pointOf(latitude: string, longitude: string): Point | null {
  if (latitude.trim() === '' || longitude.trim() === '') return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return coordinateProblem(point.latitude, point.longitude) === null ? point : null;
}
