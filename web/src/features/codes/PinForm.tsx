import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { pinLengths, pinPattern } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Input } from '#web/ui/form/controls.ts';
import { openWithPin } from './openCode.ts';

const Form = chakra('form', { base: { width: 'full', display: 'grid', gap: '1.5' } });

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', '& > input': { flex: '1 1 8rem', minW: 0 } },
});

interface PinFormProps {
  code: string;
  onOpened: () => void;
}

/** Without the parts of other forms, which a page for visitors would load for this one field. */
export function PinForm({ code, onOpened }: PinFormProps): ReactElement {
  const id = useId();
  // What was typed before React took the page over stays.
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (busy) return;
    const pin = (input.current?.value ?? '').replace(/\s/g, '');
    setBusy(true);
    const problem = pinPattern.test(pin) ? await openWithPin(code, pin) : t`A PIN has 4 to 6 digits.`;
    setBusy(false);
    if (problem === null) {
      onOpened();
      return;
    }
    setError(problem);
    input.current?.focus();
    input.current?.select();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    // 'dialog' sends nothing before the app has loaded: a PIN must not get into an address.
    <Form method="dialog" noValidate onSubmit={onSubmit}>
      <chakra.label htmlFor={id} fontWeight="semibold">
        {t`PIN`}
      </chakra.label>
      <Row>
        <Input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLengths.max + 2}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : `${id}-error`}
          onChange={() => setError('')}
        />
        <Button type="submit" busy={busy} busyText={t`Opening...`}>
          {t`Open`}
        </Button>
      </Row>
      <chakra.p id={`${id}-error`} role="alert" color="fg.error" fontWeight="semibold" minH="6">
        {error}
      </chakra.p>
    </Form>
  );
}
