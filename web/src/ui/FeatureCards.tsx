import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Card } from './Card.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { md: 'repeat(2, 1fr)' },
    '& > li': { display: 'grid' },
  },
  variants: { columns: { 2: {}, 3: { gridTemplateColumns: { lg: 'repeat(3, 1fr)' } } } },
});

const IconTile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '12',
    height: '12',
    borderRadius: 'md',
    bg: 'bg.sign',
    color: 'sun',
  },
});

export interface Feature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface FeatureCardsProps {
  features: readonly Feature[];
  /** On a wide screen: two where something else stands beside them. */
  columns?: 2 | 3;
}

export function FeatureCards({ features, columns = 3 }: FeatureCardsProps): ReactElement {
  return (
    <Grid columns={columns}>
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Card padding="md" display="flex" flexDirection={{ base: 'row', md: 'column' }} gap="4">
            <IconTile>
              <Icon size={26} aria-hidden="true" />
            </IconTile>
            <div>
              <chakra.h3 fontSize="lg" fontWeight="bold" lineHeight="snug">
                {title}
              </chakra.h3>
              <chakra.p mt="1.5" color="fg.muted">
                {text}
              </chakra.p>
            </div>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
