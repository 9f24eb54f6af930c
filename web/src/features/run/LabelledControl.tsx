import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { t } from '#shared/text/t.ts';
import { Input } from '#web/ui/form/controls.ts';

interface LabelledControlProps {
  label: string;
  /** Empty while nothing is wrong. */
  error?: string;
  optional?: boolean;
  maxLength?: number;
}

const Label = chakra('label', { base: { display: 'block', fontWeight: 'semibold', mb: '1.5' } });
const ErrorText = chakra('p', { base: { color: 'fg.error', fontSize: 'sm', mt: '1' } });

/**
 * A field outside of a form that is checked: see PasteStops.tsx.
 */
export function LabelledControl({
  label,
  error = '',
  optional = false,
  maxLength,
}: LabelledControlProps): ReactElement {
  const id = useId();
  const control = {
    id,
    maxLength,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': error !== '' || undefined,
    'aria-describedby': error === '' ? undefined : `${id}-error`,
  } as const;
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {optional ? (
          <chakra.span color="fg.muted" fontWeight="normal">
            {t` (optional)`}
          </chakra.span>
        ) : null}
      </Label>
      <Input {...control} />
      <div role="alert">{error === '' ? null : <ErrorText id={`${id}-error`}>{error}</ErrorText>}</div>
    </div>
  );
}
