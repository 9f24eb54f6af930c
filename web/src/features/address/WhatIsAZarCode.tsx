import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

import { usePriceCents } from '#web/api/price.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Money } from '#web/ui/Money.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '4',
    ps: '5',
    listStyle: 'disc',
    '& li::marker': { color: 'primary' },
  },
});

export function WhatIsAZarCode(): ReactElement {
  const cents = usePriceCents();
  return (
    <Card>
      <chakra.h2 fontSize="xl" fontWeight="black" mb="3">
        What is a ZarCode?
      </chakra.h2>
      <CodePlate code="7PT-FLHV" />
      <List>
        <li>Seven characters that stand for one exact spot on the map.</li>
        <li>Easy to say on the phone, paint on a gate or send on WhatsApp.</li>
        <li>Deliveries and visitors find the door, not just the street.</li>
        <li>
          <Money cents={cents} /> once, VAT included. Yours for good, no monthly fees.
        </li>
      </List>
    </Card>
  );
}
