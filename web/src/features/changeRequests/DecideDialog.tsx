import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { OpenedRequest } from '#shared/contract/changeRequests.ts';
import { editHours, maxReasonLength } from '#shared/domain/changeRequests.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const texts = {
  approve: {
    title: 'Approve this change?',
    submit: 'Approve',
    busy: 'Approving...',
    done: 'Change request approved',
    explained: `The owner gets an email, and can edit the ZarCode for ${editHours} hours.`,
  },
  reject: {
    title: 'Reject this change?',
    submit: 'Reject',
    busy: 'Rejecting...',
    done: 'Change request rejected',
    explained: 'The owner gets an email with your note. They can send a new request.',
  },
} as const;

interface DecideDialogProps {
  request: OpenedRequest;
  decision: keyof typeof texts;
  onClose: () => void;
}

/** In its own chunk, with the dialog's code. */
export function DecideDialog({ request, decision, onClose }: DecideDialogProps): ReactElement {
  const { run } = useMutationOf('changeRequests.decide');
  const { title, submit, busy, done, explained } = texts[decision];
  const shown = failure(
    'Decision not saved',
    'Failed to save the decision. Please try again.',
    'changeRequests',
  );
  const form = useAppForm({
    defaults: { note: '' },
    submit: ({ note }) => run({ params: { id: request.id }, body: { decision, note } }),
    success: { title: done, description: `${shownCode(request.zarcode)}: the owner is informed by email.` },
    failure: (error) => {
      if (error instanceof ApiError && error.code === 'change_request_decided') onClose();
      return shown(error);
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={submit}
      busyLabel={busy}
      danger={decision === 'reject'}
      onClose={onClose}
    >
      <chakra.p mb="3">{explained}</chakra.p>
      <TextAreaField
        label="Note to the owner"
        rows={4}
        maxLength={maxReasonLength}
        optional
        {...form.field('note')}
      />
    </FormDialog>
  );
}
