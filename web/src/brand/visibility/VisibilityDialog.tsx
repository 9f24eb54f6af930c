import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { LevelForm } from './LevelForm.tsx';
import { Passes } from './Passes.tsx';

interface VisibilityDialogProps {
  code: string;
  /** Of the place. */
  title: string;
  onClose: () => void;
}

/** Who may see one of a person's own codes. In a chunk of its own, with the dialog's code. */
export function VisibilityDialog({ code, title, onClose }: VisibilityDialogProps): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.passes', { params: { code } });
  return (
    <Dialog title={t`Who can see this`} onClose={onClose}>
      <chakra.div display="grid" gap="5">
        <div>
          <CodePlate code={code} />
        </div>
        {data === undefined && error === undefined ? (
          <div role="status">
            <chakra.span srOnly>{t`Loading...`}</chakra.span>
            <Skeleton height="18rem" />
          </div>
        ) : null}
        {data === undefined && error !== undefined ? (
          <LoadProblem
            title={t`This could not be loaded`}
            message={messageOf(error)}
            onRetry={() => void mutate()}
          />
        ) : null}
        {data === undefined ? null : (
          <>
            <LevelForm
              code={code}
              title={title}
              level={data.level}
              hasPin={data.hasPin}
              // At once: the list is fetched again after a moment.
              onSaved={(saved) => void mutate({ ...data, ...saved }, { revalidate: false })}
            />
            <Passes code={code} title={title} level={data.level} passes={data.passes} />
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
