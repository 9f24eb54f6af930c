import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { CodePreview } from '#web/brand/place/CodePreview.tsx';
import type { CodeForm } from '#web/brand/place/codeForm.ts';
import { PlaceFields } from '#web/brand/place/PlaceFields.tsx';
import type { PlaceForm } from '#web/brand/place/usePlaceForm.ts';
import type { Draft } from '#web/brand/useDraft.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormElement } from '#web/ui/form/Form.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

interface DetailsFormProps {
  place: PlaceForm;
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
  const { place, cost, submitLabel, ready, ownPrefix, draft, top } = props;
  const { form } = place;
  const { register, control, formState } = form;
  /** Pressed before it is known what it costs. */
  const [isEarly, setEarly] = useState(false);
  const [agreed, city, province] = useWatch({ control, name: ['termsConfirmed', 'city', 'province'] });
  return (
    <Card>
      <FormElement {...form.element} aria-label="ZarCode details">
        <FormDraft form={form} {...draft} onStartAgain={place.pin.startAgain} />
        {top}
        <chakra.div mb="3">
          <CodePreview city={city} province={province} ownPrefix={ownPrefix} />
        </chakra.div>
        <PlaceFields
          place={place}
          {...(ownPrefix === undefined && { cityHint: 'Your city or town decides how the code begins.' })}
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
          busyText={form.busy ? 'Just a moment...' : 'Checking your bundle...'}
          onClick={(event) => {
            if (ready) return;
            event.preventDefault();
            setEarly(true);
          }}
        >
          {submitLabel}
        </Button>
      </FormElement>
    </Card>
  );
}
