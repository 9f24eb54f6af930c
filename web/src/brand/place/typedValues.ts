import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { type CodeForm, formOf } from './codeForm.ts';

type Shown = Exclude<keyof CodeForm, 'termsConfirmed' | 'pointSource' | 'pointAccuracy'>;

export const fieldLabels: Readonly<Record<Shown, string>> = {
  title: t`Title`,
  description: t`Description`,
  latitude: t`Latitude`,
  longitude: t`Longitude`,
  addressLine1: t`Address line 1`,
  addressLine2: t`Address line 2`,
  suburb: t`Suburb`,
  city: t`City`,
  province: t`Province`,
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
    .map((name) => ({ label: fieldLabels[name], value: values[name] === '' ? t`(empty)` : values[name] }));
}
