import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Select } from './controls.ts';
import { FieldFrame, type FieldProps, splitField } from './FieldFrame.tsx';

type SelectFieldProps = FieldProps & Omit<HTMLChakraProps<'select'>, 'required'>;

/** The browser's own list, which phones show best. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const [field, select] = splitField(props);
  return (
    <FieldFrame field={field}>
      {(control) => (
        <chakra.span display="block" position="relative">
          <Select
            appearance="none"
            pe="10"
            textOverflow="ellipsis"
            cursor="pointer"
            {...control}
            {...select}
          />
          <chakra.span position="absolute" insetEnd="3" top="50%" translate="0 -50%" pointerEvents="none">
            <ChevronDown size={20} aria-hidden="true" />
          </chakra.span>
        </chakra.span>
      )}
    </FieldFrame>
  );
}
