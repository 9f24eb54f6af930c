import { chakra } from '@chakra-ui/react';
import type { ClipboardEvent, FormEvent, ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { coordinateLimits, parseLocation } from '#shared/domain/coordinates.ts';
import { TextField } from '#web/forms/TextField.tsx';
import { type CodeForm, notANumber } from './codeForm.ts';
import type { Pin } from './usePin.ts';

interface CoordinateFieldsProps {
  form: UseFormReturn<CodeForm>;
  pin: Pin;
}

const step = 0.000001; // SPEC 5
const both = ['latitude', 'longitude'] as const;

/** The pin in numbers: what moves one moves the other. */
export function CoordinateFields({ form, pin }: CoordinateFieldsProps): ReactElement {
  const { errors } = form.formState;
  /** A pair, a link or degrees, minutes and seconds, pasted into either field, fill both. */
  const paste = (event: ClipboardEvent) => {
    const pasted = parseLocation(event.clipboardData.getData('text'));
    if (pasted.kind !== 'point') return;
    event.preventDefault();
    pin.place({ latitude: pasted.latitude, longitude: pasted.longitude });
  };
  /** The browser hands over '' for what is no number; that is another mistake than an empty field. */
  const check = (event: FormEvent<HTMLInputElement>) => {
    const { name, validity } = event.currentTarget;
    const field = both.find((known) => known === name);
    if (field !== undefined && validity.badInput) form.setError(field, { message: notANumber });
  };
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="1fr 1fr" alignItems="start" onPaste={paste}>
      {both.map((name) => (
        <TextField
          key={name}
          label={name === 'latitude' ? 'Latitude' : 'Longitude'}
          type="number"
          step={step}
          min={-coordinateLimits[name]}
          max={coordinateLimits[name]}
          autoComplete="off"
          placeholder={name === 'latitude' ? '-25.746111' : '28.188056'}
          error={errors[name]?.message}
          {...form.register(name, { onBlur: check })}
        />
      ))}
    </chakra.div>
  );
}
