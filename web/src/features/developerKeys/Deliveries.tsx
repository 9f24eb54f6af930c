import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ListedDelivery } from '#shared/contract/webhooks.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';
import { resultWords } from './resultWords.ts';

const List = chakra('ol', {
  base: {
    display: 'grid',
    listStyle: 'none',
    borderWidth: '1px',
    borderRadius: 'lg',
    maxH: '26rem',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      p: '3',
      borderBottomWidth: '1px',
      _last: { borderBottomWidth: 0 },
    },
  },
});

interface DeliveriesProps {
  keyId: string;
  deliveries: readonly ListedDelivery[];
}

/** What waits first, then what was taken, the newest first. */
export function Deliveries({ keyId, deliveries }: DeliveriesProps): ReactElement {
  const { run, busy } = useMutationOf('webhooks.sendAgain');
  const sendAgain = async (deliveryId: string) => {
    if (busy) return;
    try {
      await run({ params: { id: keyId, deliveryId } });
      toast({ title: 'Sent again', description: 'It goes out within a minute.' });
    } catch (thrown) {
      toastFailure(failure('Error', 'It could not be sent again. Please try again.', 'webhooks')(thrown));
    }
  };
  if (deliveries.length === 0) return <chakra.p color="fg.muted">Nothing was sent yet.</chakra.p>;
  return (
    <div>
      <chakra.h4 mb="2" fontWeight="bold">
        Last deliveries
      </chakra.h4>
      <List tabIndex={0} aria-label="Last deliveries">
        {deliveries.map(({ id, event, zarcode, at, attempts, result, deliveredAt, nextAt }) => (
          <li key={id}>
            <chakra.div minW="0">
              <chakra.p fontWeight="semibold">
                {zarcode} <chakra.span fontFamily="mono">{event}</chakra.span>{' '}
                <Badge tone={deliveredAt === undefined ? 'info' : 'success'}>
                  {deliveredAt === undefined ? 'Waits' : 'Taken'}
                </Badge>
              </chakra.p>
              <chakra.p fontSize="sm" color="fg.muted">
                <DateText at={at} time />
                {result === undefined ? null : ` – ${resultWords(result)}`}
                {attempts > 1 ? ` ${attempts} attempts.` : null}
                {nextAt === undefined ? null : (
                  <>
                    {' '}
                    Next: <DateText at={nextAt} time />
                  </>
                )}
              </chakra.p>
            </chakra.div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Send again: ${zarcode} ${event}`}
              onClick={() => void sendAgain(id)}
            >
              Send again
            </Button>
          </li>
        ))}
      </List>
    </div>
  );
}
