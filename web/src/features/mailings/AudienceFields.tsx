import type { ReactElement } from 'react';
import { provinces } from '#shared/domain/provinces.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { AppForm } from '#web/ui/form/useAppForm.ts';
import { roleLabels } from './mailingTexts.ts';
import type { MailingValues } from './mailingValues.ts';

const kinds = {
  all: 'Everybody',
  role: 'People with a role',
  province: 'Owners of codes in a province',
  creators: 'Creators',
  person: 'One person',
} as const;

/** Who gets it: a kind, and then which one. */
export function AudienceFields({ form }: { form: AppForm<MailingValues> }): ReactElement {
  const kind = form.watch('audience.kind');
  return (
    <>
      <SelectField label="To" {...form.field('audience.kind')}>
        {Object.entries(kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {kind === 'role' ? (
        <SelectField label="Role" {...form.field('audience.role')}>
          {Object.entries(roleLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'province' ? (
        <SelectField label="Province" {...form.field('audience.province')}>
          {provinces.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'person' ? (
        <TextField
          label="Email of the person"
          type="email"
          autoComplete="off"
          {...form.field('audience.email')}
        />
      ) : null}
    </>
  );
}
