import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactElement } from 'react';
import type { MailingResponse } from '#shared/contract/mailings.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';
import { useDialogs } from '#web/ui/useDialogs.tsx';

const SendMailing = lazy(async () => ({ default: (await import('./SendMailing.tsx')).SendMailing }));

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '4' } });
const testFailed = failure('Test not sent', 'The test could not be sent. Please try again.', 'mailings');

interface DraftActionsProps {
  mailing: MailingResponse;
  /** What is on the screen is not what would be sent. */
  hasChanges: boolean;
}

/** A test, the sending itself, and deleting: of what is saved. */
export function DraftActions({ mailing, hasChanges }: DraftActionsProps): ReactElement {
  const navigate = useNavigate();
  const test = useMutationOf('mailings.test');
  const remove = useMutationOf('mailings.delete');
  const params = { id: mailing.id };
  const sendTest = async () => {
    try {
      const { message } = await test.run({ params });
      toast({ title: 'Test sent', description: message });
    } catch (error) {
      toastFailure(testFailed(error));
    }
  };
  const { open, dialog } = useDialogs({
    send: (onClose) => <SendMailing mailing={mailing} onClose={onClose} />,
    delete: (onClose) => (
      <ConfirmAction
        title="Delete this draft?"
        confirmText="Delete"
        busyText="Deleting..."
        onClose={onClose}
        action={async () => {
          await remove.run({ params });
          await navigate({ to: '/admin/email' });
        }}
        success={{ title: 'Draft deleted' }}
        failure={failure('Draft not deleted', 'Please try again.', 'mailings')}
      >
        <p>Nobody has received it.</p>
      </ConfirmAction>
    ),
  });
  return (
    <>
      <Buttons>
        <Button disabled={hasChanges} onClick={() => open('send')}>
          Send...
        </Button>
        <Button
          variant="outline"
          disabled={hasChanges}
          busy={test.busy}
          busyText="Sending..."
          onClick={() => void sendTest()}
        >
          Send test to me
        </Button>
        <Button variant="outline" onClick={() => open('delete')}>
          Delete
        </Button>
      </Buttons>
      <chakra.p mt="3" color="fg.muted" fontSize="sm" minH="1lh" role="status">
        {hasChanges ? 'Save the draft to test or send it.' : ''}
      </chakra.p>
      {dialog}
    </>
  );
}
