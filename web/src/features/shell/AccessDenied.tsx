import type { ReactElement } from 'react';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';

const who = { admin: 'administrator', superAdmin: 'super administrator' } as const;

/** A page for a higher role than the person's (docs/product/paths.md#access-denied). */
export function AccessDenied({ level }: { level: keyof typeof who }): ReactElement {
  return (
    <Page title="Access Denied" hideHeading>
      <EmptyState title="Access Denied" action={<LinkButton to="/dashboard">Go to Dashboard</LinkButton>}>
        You need {who[level]} privileges to access this page.
      </EmptyState>
    </Page>
  );
}
