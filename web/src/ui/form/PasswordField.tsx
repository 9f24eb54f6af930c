import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { memo, type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Input } from './controls.ts';
import { FieldFrame, type FieldProps, splitField } from './FieldFrame.tsx';

export type PasswordFieldProps = FieldProps & Omit<HTMLChakraProps<'input'>, 'required'>;

export const PasswordField = memo(function PasswordField(props: PasswordFieldProps): ReactElement {
  const [field, input] = splitField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const name = field.label.toLowerCase();
  return (
    <FieldFrame field={field}>
      {(control) => (
        <chakra.div position="relative">
          <Input {...control} {...input} type={shown ? 'text' : 'password'} pe="14" />
          <chakra.div position="absolute" insetEnd="0.5" top="0.5">
            <Button
              variant="ghost"
              size="icon"
              aria-label={shown ? t`Hide ${name}` : t`Show ${name}`}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon aria-hidden="true" />
            </Button>
          </chakra.div>
        </chakra.div>
      )}
    </FieldFrame>
  );
});
