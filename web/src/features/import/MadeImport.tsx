import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { Download, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { ImportProgress } from '#shared/contract/imports.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { importMessages, importRowDays } from '#shared/domain/imports.ts';
import { plural, t } from '#shared/text/t.ts';
import { callRoute } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { JobProgress } from '#web/ui/JobProgress.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { resultsAsCsv } from './importCsv.ts';
import type { StoredImport } from './importStore.ts';

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface MadeImportProps {
  progress: ImportProgress;
  stored: StoredImport | null;
  onChanged: (progress: ImportProgress) => void;
}

const notChanged = failure(t`Error`, t`This did not work. Please try again.`, 'imports');

/** An import that was begun: its progress, its codes, and its undoing. */
export function MadeImport({ progress, stored, onChanged }: MadeImportProps): ReactElement {
  const { id, state, made, undoUntil } = progress;
  const [isAsking, ask] = useState(false);
  const undo = useMutationOf('imports.undo');
  return (
    <TitledCard title={t`ZarCodes of this file`}>
      <Stack>
        <Progress progress={progress} onChanged={onChanged} />
        <Actions>
          {made > 0 ? <ResultsButton progress={progress} stored={stored} /> : null}
          {state === 'done' && made > 0 ? (
            <LinkButton to="/creator-project" search={{ import: id } as never} variant="outline">
              {t`Look at them`}
            </LinkButton>
          ) : null}
          {undoUntil === undefined || made === 0 ? null : (
            <Button variant="outline" onClick={() => ask(true)}>
              <Undo2 aria-hidden="true" />
              {t`Undo this import`}
            </Button>
          )}
        </Actions>
        {undoUntil === undefined || made === 0 ? null : (
          <chakra.p fontSize="sm" color="fg.muted">
            {rich(t`It can be undone until <time/>.`, { time: () => <DateText at={undoUntil} time /> })}
          </chakra.p>
        )}
      </Stack>
      {isAsking ? (
        <ConfirmAction
          title={t`Undo this import?`}
          confirmText={t`Delete its ZarCodes`}
          busyText={t`Starting...`}
          action={async () => onChanged(await undo.run({ params: { id } }))}
          success={{ title: t`The import is being undone` }}
          failure={notChanged}
          onClose={() => ask(false)}
        >
          <p>
            {plural(
              made,
              t`The ${made} ZarCode of this file is deleted, and is never given to another place.`,
              t`The ${made} ZarCodes of this file are deleted, and are never given to other places.`,
            )}
          </p>
          <chakra.p mt="3">
            {t`Kept are those that a resident has claimed, and those that you have changed or given directions since.`}
          </chakra.p>
        </ConfirmAction>
      ) : null}
    </TitledCard>
  );
}

const unit = 'ZarCodes';

function Progress({ progress, onChanged }: Omit<MadeImportProps, 'stored'>): ReactElement {
  const { id, name, state, codes, made, refused, undone, kept, waitsUntil, stoppedBecause } = progress;
  const cancel = useMutationOf('imports.cancel');
  const resume = useMutationOf('imports.commit');
  const stop = () =>
    void cancel.run({ params: { id } }).then(onChanged, (error) => toastFailure(notChanged(error)));
  const goOn = () =>
    // What was chosen first counts.
    void resume
      .run({ params: { id }, body: { termsConfirmed: true, duplicates: 'skip' } })
      .then(onChanged, (error) => toastFailure(notChanged(error)));
  const done = made + refused;
  const leftOut =
    refused === 0
      ? null
      : plural(
          refused,
          t`${refused} row was left out: there is a ZarCode by now.`,
          t`${refused} rows were left out: there are ZarCodes by now.`,
        );
  if (state === 'running')
    return (
      <JobProgress
        label={name}
        state={waitsUntil === undefined ? 'running' : 'paused'}
        done={done}
        total={codes}
        unit={unit}
        onCancel={stop}
        cancelling={cancel.busy}
      >
        <p>
          {waitsUntil === undefined
            ? t`It goes on when you close this page.`
            : rich(t`The ZarCodes of the day are made. It goes on by itself on <time/>.`, {
                time: () => <DateText at={waitsUntil} time />,
              })}
        </p>
      </JobProgress>
    );
  if (state === 'cancelled')
    return (
      <JobProgress
        label={name}
        state="paused"
        done={done}
        total={codes}
        unit={unit}
        actions={
          stoppedBecause === 'rows_expired' ? null : (
            <Button size="sm" busy={resume.busy} onClick={goOn}>
              {t`Go on`}
            </Button>
          )
        }
      >
        <p>
          {stoppedBecause === 'creator_inactive'
            ? creatorMessages.inactive
            : stoppedBecause === 'rows_expired'
              ? importMessages.rowsExpired
              : t`It was stopped. What was made stays. The rows of the file are kept for ${importRowDays} days.`}
        </p>
      </JobProgress>
    );
  if (state === 'undoing')
    return (
      <JobProgress label={t`Undoing ${name}`} state="running" done={undone + kept} total={made} unit={unit} />
    );
  if (state === 'undone')
    return (
      <Notice
        tone="success"
        title={plural(undone, t`${undone} ZarCode was deleted.`, t`${undone} ZarCodes were deleted.`)}
      >
        {kept === 0
          ? null
          : plural(
              kept,
              t`${kept} is kept: it was claimed or changed since.`,
              t`${kept} are kept: they were claimed or changed since.`,
            )}
      </Notice>
    );
  return (
    <Notice tone="success" title={plural(made, t`${made} ZarCode is made.`, t`${made} ZarCodes are made.`)}>
      {leftOut}
    </Notice>
  );
}

function ResultsButton({ progress, stored }: Omit<MadeImportProps, 'onChanged'>): ReactElement {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { results } = await callRoute('imports.results', { params: { id: progress.id } });
      const name = `${progress.name.replace(/\.\w{1,8}$/, '')}-zarcodes.csv`;
      saveFile(name, resultsAsCsv(results, stored, location.origin), 'text/csv');
    } catch (error) {
      toastFailure(notChanged(error));
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {t`Save the ZarCodes (CSV)`}
    </Button>
  );
}
