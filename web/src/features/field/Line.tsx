import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { t } from '#shared/text/t.ts';

const Label = chakra('label', { base: { display: 'block', fontWeight: 'semibold', mb: '1.5' } });
const ErrorText = chakra('p', { base: { color: 'fg.error', fontSize: 'sm', mt: '1' } });

// Not those of ui/form, which the build puts into one file with the forms.
const TickLabel = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minH: 'touch', cursor: 'pointer' },
});
const TickBox = chakra('input', {
  base: { width: '5', height: '5', flexShrink: 0, accentColor: 'var(--chakra-colors-primary)' },
});

interface LineProps {
  label: string;
  optional?: boolean;
  /** Empty while nothing is wrong. */
  error?: string;
  children: (control: {
    id: string;
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field outside of the forms that are checked (ui/form): those come with 15 KB of react-hook-form. */
export function Line({ label, optional = false, error = '', children }: LineProps): ReactElement {
  const id = useId();
  const isWrong = error !== '';
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
      {children({
        id,
        'aria-required': !optional || undefined,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-error` : undefined,
      })}
      <div role="alert">{isWrong ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}</div>
    </div>
  );
}

interface TickProps {
  checked: boolean;
  onTick: (isTicked: boolean) => void;
  required?: boolean;
  error?: string;
  children: ReactNode;
}

/** The whole line is the target. */
export function Tick({ checked, onTick, required = false, error = '', children }: TickProps): ReactElement {
  const id = useId();
  const isWrong = error !== '';
  return (
    <div>
      <TickLabel>
        <TickBox
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onTick(target.checked)}
          aria-required={required || undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
        />
        <span>{children}</span>
      </TickLabel>
      <div role="alert">{isWrong ? <ErrorText id={id}>{error}</ErrorText> : null}</div>
    </div>
  );
}
