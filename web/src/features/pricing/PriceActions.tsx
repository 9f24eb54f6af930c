import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PriceVersion } from '#shared/contract/prices.ts';
import { Button } from '#web/ui/Button.tsx';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';

export type OnPriceAction = (action: 'activate' | 'history', price: PriceVersion) => void;

interface PriceActionsProps {
  price: PriceVersion;
  onAction: OnPriceAction;
}

export function PriceActions({ price, onAction }: PriceActionsProps): ReactElement {
  return (
    // The button goes below where both do not fit.
    <RowActions flexWrap="wrap" alignItems="center">
      <RowAction
        label={`History of R${price.amount}`}
        icon={History}
        onSelect={() => onAction('history', price)}
      />
      {price.status === 'active' ? null : (
        <Button variant="outline" size="sm" onClick={() => onAction('activate', price)}>
          Preview and activate
          <chakra.span srOnly> R{price.amount}</chakra.span>
        </Button>
      )}
    </RowActions>
  );
}
