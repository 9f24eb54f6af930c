import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SignDialog } from './SignDialog.tsx';

interface NewCodeSignProps {
  /** As it is shown: 7PT-FLHV. */
  code: string;
  onClose: () => void;
}

/** The sign of a code of which only the name is known. In its own chunk. */
export function NewCodeSign({ code, onClose }: NewCodeSignProps): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.get', { params: { code } });
  if (data !== undefined) {
    return (
      <SignDialog zarCode={data} texts={{ code, title: data.title, creatorPath: '' }} onClose={onClose} />
    );
  }
  return (
    <Dialog title={t`Print a sign`} onClose={onClose}>
      {error === undefined ? (
        <Skeleton height="24rem" />
      ) : (
        <LoadProblem title={t`Failed to fetch ZarCode`} onRetry={() => void mutate()} />
      )}
    </Dialog>
  );
}
