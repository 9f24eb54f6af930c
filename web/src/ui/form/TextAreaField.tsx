import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { TextArea } from './controls.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { frameOf } from './TextField.tsx';

type TextAreaFieldProps = FieldProps & HTMLChakraProps<'textarea'>;

export function TextAreaField({
  label,
  error,
  hint,
  optional,
  hideLabel,
  ...area
}: TextAreaFieldProps): ReactElement {
  return (
    <FieldFrame {...frameOf({ label, error, hint, optional, hideLabel })}>
      {(control) => <TextArea rows={3} {...control} {...area} />}
    </FieldFrame>
  );
}
