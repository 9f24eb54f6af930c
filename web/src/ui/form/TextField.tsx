import type { HTMLChakraProps } from '@chakra-ui/react';
import { memo, type ReactElement } from 'react';
import { Input } from './controls.ts';
import { FieldFrame, type FieldProps, splitField } from './FieldFrame.tsx';

type TextFieldProps = FieldProps & Omit<HTMLChakraProps<'input'>, 'required'>;

export const TextField = memo(function TextField(props: TextFieldProps): ReactElement {
  const [field, input] = splitField(props);
  return <FieldFrame field={field}>{(control) => <Input {...control} {...input} />}</FieldFrame>;
});
