import type { ComponentProps, ReactElement } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextField } from '#web/ui/form/TextField.tsx';

type NumberFieldProps<T extends FieldValues> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type' | 'name' | 'ref'
> & {
  control: Control<T>;
  name: FieldPath<T>;
  min: number;
  max?: number;
  step?: number;
  /** Takes no input out of range, and an empty one as 0 (docs/product/back-office-money.md#settings-fields). */
  strict?: boolean;
};

/** A number; what is typed that is none is refused by the form's rules. */
export function NumberField<T extends FieldValues>({
  control,
  name,
  strict = false,
  ...field
}: NumberFieldProps<T>): ReactElement {
  const { field: bound, fieldState } = useController({ control, name });
  const change = (typed: string) => {
    const value = typed === '' && !strict ? Number.NaN : Number(typed);
    const { min, max = Number.POSITIVE_INFINITY } = field;
    if (strict && (!Number.isInteger(value) || value < min || value > max)) return;
    bound.onChange(value);
  };
  return (
    <TextField
      {...field}
      type="number"
      inputMode={field.step === undefined ? 'numeric' : 'decimal'}
      name={name}
      onBlur={bound.onBlur}
      value={Number.isNaN(bound.value) ? '' : String(bound.value)}
      error={fieldState.error?.message ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
