import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '#shared/text/t.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { CodePreview } from '#web/brand/place/CodePreview.tsx';
import type { CodeForm } from '#web/brand/place/codeForm.ts';
import { loadConfirmPlace } from '#web/brand/place/confirmation.ts';
import { PlaceFields } from '#web/brand/place/PlaceFields.tsx';
import type { PlaceForm } from '#web/brand/place/usePlaceForm.ts';
import type { Draft } from '#web/brand/useDraft.ts';
import { zooms } from '#web/maps/mapView.ts';
import { Card } from '#web/ui/Card.tsx';
import { FormElement } from '#web/ui/form/Form.tsx';
import type { SubmitState } from './SubmitButton.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const ConfirmPlace = lazy(async () => ({ default: (await loadConfirmPlace()).ConfirmPlace }));

interface DetailsFormProps {
  place: PlaceForm;
  /** Which of the person's codes is already where the pin is. */
  near: ReactNode;
  /** What it costs. */
  cost: ReactNode;
  submitButton: (state: SubmitState) => ReactElement;
  /** A creator's own, with which the code begins. */
  ownPrefix?: string | undefined;
  /** Where what is typed is stored until it is sent. */
  draft: Draft<CodeForm>;
  /** Above the fields. */
  top?: ReactNode;
}

export function DetailsForm(props: DetailsFormProps): ReactElement {
  const { place, near, cost, submitButton, ownPrefix, draft, top } = props;
  const { form } = place;
  const { register, control, formState } = form;
  const [agreed, city, province] = useWatch({ control, name: ['termsConfirmed', 'city', 'province'] });
  useEffect(() => {
    if (agreed) loadConfirmPlace().catch(() => {});
  }, [agreed]);
  return (
    <Card>
      <FormElement {...form.element} aria-label={t`ZarCode details`}>
        <FormDraft form={form} {...draft} onStartAgain={place.pin.startAgain} />
        {top}
        <chakra.div role="status" css={{ '&:not(:empty)': { mb: '4' } }}>
          {near}
        </chakra.div>
        <chakra.div mb="3">
          <CodePreview city={city} province={province} ownPrefix={ownPrefix} />
        </chakra.div>
        <PlaceFields
          place={place}
          {...(ownPrefix === undefined && { cityHint: t`Your city or town decides how the code begins.` })}
        />
        <chakra.div mt="5" mb="4">
          {cost}
        </chakra.div>
        <TermsCheckbox field={register('termsConfirmed')} error={formState.errors.termsConfirmed?.message} />
        {submitButton({ agreed, busy: form.busy })}
      </FormElement>
      {place.question === null ? null : (
        <Suspense fallback={null}>
          <ConfirmPlace
            form={form}
            pin={place.pin}
            onShow={(point) => place.map?.view.show(point, zooms.focus)}
            onAnswer={place.question.answer}
          >
            {near}
          </ConfirmPlace>
        </Suspense>
      )}
    </Card>
  );
}
