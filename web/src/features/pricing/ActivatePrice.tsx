import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { PriceVersion, ShownPrice } from '#shared/contract/prices.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { PriceTotals } from './PriceTotals.tsx';

const failed = failure('Price not activated', 'Please try again.', 'prices');

interface ActivatePriceProps {
  price: PriceVersion;
  /** The current price. */
  current: ShownPrice;
  onClose: () => void;
}

/** Shows what buyers will pay, before it counts. */
export function ActivatePrice({ price, current, onClose }: ActivatePriceProps): ReactElement {
  const { run } = useMutationOf('prices.activate');
  // What this dialog compares with, also while the list behind it changes.
  const [replaces] = useState(current);
  return (
    <ConfirmAction
      title={`Change the price to R${price.amount}?`}
      confirmText="Activate"
      busyText="Activating..."
      onClose={onClose}
      action={() =>
        run({
          params: { id: price.id },
          body: { replaces: replaces.amount, replacesPercentOff: replaces.percentOff },
        })
      }
      success={{ title: 'Price changed', description: `One ZarCode costs R${price.amount} from now on.` }}
      failure={failed}
    >
      <PriceTotals before={replaces} after={price} />
      <chakra.p mt="4" color="fg.muted">
        It applies to orders from now on. Orders already placed keep their price.
      </chakra.p>
    </ConfirmAction>
  );
}
