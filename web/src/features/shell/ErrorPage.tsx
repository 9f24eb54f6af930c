import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page, PageContainer } from '#web/ui/Page.tsx';

/** A page that broke, most often because a new version replaced a file that this one still asks for. */
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
