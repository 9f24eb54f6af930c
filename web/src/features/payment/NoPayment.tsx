import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';

export function NoPayment(): ReactElement {
  return (
    <Page title={t`Payment not found`} hideHeading>
      <EmptyState
        title={t`We don't know this payment`}
        action={<LinkButton to="/my-codes">{t`My ZarCodes`}</LinkButton>}
      >
        {t`The link may be incomplete. Codes you have paid for are in My ZarCodes.`}
      </EmptyState>
    </Page>
  );
}
