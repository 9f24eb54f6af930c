import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormElement } from '#web/ui/form/Form.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { PlaceForm } from './usePlaceForm.ts';

interface PlaceFormCardProps {
  place: PlaceForm;
  submitLabel: string;
  /** On the button while the form is sent. */
  busyText: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form beside the map: all that is said of a place, and the button that sends it. */
export function PlaceFormCard({ place, submitLabel, busyText, children }: PlaceFormCardProps): ReactElement {
  const { form } = place;
  return (
    <Card>
      <FormElement {...form.element} aria-label={t`ZarCode details`}>
        {children}
        <PlaceFields place={place} />
        <Button type="submit" variant="accent" size="lg" wide mt="4" busy={form.busy} busyText={busyText}>
          {submitLabel}
        </Button>
      </FormElement>
    </Card>
  );
}
