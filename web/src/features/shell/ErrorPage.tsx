import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page, PageContainer } from '#web/ui/Page.tsx';

/** A page that failed while rendering, usually because a deployment replaced a file that it still loads. */
export function ErrorPage(): ReactElement {
  return (
    <PageContainer width="narrow">
      <Page title="Something went wrong" hideHeading>
        <EmptyState
          title="Something went wrong"
          action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
        >
          This page could not be shown. Nothing of yours is lost.
        </EmptyState>
      </Page>
    </PageContainer>
  );
}
