import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { OwnerZarCode, PublicZarCode } from '#shared/contract/zarcodes.ts';
import { DateText } from '#web/ui/DateText.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '2',
    alignItems: 'baseline',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

/** docs/product.md, "Code details dialog": what is empty is left out. */
export function CodeFacts({ code }: { code: OwnerZarCode | PublicZarCode }): ReactElement {
  const owner = 'user' in code ? code.user : null;
  const facts: [label: string, value: ReactNode][] = [
    ['Description', code.description],
    ['Owner', owner === null ? '' : `${owner.firstName} ${owner.lastName}`],
    ['Email', owner?.email ?? ''],
    ['Created', <DateText key="created" at={code.createdAt} time />],
    ['Updated', <DateText key="updated" at={code.updatedAt} time />],
    ['Address line 1', code.addressLine1],
    ['Address line 2', code.addressLine2],
    ['Suburb', code.suburb],
    ['City', code.city],
    ['Province', code.province],
    ['Country', code.country],
    ['Latitude', code.latitude.toFixed(6)],
    ['Longitude', code.longitude.toFixed(6)],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
    </Facts>
  );
}
