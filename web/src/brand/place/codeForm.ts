import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { coordinateProblem, formatCoordinate } from '#shared/domain/coordinates.ts';
import type { PointSource } from '#shared/domain/pointSources.ts';
import { cleanText } from '#shared/domain/text.ts';
import type { Point } from '#web/maps/mapView.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import type { AppForm } from '#web/ui/form/useAppForm.ts';

type Typed = Exclude<keyof ZarCodeInput, 'pointSource' | 'termsConfirmed' | 'country' | 'useBundle'>;

/**
 * The generator's form as its fields contain it: text, until it is sent. `pointSource` and `pointAccuracy` are empty
 * where they are not known.
 */
export type CodeForm = Record<Typed, string> & {
  pointSource: PointSource | '';
  termsConfirmed: boolean;
};

/** Checked, it is what the API takes. */
export type PlaceFormState = AppForm<CodeForm, ZarCodeInput>;

export const emptyForm: CodeForm = {
  title: '',
  description: '',
  latitude: '',
  longitude: '',
  pointSource: '',
  pointAccuracy: '',
  addressLine1: '',
  addressLine2: '',
  suburb: '',
  city: '',
  province: '',
  termsConfirmed: false,
};

/** For the next place of the same town (docs/product/creators.md#creator-generator). */
export function nextForm({ city, province, termsConfirmed }: CodeForm): CodeForm {
  return { ...emptyForm, city, province, termsConfirmed };
}

/** Stands for what was typed where the browser cannot read it as a number ('-', '12e'): its value is then empty. */
export const unreadable = 'NaN';

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
    pointSource: input.pointSource ?? '',
    pointAccuracy: input.pointAccuracy?.toString() ?? '',
    addressLine1: input.addressLine1 ?? '',
    addressLine2: input.addressLine2 ?? '',
    suburb: input.suburb ?? '',
    city: input.city,
    province: input.province,
    termsConfirmed: true,
  };
}

/** What the API takes, not checked yet: what is empty is left out. */
export function inputOf(form: CodeForm) {
  const { termsConfirmed, latitude, longitude, pointAccuracy, ...texts } = form;
  const given = Object.entries(texts).filter(([, value]) => cleanText(value) !== '');
  const degrees = (text: string) => (cleanText(text) === '' ? undefined : Number(text));
  return {
    ...Object.fromEntries(given),
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    ...(pointAccuracy !== '' && { pointAccuracy: Number(pointAccuracy) }),
    country: 'South Africa',
    termsConfirmed,
  };
}

/** The point of two coordinate fields, or null while they are not one. */
export function pointOf(latitude: string, longitude: string): Point | null {
  if (latitude.trim() === '' || longitude.trim() === '') return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return coordinateProblem(point.latitude, point.longitude) === null ? point : null;
}
