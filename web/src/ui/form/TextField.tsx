import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Input } from './controls.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type TextFieldProps = FieldProps & HTMLChakraProps<'input'>;

/** Takes what react-hook-form's `register` gives. */
export function TextField({
  label,
  error,
  hint,
  optional,
  hideLabel,
  ...input
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame {...frameOf({ label, error, hint, optional, hideLabel })}>
      {(control) => <Input {...control} {...input} />}
    </FieldFrame>
  );
}

/** Leaves out what was not given. */
export function frameOf(props: { [K in keyof FieldProps]: FieldProps[K] | undefined }): FieldProps {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as unknown as FieldProps;
}
