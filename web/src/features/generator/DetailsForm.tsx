import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { maxLengths } from '#shared/domain/codeDetails.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormElement } from '#web/ui/form/Form.tsx';
import { maxLength } from '#web/ui/form/rules.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { AppForm, FormRules } from '#web/ui/form/useAppForm.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { AreaFields } from './AreaFields.tsx';
import { CodePreview } from './CodePreview.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import type { CodeForm } from './codeForm.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import type { Pin } from './usePin.ts';

// What is missing is said by `problemOf` when the form is sent.
export const codeRules: FormRules<CodeForm> = {
  title: maxLength(maxLengths.title),
  description: maxLength(maxLengths.description),
  addressLine1: maxLength(maxLengths.addressLine1),
  addressLine2: maxLength(maxLengths.addressLine2),
  suburb: maxLength(maxLengths.suburb),
  city: maxLength(maxLengths.city),
};

interface DetailsFormProps {
  form: AppForm<CodeForm>;
  pin: Pin;
  /** What it costs. */
  cost: ReactNode;
  submitLabel: string;
  ready: boolean;
}

export function DetailsForm({ form, pin, cost, submitLabel, ready }: DetailsFormProps): ReactElement {
  const { register, control, formState } = form;
  const [agreed, city, province] = useWatch({ control, name: ['termsConfirmed', 'city', 'province'] });
  return (
    <Card>
      <FormElement {...form.element} aria-label="ZarCode details">
        <chakra.div mb="3">
          <CodePreview city={city} province={province} />
        </chakra.div>
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
            <Notice title="This point is not in South Africa">
              ZarCodes are for places in South Africa.
            </Notice>
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
        <AreaFields form={form} pin={pin} />
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
          disabled={!agreed || !ready}
          busy={form.busy}
          busyText="Just a moment..."
        >
          {submitLabel}
        </Button>
      </FormElement>
    </Card>
  );
}
