import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const List = chakra('dl', {
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

export interface Description {
  readonly label: string;
  /** Nothing, or an empty text, leaves the whole entry out. */
  readonly value: ReactNode;
}

const isEmpty = (value: ReactNode) => value === '' || value === null || value === undefined;

/** Names and values below one another. */
export function DescriptionList({ items }: { items: readonly Description[] }): ReactElement {
  return (
    <List>
      {items
        .filter(({ value }) => !isEmpty(value))
        .map(({ label, value }) => (
          <chakra.div key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
    </List>
  );
}
