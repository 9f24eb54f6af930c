import type { HTMLChakraProps } from '@chakra-ui/react';
import { memo, type ReactElement } from 'react';
import { TextArea } from './controls.ts';
import { FieldFrame, type FieldProps, splitField } from './FieldFrame.tsx';

type TextAreaFieldProps = FieldProps & Omit<HTMLChakraProps<'textarea'>, 'required'>;

export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps): ReactElement {
  const [field, area] = splitField(props);
  return (
    <FieldFrame field={field}>
      {(control) => <TextArea display="block" rows={3} {...control} {...area} />}
    </FieldFrame>
  );
});
