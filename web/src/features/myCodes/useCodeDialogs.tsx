import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { DeleteCode } from '#web/brand/DeleteCode.tsx';
import type { ListItem } from '#web/ui/list/useListSearch.ts';

const RequestChange = lazy(async () => ({ default: (await import('./RequestChange.tsx')).RequestChange }));
const CodeDetails = lazy(async () => ({ default: (await import('./CodeDetails.tsx')).CodeDetails }));

export interface CodeHandlers {
  readonly onOpen: (code: ZarCodeCard) => void;
  readonly onRequestChange: (code: string) => void;
  readonly onDelete: (code: ZarCodeCard) => void;
}

/** What opens beside the list, one above the other. */
export function useCodeDialogs(details: ListItem): {
  handlers: CodeHandlers;
  dialogs: ReactElement;
} {
  const [requesting, setRequesting] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ZarCodeCard | null>(null);
  const handlers: CodeHandlers = {
    onOpen: ({ zarcode }) => details.open(zarcode),
    onRequestChange: setRequesting,
    onDelete: setDeleting,
  };
  const dialogs = (
    <>
      {details.value === '' ? null : (
        <Suspense fallback={null}>
          <CodeDetails code={details.value} onClose={details.close} onRequestChange={setRequesting} />
        </Suspense>
      )}
      {requesting === null ? null : (
        <Suspense fallback={null}>
          <RequestChange code={requesting} onClose={() => setRequesting(null)} />
        </Suspense>
      )}
      {deleting === null ? null : <DeleteCode code={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
  return { handlers, dialogs };
}
