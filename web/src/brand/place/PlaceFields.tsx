import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { t } from '#shared/text/t.ts';
import { MoreFields } from '#web/ui/form/MoreFields.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { AreaFields } from './AreaFields.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import type { PlaceForm } from './usePlaceForm.ts';

const MeantPoints = lazy(async () => ({ default: (await import('./MeantPoints.tsx')).MeantPoints }));

interface PlaceFieldsProps {
  place: PlaceForm;
  /** Shown while the city can be typed. */
  cityHint?: string;
}

/** All that is said of a place; on a phone first what every code needs. */
export function PlaceFields({ place: { form, pin }, cityHint }: PlaceFieldsProps): ReactElement {
  const isPhone = useIsPhone();
  const { errors } = form.formState;
  const description = (
    <TextAreaField
      label={t`Description`}
      optional
      rows={2}
      placeholder={t`Blue gate, second house after the church`}
      {...form.field('description')}
    />
  );
  const unknown = (
    <chakra.div role="status" css={{ '&:not(:empty)': { mb: '4' } }}>
      {pin.unknown && pin.point !== null ? (
        <Notice title={t`This point is not in South Africa`}>
          {t`ZarCodes are for places in South Africa.`}
          <Suspense fallback={null}>
            <MeantPoints
              point={pin.point}
              onChoose={(point) => pin.place(point, { source: 'coordinates' })}
            />
          </Suspense>
        </Notice>
      ) : null}
    </chakra.div>
  );
  const addressLines = (
    <>
      <TextField
        label={t`Address line 1`}
        optional
        placeholder={t`Street number and name`}
        autoComplete="off"
        {...form.field('addressLine1')}
      />
      <TextField
        label={t`Address line 2`}
        optional
        placeholder={t`Building, unit, floor`}
        autoComplete="off"
        {...form.field('addressLine2')}
      />
    </>
  );
  const area = <AreaFields form={form} pin={pin} cityHint={cityHint} />;
  const country = <TextField label={t`Country`} readOnly value={t`South Africa`} />;
  const title = (
    <TextField
      label={t`Title`}
      placeholder={t`Home, or Thandi's Spaza`}
      autoComplete="off"
      {...form.field('title')}
    />
  );
  if (isPhone) {
    const isWrong = [errors.latitude, errors.longitude, errors.addressLine1, errors.addressLine2].some(
      (error) => error !== undefined,
    );
    return (
      <>
        {title}
        {unknown}
        {area}
        {description}
        <MoreFields what={t`coordinates, address lines`} open={isWrong}>
          <CoordinateFields form={form} pin={pin} />
          {addressLines}
          {country}
        </MoreFields>
      </>
    );
  }
  return (
    <>
      {title}
      {description}
      <CoordinateFields form={form} pin={pin} />
      {unknown}
      {addressLines}
      {area}
      {country}
    </>
  );
}
