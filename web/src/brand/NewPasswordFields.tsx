import type { ReactElement } from 'react';
import { passwordLengths } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { PasswordField, type PasswordFieldProps } from '#web/ui/form/PasswordField.tsx';

type Bound = Omit<PasswordFieldProps, 'label'>;

interface NewPasswordFieldsProps {
  label: string;
  password: Bound;
  confirmation: Bound;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps): ReactElement {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={t`At least ${passwordLengths.min} characters.`}
        {...password}
      />
      <PasswordField label={t`Confirm password`} autoComplete="new-password" {...confirmation} />
    </>
  );
}
