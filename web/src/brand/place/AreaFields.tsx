import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { provinces } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { PlaceFormState } from './codeForm.ts';
import type { Pin } from './usePin.ts';

interface AreaFieldsProps {
  form: PlaceFormState;
  pin: Pin;
  /** What depends on the city. */
  cityHint: string | undefined;
}

/** Suburb, city and province: filled in by the map and then read-only, unless the area goes by another name. */
export function AreaFields({ form, pin, cityHint }: AreaFieldsProps): ReactElement {
  const locked = pin.lock === 'locked';
  const choices = pin.lock === 'open' ? provinces : [form.getValues('province'), ...pin.otherProvinces];
  const fixedProvince = locked || (pin.lock === 'renamed' && pin.otherProvinces.length === 0);
  const rename = () => {
    pin.rename();
    // The field is still read-only in this moment; it takes the focus all the same.
    form.setFocus('suburb');
  };
  return (
    <>
      <TextField
        label={t`Suburb`}
        optional
        readOnly={locked}
        placeholder={locked && pin.point !== null ? t`Not on the map` : undefined}
        autoComplete="off"
        {...form.field('suburb')}
      />
      <TextField
        label={t`City`}
        readOnly={locked}
        autoComplete="off"
        hint={pin.lock === 'renamed' ? cityHint : undefined}
        {...form.field('city')}
      />
      {locked ? (
        <chakra.div mt="-2" mb="5">
          <Button variant="outline" size="sm" onClick={rename}>
            {t`My area is called something else`}
          </Button>
        </chakra.div>
      ) : null}
      {fixedProvince ? (
        <TextField label={t`Province`} readOnly {...form.field('province')} />
      ) : (
        <SelectField label={t`Province`} {...form.field('province')}>
          <option value="">{t`Choose a province`}</option>
          {[...new Set(choices)]
            .filter((name) => name !== '')
            .map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
    </>
  );
}
