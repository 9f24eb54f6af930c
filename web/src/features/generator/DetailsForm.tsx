import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { atMost } from '#web/ui/form/maxLength.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AreaFields } from './AreaFields.tsx';
import { CodePreview } from './CodePreview.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import type { CodeForm } from './codeForm.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import type { Pin } from './usePin.ts';

interface DetailsFormProps {
  form: UseFormReturn<CodeForm>;
  pin: Pin;
  /** What it costs. */
  cost: ReactNode;
  submitLabel: string;
  ready: boolean;
  onSubmit: () => Promise<void>;
}

export function DetailsForm({
  form,
  pin,
  cost,
  submitLabel,
  ready,
  onSubmit,
}: DetailsFormProps): ReactElement {
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [agreed, city, province] = useWatch({ control, name: ['termsConfirmed', 'city', 'province'] });
  return (
    <Card>
      <chakra.form
        onSubmit={handleSubmit(onSubmit)}
        noValidate
        display="grid"
        gap="5"
        aria-label="ZarCode details"
      >
        <CodePreview city={city} province={province} />
        <TextField
          label="Title"
          placeholder="Home, or Thandi's Spaza"
          autoComplete="off"
          error={errors.title?.message}
          {...register('title', atMost(100))}
        />
        <TextAreaField
          label="Description"
          optional
          rows={2}
          placeholder="Blue gate, second house after the church"
          error={errors.description?.message}
          {...register('description', atMost(1000))}
        />
        <CoordinateFields form={form} pin={pin} />
        <chakra.div role="status" display="contents">
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
          error={errors.addressLine1?.message}
          {...register('addressLine1', atMost(120))}
        />
        <TextField
          label="Address line 2"
          optional
          placeholder="Building, unit, floor"
          autoComplete="off"
          error={errors.addressLine2?.message}
          {...register('addressLine2', atMost(120))}
        />
        <AreaFields form={form} pin={pin} />
        {cost}
        <TermsCheckbox field={register('termsConfirmed')} error={errors.termsConfirmed?.message} />
        <Button
          type="submit"
          variant="accent"
          size="lg"
          wide
          disabled={!agreed || !ready}
          busy={isSubmitting}
          busyText="Just a moment..."
        >
          {submitLabel}
        </Button>
      </chakra.form>
    </Card>
  );
}
