import type { ReactElement } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { EditForm } from './EditForm.tsx';
import { EditFailed, NoEditRight, NothingToEdit, NotYours } from './EditProblem.tsx';
import { useEditRight } from './useEditRight.ts';
import { useNewestCode } from './useNewestCode.ts';

interface EditCodeProps {
  typed: string;
  /** Opened from the creator dashboard, where it leads back to. */
  creator?: boolean;
}

/** docs/product/change-requests.md#edit-page */
export function EditCode({ typed, creator = false }: EditCodeProps): ReactElement {
  const code = normaliseCode(typed);
  const { zarCode, typedBefore, error, retry, reload } = useNewestCode(code);
  const right = useEditRight(zarCode);
  if (code === null || error?.status === 404) return <NothingToEdit typed={typed} />;
  if (error !== null) return <EditFailed onRetry={retry} />;
  if (zarCode === null || right === null) return <LoadingScreen text={t`Loading ZarCode...`} />;
  if (right.kind === 'failed') return <EditFailed onRetry={right.retry} />;
  if (right.kind === 'none') return <NoEditRight zarcode={zarCode.zarcode} pending={right.pending} />;
  if (right.kind === 'notYours' || !('version' in zarCode)) return <NotYours zarcode={zarCode.zarcode} />;
  return (
    <EditForm
      // The current version is another form.
      key={zarCode.version}
      zarCode={zarCode}
      endsAt={right.kind === 'until' ? right.endsAt : null}
      typedBefore={typedBefore}
      onReload={reload}
      creator={creator}
    />
  );
}
