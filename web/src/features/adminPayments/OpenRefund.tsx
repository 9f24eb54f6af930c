import { Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { toast } from '#web/ui/toast.ts';
import type { RefundOptions } from './refundForm.ts';

const results = {
  open: {
    title: 'Not known yet',
    description: 'PayFast has not said whether this refund happened. Please try again in a few minutes.',
  },
  done: { title: 'Refunded', description: 'The refund happened, and is booked now.' },
  notDone: { title: 'Not refunded', description: 'The refund did not happen. You can try again.' },
} as const;

interface OpenRefundProps {
  id: string;
  options: RefundOptions | undefined;
}

/** A refund whose answer was lost: what PayFast says of it by now, and the ways to end it. */
export function OpenRefund({ id, options }: OpenRefundProps): ReactElement {
  const { run, busy } = useMutationOf('refunds.resolve');
  const resolve = async (happened?: boolean) => {
    try {
      const { status } = await run({ params: { id }, body: happened === undefined ? {} : { happened } });
      toast(results[status]);
    } catch (error) {
      toastFailure(failure('Not resolved', 'Please try again.', 'adminPayments', 'refunds')(error));
    }
  };
  const mayDecide = options?.open !== undefined && options.mayDecide;
  return (
    <Notice tone="error" title="A refund has not ended">
      <p>{options?.sentence ?? 'Asking PayFast...'}</p>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          busyText="Asking PayFast..."
          onClick={() => void resolve()}
        >
          Ask PayFast again
        </Button>
        {mayDecide ? (
          <>
            <Button variant="outline" size="sm" onClick={() => void resolve(true)}>
              It happened
            </Button>
            <Button variant="outline" size="sm" onClick={() => void resolve(false)}>
              It did not happen
            </Button>
          </>
        ) : null}
      </Flex>
    </Notice>
  );
}
