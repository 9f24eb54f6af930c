import { lazy, type ReactElement, Suspense } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { listSearch, text } from '#web/ui/list/listSearch.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

// What it needs would be named in the first script of every page.
const Project = lazy(async () => ({ default: (await import('./Project.tsx')).Project }));

const search = listSearch({
  /** Of which the codes are shown; all of the creator without one. */
  import: text(40),
});

/** What a creator has made of a village (docs/product/villages.md#project-page). */
export function ProjectPage(): ReactElement {
  const { value: importId, onChange: onImport } = useListSearch(search).field('import');
  const { data: profile, error, mutate } = useApi('creators.me');
  if (profile === undefined && error === undefined) return <LoadingScreen />;
  return (
    <Page
      title={t`Project`}
      intro={t`What is made, on which day, and what may be there twice.`}
      back={<TextLink to="/creator-dashboard">{t`Back to Creator Dashboard`}</TextLink>}
    >
      {profile !== undefined ? (
        <Suspense fallback={<LoadingScreen />}>
          <Project profile={profile} importId={importId} onImport={onImport} />
        </Suspense>
      ) : error?.status === 404 ? (
        <Notice
          title={t`You have no creator profile`}
          action={<LinkButton to="/creator-dashboard">{t`Creator Dashboard`}</LinkButton>}
        />
      ) : (
        <LoadProblem
          title={t`Your creator profile could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
    </Page>
  );
}
