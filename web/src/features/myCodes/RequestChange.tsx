import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { changeRequestMessages, editHours, maxReasonLength } from '#shared/domain/changeRequests.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { toast } from '#web/ui/toast.ts';
import { type ChangeForm, useSendRequest } from './useSendRequest.ts';

const { noReason } = changeRequestMessages;

interface RequestChangeProps {
  code: string;
  onClose: () => void;
}

/** SPEC 2's Request Change dialog. Comes in its own chunk with the dialog's code. */
export function RequestChange({ code, onClose }: RequestChangeProps): ReactElement {
  const { register, handleSubmit, setError, formState } = useForm<ChangeForm>({
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = useSendRequest(code, setError, onClose);
  const submit = handleSubmit(send, () =>
    toast({ title: 'Reason Required', description: noReason, variant: 'destructive' }),
  );
  const form = useId();
  return (
    <Dialog
      title="Request Change"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isSubmitting} busyText="Submitting...">
            Submit Request
          </Button>
        </>
      }
    >
      <chakra.form id={form} onSubmit={submit} noValidate display="grid" gap="4" pb="1">
        <div>
          <CodePlate code={code} />
        </div>
        <p>
          Tell us what should change, and why. Once an admin has approved it, you can edit this ZarCode for{' '}
          {editHours} hours.
        </p>
        <TextAreaField
          label="Reason"
          rows={5}
          maxLength={maxReasonLength}
          data-first-focus
          error={errors.reason?.message}
          {...register('reason', { validate: (reason) => reason.trim() !== '' || noReason })}
        />
      </chakra.form>
    </Dialog>
  );
}
