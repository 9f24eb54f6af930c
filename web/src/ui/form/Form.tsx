import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { AnyForm } from './useAppForm.ts';

/** Fields below one another. Their error lines are most of the space between them. */
export const FormElement = chakra('form', { base: { display: 'grid', gap: '1' } });

interface FormProps {
  form: AnyForm;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** The button takes the whole width. */
  wide?: boolean;
  'aria-label'?: string;
}

/** A form of a page, with its button. In a dialog it is `FormDialog`. */
export function Form({
  form,
  children,
  submitLabel,
  busyLabel,
  wide = false,
  ...rest
}: FormProps): ReactElement {
  return (
    <FormElement {...form.element} {...rest}>
      {children}
      <Button
        type="submit"
        size="lg"
        wide={wide}
        justifySelf={wide ? undefined : 'start'}
        busy={form.busy}
        busyText={busyLabel}
      >
        {submitLabel}
      </Button>
    </FormElement>
  );
}
