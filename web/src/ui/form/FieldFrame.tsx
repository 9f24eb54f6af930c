import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { t } from '#shared/text/t.ts';
import { ErrorLine } from './ErrorLine.tsx';

export interface FieldProps {
  label: string;
  /** What is wrong; empty while nothing is. A field without it can have no error and needs no room for one. */
  error?: string | undefined;
  /** Where the error is shown, for fields that share one line for it. */
  errorId?: string | undefined;
  hint?: string | undefined;
  /** Marked with a star. */
  required?: boolean | undefined;
  /** Marked in words, and not required. */
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

interface ControlProps {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  field: FieldProps;
  children: (control: ControlProps) => ReactNode;
}

const Top = chakra('div', { base: { display: 'flex', gap: '1', mb: '1.5' } });
const Label = chakra('label', { base: { fontWeight: 'semibold', minW: 0 } });
const Star = chakra('span', { base: { color: 'fg.error', fontWeight: 'bold' } });
const Hint = chakra('p', { base: { mt: '-1.5', mb: '1.5', fontSize: 'sm', color: 'fg.muted' } });

/** Label, hint, control and error of one field, tied together for screen readers. */
export function FieldFrame({ field, children }: FieldFrameProps): ReactElement {
  const { label, error, hint, optional = false, hideLabel = false } = field;
  const required = field.required === true && !optional;
  const id = useId();
  const ownErrorId = `${id}-error`;
  const invalid = error !== undefined && error !== '';
  const described = [
    hint === undefined ? '' : `${id}-hint`,
    invalid ? (field.errorId ?? ownErrorId) : '',
  ].filter((part) => part !== '');
  const labelText = (
    <Label htmlFor={id} srOnly={hideLabel}>
      {label}
      {optional ? (
        <chakra.span color="fg.muted" fontWeight="normal">
          {t` (optional)`}
        </chakra.span>
      ) : null}
    </Label>
  );
  return (
    <chakra.div minW="0">
      {hideLabel ? (
        labelText
      ) : (
        <Top>
          {labelText}
          {/* Beside the label: it is no part of the field's name. */}
          {required ? <Star aria-hidden="true">*</Star> : null}
        </Top>
      )}
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        'aria-required': required || undefined,
        'aria-invalid': invalid || undefined,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
      })}
      {error === undefined || field.errorId !== undefined ? null : (
        <ErrorLine id={ownErrorId} error={error} />
      )}
    </chakra.div>
  );
}

/** A field's own properties, and those of its control. */
export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, error, errorId, hint, required, optional, hideLabel, ...control } = props;
  return [{ label, error, errorId, hint, required, optional, hideLabel }, control];
}
