import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import type { AnyForm } from './useAppForm.ts';

/** Fields below one another. Most of the space between them is for their errors. */
export const FormElement = chakra('form', { base: { display: 'grid', gap: '2' } });

/** Two fields beside each other, below each other on a phone. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '2',
    gridTemplateColumns: { sm: '1fr 1fr' },
    alignItems: 'start',
  },
});

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  variants: { wide: { true: { display: 'grid' } } },
});

interface FormProps {
  form: AnyForm;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** Gives up, by a second button. */
  onCancel?: () => void;
  /** The button takes the whole width. */
  wide?: boolean;
  'aria-label'?: string;
  name?: string;
}

/** A form of a page, with its button. In a dialog it is `FormDialog`. */
export function Form({
  form,
  children,
  submitLabel,
  busyLabel,
  wide = false,
  onCancel,
  ...rest
}: FormProps): ReactElement {
  return (
    <FormElement {...form.element} {...rest}>
      {children}
      <Buttons wide={wide}>
        <Button type="submit" size="lg" wide={wide} busy={form.busy} busyText={busyLabel}>
          {submitLabel}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="outline" size="lg" wide={wide} onClick={onCancel} disabled={form.busy}>
            {t`Cancel`}
          </Button>
        )}
      </Buttons>
    </FormElement>
  );
}
