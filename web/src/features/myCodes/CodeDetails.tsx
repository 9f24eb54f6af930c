import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { ApiError } from '#web/api/client.ts';
import { useZarCode } from '#web/api/hooks.ts';
import { CodePlate } from '#web/ui/CodePlate.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { shownCode } from '#web/ui/codeLine.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CodeFacts } from './CodeFacts.tsx';

interface CodeDetailsProps {
  code: string;
  onClose: () => void;
}

/** SPEC 2's details dialog. Comes in its own chunk with the dialog's code. */
export function CodeDetails({ code, onClose }: CodeDetailsProps): ReactElement {
  const { data, error, mutate } = useZarCode(code);
  const shown = shownCode(code);
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      title={data?.title ?? (error === undefined ? 'Loading ZarCode details...' : 'ZarCode details')}
      onClose={onClose}
      footer={
        data === undefined ? undefined : (
          <>
            <CopyButton text={shown} label="Copy Code" />
            <LinkButton to="/zarcodes/$code" params={{ code: shown }}>
              View code page
            </LinkButton>
          </>
        )
      }
    >
      <chakra.div display="grid" gap="5">
        <div>
          <CodePlate code={code} />
        </div>
        {error === undefined ? null : (
          <LoadProblem
            title={missing ? 'ZarCode not found' : 'Failed to fetch ZarCode'}
            onRetry={() => void mutate()}
          />
        )}
        {data === undefined && error === undefined ? <Skeleton height="20rem" /> : null}
        {data === undefined ? null : <CodeFacts code={data} />}
      </chakra.div>
    </Dialog>
  );
}
