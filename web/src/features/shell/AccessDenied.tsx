import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';

const who = { admin: 'administrator', superAdmin: 'super administrator' } as const;

/** A page for a higher role than the person's (docs/product/paths.md#access-denied). */
export function AccessDenied({ level }: { level: keyof typeof who }): ReactElement {
  return (
    <Page title={t`Access Denied`} hideHeading>
      <EmptyState
        title={t`Access Denied`}
        action={<LinkButton to="/dashboard">{t`Go to Dashboard`}</LinkButton>}
      >
        You need {who[level]} privileges to access this page.
      </EmptyState>
    </Page>
  );
}
