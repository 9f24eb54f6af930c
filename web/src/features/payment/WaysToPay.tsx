import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { t } from '#shared/text/t.ts';

/** As PayFast offers them: https://developers.payfast.co.za/docs, "payment_method". */
const waysToPay = [
  t`Credit card`,
  t`Debit card`,
  t`Instant EFT`,
  t`Capitec Pay`,
  t`Apple Pay`,
  t`Samsung Pay`,
  'SnapScan',
  'Zapper',
  t`Scan to Pay (Masterpass)`,
  'Mobicred',
  'MoreTyme',
  'Mukuru',
  'SCode',
  t`Store cards`,
] as const;

const Ways = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' } });

const Way = chakra('li', {
  base: {
    px: '2.5',
    py: '0.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    fontSize: 'sm',
    listStyle: 'none',
  },
});

/** What PayFast takes; which of them a buyer sees there is PayFast's decision. */
export function WaysToPay(): ReactElement {
  const id = useId();
  return (
    <div>
      <chakra.h2 id={id} fontSize="sm" fontWeight="semibold">
        {t`Ways to pay with PayFast`}
      </chakra.h2>
      <Ways aria-labelledby={id}>
        {waysToPay.map((way) => (
          <Way key={way}>{way}</Way>
        ))}
      </Ways>
      <chakra.p mt="2" color="fg.muted" fontSize="sm">
        {t`PayFast shows those that work with the amount, your bank and your device.`}
      </chakra.p>
    </div>
  );
}
