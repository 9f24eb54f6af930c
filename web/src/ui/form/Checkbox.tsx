import type { HTMLChakraProps } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { CheckboxInput, CheckboxLabel } from './checkboxParts.ts';
import { ErrorLine } from './ErrorLine.tsx';

type CheckboxProps = Omit<HTMLChakraProps<'input'>, 'required'> & {
  children: ReactNode;
  /** As in other fields: empty while nothing is wrong. */
  error?: string | undefined;
  /** Has to be ticked. Not marked with a star: what a box says is a whole sentence. */
  required?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The whole line is the target. */
export function Checkbox({ children, error, required = false, ...input }: CheckboxProps): ReactElement {
  const errorId = useId();
  const invalid = error !== undefined && error !== '';
  const box = (
    <CheckboxLabel>
      <CheckboxInput
        type="checkbox"
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
        {...input}
      />
      <span>{children}</span>
    </CheckboxLabel>
  );
  if (error === undefined) return box;
  return (
    <div>
      {box}
      <ErrorLine id={errorId} error={error} />
    </div>
  );
}
