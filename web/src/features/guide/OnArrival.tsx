import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxArrival } from '#shared/domain/guide.ts';
import { t } from '#shared/text/t.ts';
import { charactersText } from '#web/brand/guide/charactersText.ts';
import type { GuideFormState } from '#web/brand/guide/guideForm.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

/** What a driver does at the gate. */
export function OnArrival({ form }: { form: GuideFormState }): ReactElement {
  const [arrival, calls] = useWatch({ control: form.control, name: ['arrival', 'callOnArrival'] });
  return (
    <TitledCard title={t`On arrival`}>
      <chakra.div display="grid" gap="2">
        <TextAreaField
          label={t`What to do on arrival`}
          hint={charactersText(arrival.length, maxArrival)}
          placeholder={t`Hoot; the dog is friendly`}
          {...form.field('arrival')}
          required={false}
          optional
        />
        <Checkbox {...form.register('callOnArrival')}>{t`Let drivers call on arrival`}</Checkbox>
        {calls ? (
          <TextField
            label={t`Number to call`}
            hint={t`Everybody who sees this ZarCode sees this number.`}
            type="tel"
            autoComplete="tel"
            {...form.field('phone')}
          />
        ) : null}
      </chakra.div>
    </TitledCard>
  );
}
