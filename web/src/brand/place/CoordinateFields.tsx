import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type FormEvent, type ReactElement, useId } from 'react';
import {
  coordinateLimits,
  coordinateMessages,
  formatCoordinate,
  parseLocation,
  writtenAs,
} from '#shared/domain/coordinates.ts';
import { writtenDegrees } from '#shared/domain/writtenCoordinates.ts';
import { t } from '#shared/text/t.ts';
import { ErrorMessage, ErrorRoom } from '#web/ui/form/ErrorLine.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { type PlaceFormState, unreadable } from './codeForm.ts';
import type { Pin } from './usePin.ts';

interface CoordinateFieldsProps {
  form: PlaceFormState;
  pin: Pin;
}

const step = 0.000001; // docs/product/making-codes.md#create-form-rules
const both = ['latitude', 'longitude'] as const;

/** The pin in numbers: what moves one moves the other. */
export function CoordinateFields({ form, pin }: CoordinateFieldsProps): ReactElement {
  const { errors } = form.formState;
  const id = useId();
  const errorOf = (name: (typeof both)[number]) => errors[name]?.message ?? '';
  // One message for both where both are wrong in the same way.
  const errorIdOf = (name: (typeof both)[number]) =>
    `${id}-${both.find((each) => errorOf(each) === errorOf(name)) ?? name}`;
  const typed = () => {
    form.setValue('pointSource', 'coordinates');
    form.setValue('pointAccuracy', '');
  };
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
    if (pasted.kind === 'point')
      pin.place({ latitude: pasted.latitude, longitude: pasted.longitude }, { source: writtenAs(text) });
    else if (degrees !== null) {
      form.setValue(name, formatCoordinate(degrees), { shouldDirty: true });
      typed();
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
      if (value !== form.getValues(name)) typed();
      void onChange({ type, target: { name, value } });
    };
    return { ref, name, onInput: read, onBlur: read };
  };
  return (
    <div>
      <chakra.div display="grid" gap="4" gridTemplateColumns="1fr 1fr" alignItems="start" onPaste={paste}>
        {both.map((name) => (
          <TextField
            key={name}
            label={name === 'latitude' ? t`Latitude` : t`Longitude`}
            type="number"
            step={step}
            min={-coordinateLimits[name]}
            max={coordinateLimits[name]}
            autoComplete="off"
            placeholder={name === 'latitude' ? '-25.746111' : '28.188056'}
            required
            error={errorOf(name)}
            errorId={errorIdOf(name)}
            {...fieldOf(name)}
          />
        ))}
      </chakra.div>
      {/* Across both: they are too narrow for their messages, of which one comes on leaving a field. */}
      <ErrorRoom lines={2}>
        {both.map((name) =>
          errorOf(name) === '' || errorIdOf(name) !== `${id}-${name}` ? null : (
            <ErrorMessage key={name} id={errorIdOf(name)} text={errorOf(name)} />
          ),
        )}
      </ErrorRoom>
    </div>
  );
}
