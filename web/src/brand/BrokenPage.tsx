import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page, PageContainer } from '#web/ui/Page.tsx';
import { OfflinePage } from './OfflinePage.tsx';

/** A script that did not come, in the words of Chromium, Firefox and Safari. */
const isMissingScript = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

/** A page that failed while rendering, usually because a file that it still loads could not be fetched. */
export function BrokenPage({ error }: { error: unknown }): ReactElement {
  if (isMissingScript(error)) return <OfflinePage />;
  return (
    <PageContainer width="narrow">
      <Page title={t`Something went wrong`} hideHeading>
        <EmptyState
          title={t`Something went wrong`}
          action={<Button onClick={() => window.location.reload()}>{t`Load the page again`}</Button>}
        >
          {t`This page could not be shown. Nothing of yours is lost.`}
        </EmptyState>
      </Page>
    </PageContainer>
  );
}
