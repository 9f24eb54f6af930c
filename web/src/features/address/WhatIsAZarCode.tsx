import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { usePriceCents } from '#web/api/price.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { rich } from '#web/text/rich.tsx';
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
        {t`What is a ZarCode?`}
      </chakra.h2>
      <CodePlate code="7PT-FLHV" />
      <List>
        <li>{t`Seven characters that stand for one exact spot on the map.`}</li>
        <li>{t`Easy to say on the phone, paint on a gate or send on WhatsApp.`}</li>
        <li>{t`Deliveries and visitors find the door, not just the street.`}</li>
        <li>
          {rich(t`<price/> once, VAT included. Yours for good, no monthly fees.`, {
            price: () => <Money cents={cents} />,
          })}
        </li>
      </List>
    </Card>
  );
}
