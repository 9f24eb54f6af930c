import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { maxPassLabel, type PassHours, type PassOpenings } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { MadePassLink } from './MadePass.tsx';

const suggestions = [t`Courier`, t`Visitor`, t`Repairs`, t`Family`] as const;

const hours = {
  '2': { label: t`2 hours`, value: 2 },
  '24': { label: t`24 hours`, value: 24 },
  '168': { label: t`7 days`, value: 168 },
  none: { label: t`Until I revoke it`, value: null },
} as const satisfies Record<string, { label: string; value: PassHours }>;
const openings = {
  '1': { label: t`Once`, value: 1 },
  '5': { label: t`5 times`, value: 5 },
  any: { label: t`Any number`, value: null },
} as const satisfies Record<string, { label: string; value: PassOpenings }>;

const hourOptions = [
  { value: '2', label: hours['2'].label },
  { value: '24', label: hours['24'].label },
  { value: '168', label: hours['168'].label },
  { value: 'none', label: hours.none.label },
] as const;
const openingOptions = [
  { value: '1', label: openings['1'].label },
  { value: '5', label: openings['5'].label },
  { value: 'any', label: openings.any.label },
] as const;

const Form = chakra('form', {
  base: { display: 'grid', gap: '4', p: '4', borderWidth: '1px', borderRadius: 'lg' },
});

interface NewPassProps {
  code: string;
  onMade: (pass: MadePassLink) => void;
  onCancel: () => void;
}

/** Made in three taps: New pass, who it is for, Make the pass. */
export function NewPass({ code, onMade, onCancel }: NewPassProps): ReactElement {
  const { run, busy } = useMutationOf('zarcodes.createPass');
  const [label, setLabel] = useState('');
  // For a delivery today: what most passes are for, and soon over.
  const [until, setUntil] = useState<keyof typeof hours>('24');
  const [count, setCount] = useState<keyof typeof openings>('5');
  const [error, setError] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const make = async () => {
    if (busy) return;
    const name = label.trim();
    if (name === '') {
      setError(t`Please say who the pass is for.`);
      form.current?.querySelector<HTMLInputElement>('input')?.focus();
      return;
    }
    setProblem(null);
    try {
      const body = { label: name, hours: hours[until].value, openings: openings[count].value };
      const { link } = await run({ params: { code }, body });
      onMade({ label: name, link });
    } catch (thrown) {
      setProblem(messageOf(thrown, t`The pass could not be made. Please try again.`));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void make();
  };
  const name = (given: string) => {
    setLabel(given);
    setError('');
  };
  return (
    <Form ref={form} method="dialog" noValidate onSubmit={onSubmit} aria-label={t`New pass`}>
      <div>
        <TextField
          label={t`Who is it for?`}
          error={error}
          maxLength={maxPassLabel}
          autoComplete="off"
          autoFocus
          value={label}
          onChange={(event) => name(event.currentTarget.value)}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="outline"
              size="sm"
              aria-pressed={label === suggestion}
              onClick={() => name(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </chakra.div>
      </div>
      <RadioGroup legend={t`How long`} beside options={hourOptions} value={until} onChange={setUntil} />
      <RadioGroup legend={t`How often`} beside options={openingOptions} value={count} onChange={setCount} />
      {problem === null ? null : <Notice tone="error">{problem}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" busy={busy} busyText={t`Making...`}>
          {t`Make the pass`}
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          {t`Cancel`}
        </Button>
      </chakra.div>
    </Form>
  );
}
