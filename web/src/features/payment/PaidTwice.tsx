import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';

interface PaidTwiceProps {
  /** The title of the place. */
  title: string;
  amount: string;
}

/** Another order for the same place was paid before: this one is a prepaid code. */
export function PaidTwice({ title, amount }: PaidTwiceProps): ReactElement {
  return (
    <Page title={t`You have a prepaid ZarCode`}>
      <Card display="grid" gap="5">
        <Notice tone="success" title={t`${title} already has its ZarCode.`}>
          <p>
            {t`You have paid for it twice, so these R${amount} are now a prepaid ZarCode. Use it for another place whenever you like.`}
          </p>
        </Notice>
        <LinkButton to="/generator" size="lg" wide>
          {t`Generate New ZarCode`}
        </LinkButton>
        <LinkButton to="/my-codes" variant="ghost" wide>
          {t`View All Codes`}
        </LinkButton>
      </Card>
    </Page>
  );
}
