import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { MailingResponse } from '#shared/contract/mailings.ts';
import { messageOf } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { audienceText, peopleText } from './mailingTexts.ts';
import { NotWrittenTo } from './NotWrittenTo.tsx';

const failed = failure('Email not sent', 'Please try again.', 'mailings');

interface SendMailingProps {
  mailing: MailingResponse;
  onClose: () => void;
}

/** Counts first, then wants that number typed. */
export function SendMailing({ mailing, onClose }: SendMailingProps): ReactElement {
  const { id, subject, audience, version } = mailing;
  const { run } = useMutationOf('mailings.send');
  const counted = useApi('mailings.count', { params: { id } });
  if (counted.data === undefined || counted.data.recipients === 0 || counted.isValidating) {
    return (
      <Dialog
        title="Send this email?"
        onClose={onClose}
        footer={
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        }
      >
        {counted.error !== undefined ? (
          <LoadProblem
            title="The number could not be counted"
            message={messageOf(counted.error)}
            onRetry={() => void counted.mutate()}
          />
        ) : (
          <>
            <p role="status">
              {counted.isValidating ? 'Counting who would get it...' : 'Nobody would get this email.'}
            </p>
            {counted.data === undefined || counted.isValidating ? null : (
              <NotWrittenTo others={counted.data.others} />
            )}
          </>
        )}
      </Dialog>
    );
  }
  const { recipients, isExact } = counted.data;
  const people = `${isExact ? '' : 'about '}${peopleText(recipients)}`;
  return (
    <ConfirmAction
      title={`Send to ${people}?`}
      confirmText="Send"
      busyText="Sending..."
      typed={String(recipients)}
      onClose={onClose}
      action={() => run({ params: { id }, body: { recipients, version } })}
      success={{ title: 'Email is being sent', description: `To ${people}. This page shows how far it is.` }}
      failure={failed}
    >
      <chakra.p mb="2" overflowWrap="anywhere">
        “{subject}” goes to: {audienceText(audience)}.
      </chakra.p>
      <NotWrittenTo others={counted.data.others} />
      <chakra.p mb="4" color="fg.muted">
        What was sent can't be taken back.
      </chakra.p>
    </ConfirmAction>
  );
}
