import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { orderSearch } from '#web/storage/orderKey.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** What to do after a payment that failed or was cancelled: the same order, chosen as it was. */
export function TryAgain(): ReactElement {
  const [search] = useState(orderSearch);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" css={{ '& > a': { flex: '1 0 auto' } }}>
      <LinkButton to="/payment" search={search}>
        {t`Try again`}
      </LinkButton>
      <LinkButton to="/dashboard" variant="outline">
        {t`Back to Dashboard`}
      </LinkButton>
    </chakra.div>
  );
}
