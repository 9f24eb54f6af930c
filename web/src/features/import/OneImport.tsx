import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import type { ImportProgress } from '#shared/contract/imports.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { CheckedImport } from './CheckedImport.tsx';
import { CheckReport } from './CheckReport.tsx';
import { type StoredImport, storedImport } from './importStore.ts';
import { MadeImport } from './MadeImport.tsx';

/** How often a job is asked for again. */
const pauseMs = 3000;

/** One import: what its check found, how far it is, what it made. */
export function OneImport({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useApi('imports.get', { params: { id } });
  const stored = useStored(id);
  useProgress(data, () => void mutate());
  if (data === undefined && error === undefined) return <LoadingScreen />;
  const back = (
    <TextLink to="/creator-import/{-$id}" params={{ id: undefined }}>{t`Back to imports`}</TextLink>
  );
  if (data === undefined)
    return (
      <Page title={t`Import`} back={back}>
        <LoadProblem
          title={error?.status === 404 ? t`This import does not exist` : t`The import could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      </Page>
    );
  const changed = (progress: ImportProgress) => void mutate(progress, { revalidate: false });
  return (
    <Page title={data.name} back={back}>
      <chakra.div overflowWrap="anywhere">
        <CardStack>
          {data.state === 'checked' ? (
            <CheckedImport progress={data} stored={stored} onChanged={changed} />
          ) : (
            <MadeImport progress={data} stored={stored} onChanged={changed} />
          )}
          {stored === null ? null : <CheckReport stored={stored} isMade={data.state !== 'checked'} />}
        </CardStack>
      </chakra.div>
    </Page>
  );
}

/** What this device has of it. */
function useStored(id: string): StoredImport | null {
  const [stored, setStored] = useState<StoredImport | null>(null);
  useEffect(() => {
    let isShown = true;
    void storedImport(id).then((found) => isShown && setStored(found));
    return () => {
      isShown = false;
    };
  }, [id]);
  return stored;
}

function useProgress(data: ImportProgress | undefined, ask: () => void): void {
  const isMoving = data?.state === 'running' || data?.state === 'undoing';
  const refresh = useEffectEvent(ask);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pauseMs);
    return () => clearInterval(timer);
  }, [isMoving]);
}
