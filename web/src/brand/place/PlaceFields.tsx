import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AreaFields } from './AreaFields.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import type { PlaceForm } from './usePlaceForm.ts';

interface PlaceFieldsProps {
  place: PlaceForm;
  /** Shown while the city can be typed. */
  cityHint?: string;
}

/** All that is said of a place, from its title to its country. */
export function PlaceFields({ place: { form, pin }, cityHint }: PlaceFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label="Title"
        placeholder="Home, or Thandi's Spaza"
        autoComplete="off"
        {...form.field('title')}
      />
      <TextAreaField
        label="Description"
        optional
        rows={2}
        placeholder="Blue gate, second house after the church"
        {...form.field('description')}
      />
      <CoordinateFields form={form} pin={pin} />
      <chakra.div role="status" css={{ '&:not(:empty)': { mb: '4' } }}>
        {pin.unknown ? (
          <Notice title="This point is not in South Africa">ZarCodes are for places in South Africa.</Notice>
        ) : null}
      </chakra.div>
      <TextField
        label="Address line 1"
        optional
        placeholder="Street number and name"
        autoComplete="off"
        {...form.field('addressLine1')}
      />
      <TextField
        label="Address line 2"
        optional
        placeholder="Building, unit, floor"
        autoComplete="off"
        {...form.field('addressLine2')}
      />
      <AreaFields form={form} pin={pin} cityHint={cityHint} />
    </>
  );
}
