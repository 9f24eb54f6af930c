import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { CodePreview } from '#web/brand/place/CodePreview.tsx';
import type { CodeForm } from '#web/brand/place/codeForm.ts';
import { loadConfirmPlace } from '#web/brand/place/confirmation.ts';
import { nearCode } from '#web/brand/place/nearCode.ts';
import { PlaceFields } from '#web/brand/place/PlaceFields.tsx';
import type { PlaceForm } from '#web/brand/place/usePlaceForm.ts';
import type { Draft } from '#web/brand/useDraft.ts';
import { zooms } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormElement } from '#web/ui/form/Form.tsx';
import { NearCode } from './NearCode.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const ConfirmPlace = lazy(async () => ({ default: (await loadConfirmPlace()).ConfirmPlace }));

interface DetailsFormProps {
  place: PlaceForm;
  /** The person's codes, to say which of them is already where the pin is. */
  codes: readonly ZarCodeCard[];
  /** What it costs. */
  cost: ReactNode;
  submitLabel: string;
  ready: boolean;
  /** A creator's own, with which the code begins. */
  ownPrefix?: string | undefined;
  /** Where what is typed is stored until it is sent. */
  draft: Draft<CodeForm>;
  /** Above the fields. */
  top?: ReactNode;
}

export function DetailsForm(props: DetailsFormProps): ReactElement {
  const { place, codes, cost, submitLabel, ready, ownPrefix, draft, top } = props;
  const { form } = place;
  const { register, control, formState } = form;
  /** Pressed before it is known what it costs. */
  const [isEarly, setEarly] = useState(false);
  const [agreed, city, province] = useWatch({ control, name: ['termsConfirmed', 'city', 'province'] });
  const near = nearCode(codes, place.pin.point);
  useEffect(() => {
    if (agreed) loadConfirmPlace().catch(() => {});
  }, [agreed]);
  return (
    <Card>
      <FormElement {...form.element} aria-label={t`ZarCode details`}>
        <FormDraft form={form} {...draft} onStartAgain={place.pin.startAgain} />
        {top}
        <chakra.div role="status" css={{ '&:not(:empty)': { mb: '4' } }}>
          {near === null ? null : <NearCode code={near} />}
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
        <Button
          type="submit"
          variant="accent"
          size="lg"
          wide
          mt="4"
          // Pressed, it says beside the fields what is missing.
          aria-disabled={!agreed || form.busy || !ready || undefined}
          busy={form.busy || (isEarly && !ready)}
          busyText={form.busy ? t`Just a moment...` : t`Checking your bundle...`}
          onClick={(event) => {
            if (ready) return;
            event.preventDefault();
            setEarly(true);
          }}
        >
          {submitLabel}
        </Button>
      </FormElement>
      {place.question === null ? null : (
        <Suspense fallback={null}>
          <ConfirmPlace
            form={form}
            pin={place.pin}
            onShow={(point) => place.map?.view.show(point, zooms.focus)}
            onAnswer={place.question.answer}
          >
            {near === null ? null : <NearCode code={near} />}
          </ConfirmPlace>
        </Suspense>
      )}
    </Card>
  );
}
