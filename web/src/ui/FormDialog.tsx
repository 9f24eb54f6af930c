import { type ReactElement, type ReactNode, useId } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormElement } from './form/Form.tsx';
import type { AnyForm } from './form/useAppForm.ts';

interface FormDialogProps {
  form: AnyForm;
  title: string;
  submitLabel: string;
  busyLabel: string;
  /** Sending can't be undone. */
  danger?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A form in a dialog. Heavy, as the dialog is: import it lazily. */
export function FormDialog({
  form,
  title,
  submitLabel,
  busyLabel,
  danger = false,
  children,
  onClose,
}: FormDialogProps): ReactElement {
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      // A press beside the dialog does not throw away what was typed.
      keepOpenOutside={form.hasChanges()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={form.busy}>
            {t`Cancel`}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'solid'}
            busy={form.busy}
            busyText={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormElement id={id} {...form.element}>
        {children}
      </FormElement>
    </Dialog>
  );
}
