import type { ReactElement } from 'react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';

export function NoPayment(): ReactElement {
  return (
    <Page title="Payment not found" hideHeading>
      <EmptyState
        title="We don't know this payment"
        action={<LinkButton to="/my-codes">My ZarCodes</LinkButton>}
      >
        The link may be incomplete. Codes you have paid for are in My ZarCodes.
      </EmptyState>
    </Page>
  );
}
