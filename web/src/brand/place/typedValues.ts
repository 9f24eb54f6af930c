import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { type CodeForm, formOf } from './codeForm.ts';

type Shown = Exclude<keyof CodeForm, 'termsConfirmed' | 'pointSource' | 'pointAccuracy'>;

export const fieldLabels: Readonly<Record<Shown, string>> = {
  title: 'Title',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  suburb: 'Suburb',
  city: 'City',
  province: 'Province',
};

export interface TypedValue {
  readonly label: string;
  readonly value: string;
}

/** What a form says otherwise than the code it began with. */
export function typedValues(zarCode: EditableZarCode, values: CodeForm): TypedValue[] {
  const before = formOf(zarCode);
  const names = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];
  return names
    .filter((name) => values[name] !== before[name])
    .map((name) => ({ label: fieldLabels[name], value: values[name] === '' ? '(empty)' : values[name] }));
}
