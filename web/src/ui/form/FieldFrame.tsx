import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useCalm } from './useCalm.ts';

export interface FieldProps {
  label: string;
  /** What is wrong, beside the field (SPEC: errors inline). */
  error?: string | undefined;
  hint?: string | undefined;
  /** Most fields are needed, so it is the others that are marked. */
  optional?: boolean;
  hideLabel?: boolean;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

const Label = chakra('label', { base: { display: 'block', fontWeight: 'semibold', mb: '1.5' } });
const Hint = chakra('p', { base: { mt: '1.5', fontSize: 'sm', color: 'fg.muted' } });
const ErrorLine = chakra('p', {
  base: {
    mt: '1.5',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.error',
    display: 'flex',
    gap: '1.5',
    alignItems: 'flex-start',
    // As high as a line of the message, and never squeezed by it.
    '& > svg': { flexShrink: 0, height: '1lh' },
  },
});

/** Label, control, hint and error of one field, tied together for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  optional = false,
  hideLabel = false,
  children,
}: FieldFrameProps): ReactElement {
  const id = useId();
  const told = useCalm(error);
  const wrong = told !== undefined && told !== '';
  const described = [wrong ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Label htmlFor={id} srOnly={hideLabel}>
        {label}
        {optional ? (
          <chakra.span color="fg.muted" fontWeight="normal">
            {' (optional)'}
          </chakra.span>
        ) : null}
      </Label>
      {children({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">
        {wrong ? (
          <ErrorLine id={`${id}-error`}>
            <CircleAlert size={16} aria-hidden="true" />
            {told}
          </ErrorLine>
        ) : null}
      </div>
    </div>
  );
}
