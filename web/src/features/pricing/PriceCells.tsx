import type { ReactElement } from 'react';
import type { PriceVersion } from '#shared/contract/prices.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';

const tones = { prepared: 'info', active: 'success', ended: 'muted' } as const;
const states = { prepared: 'Prepared', active: 'Current', ended: 'Ended' } as const;

const by = ({ name }: { name: string }) => name || 'a former admin';

interface CellProps {
  price: PriceVersion;
}

export function PriceState({ price: { status } }: CellProps): ReactElement {
  return <Badge tone={tones[status]}>{states[status]}</Badge>;
}

/** From when to when orders have this price. */
export function Counts({ price: { activated, endedAt } }: CellProps): ReactElement {
  if (activated === undefined) return <>not yet</>;
  return (
    <>
      from <DateText at={activated.at} time />
      {endedAt === undefined ? null : (
        <>
          {' '}
          until <DateText at={endedAt} time />
        </>
      )}
      , by {by(activated.by)}
    </>
  );
}

export function Prepared({ price: { created } }: CellProps): ReactElement {
  return (
    <>
      <DateText at={created.at} time />, by {by(created.by)}
    </>
  );
}
