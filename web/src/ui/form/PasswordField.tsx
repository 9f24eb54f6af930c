import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Input } from './controls.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { frameOf } from './TextField.tsx';

type PasswordFieldProps = FieldProps & HTMLChakraProps<'input'>;

export function PasswordField({
  label,
  error,
  hint,
  optional,
  hideLabel,
  ...input
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...frameOf({ label, error, hint, optional, hideLabel })}>
      {(control) => (
        <chakra.div position="relative">
          <Input {...control} {...input} type={shown ? 'text' : 'password'} pe="14" />
          <chakra.div position="absolute" insetEnd="0.5" top="0.5">
            <Button
              variant="ghost"
              size="icon"
              aria-label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
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
}
