import { chakra } from '@chakra-ui/react';
import type { ClipboardEvent, FormEvent, ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  coordinateLimits,
  coordinateMessages,
  formatCoordinate,
  parseLocation,
} from '#shared/domain/coordinates.ts';
import { writtenDegrees } from '#shared/domain/writtenCoordinates.ts';
import { TextField } from '#web/ui/form/TextField.tsx';
import { type CodeForm, unreadable } from './codeForm.ts';
import type { Pin } from './usePin.ts';

interface CoordinateFieldsProps {
  form: UseFormReturn<CodeForm>;
  pin: Pin;
}

const step = 0.000001; // docs/product.md, "Create form rules"
const both = ['latitude', 'longitude'] as const;

/** The pin in numbers: what moves one moves the other. */
export function CoordinateFields({ form, pin }: CoordinateFieldsProps): ReactElement {
  const { errors } = form.formState;
  /**
   * A pair, a link or degrees, minutes and seconds, pasted into either field, fill both. One coordinate as people write
   * it is read as well: from a typographic minus or a decimal comma the browser would take the digits alone.
   */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text');
    const name = both.find((field) => field === (event.target as HTMLElement).getAttribute('name'));
    if (name === undefined || Number.isFinite(Number(text))) return;
    const pasted = parseLocation(text);
    const degrees = writtenDegrees(text, name);
    if (pasted.kind === 'point') pin.place({ latitude: pasted.latitude, longitude: pasted.longitude });
    else if (degrees !== null) {
      form.setValue(name, formatCoordinate(degrees), { shouldDirty: true });
      form.clearErrors(name);
    } else if (pasted.kind === 'invalid') form.setError(name, { message: pasted.message });
    else return;
    event.preventDefault();
  };
  const fieldOf = (name: (typeof both)[number]) => {
    const showUnreadable = () => {
      if (form.getValues(name) === unreadable)
        form.setError(name, { message: coordinateMessages.notNumeric });
    };
    const { ref, onChange } = form.register(name, { onBlur: showUnreadable });
    // React hears of no change from '' to '-', which the browser hands over as '' as well.
    const read = ({ type, currentTarget }: FormEvent<HTMLInputElement>) => {
      const value = currentTarget.validity.badInput ? unreadable : currentTarget.value;
      void onChange({ type, target: { name, value } });
    };
    return { ref, name, onInput: read, onBlur: read };
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
          {...fieldOf(name)}
        />
      ))}
    </chakra.div>
  );
}
