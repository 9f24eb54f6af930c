import type { ReactElement } from 'react';
import { slipsUnasked } from '#shared/domain/claims.ts';
import { t } from '#shared/text/t.ts';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';

interface SlipPasswordProps {
  value: string;
  onChange: (value: string) => void;
  error: string;
  disabled: boolean;
}

/** For more slips in a day than people make one by one. */
export function SlipPassword({ value, onChange, error, disabled }: SlipPasswordProps): ReactElement {
  return (
    <PasswordField
      label={t`Your password`}
      hint={t`More than ${slipsUnasked} claim slips in a day need it.`}
      autoComplete="current-password"
      value={value}
      error={error}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
