import { chakra } from '@chakra-ui/react';
import { Dices } from 'lucide-react';
import type { ReactElement } from 'react';
import { pinLengths } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { drawPin } from './drawPin.ts';

interface PinFieldProps {
  value: string;
  error: string;
  onChange: (value: string) => void;
  onCancel: () => void;
}

/** A PIN that a person chooses or has drawn. In plain view: they pass it on. */
export function PinField({ value, error, onChange, onCancel }: PinFieldProps): ReactElement {
  return (
    <div>
      <TextField
        label={t`New PIN`}
        hint={t`${pinLengths.min} to ${pinLengths.max} digits. What the old PIN opened, it opens no more.`}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLengths.max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={() => onChange(drawPin())}>
          <Dices aria-hidden="true" />
          {t`Draw one`}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </chakra.div>
    </div>
  );
}
