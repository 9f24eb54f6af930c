import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import type { FilterField } from '#web/ui/list/useListSearch.ts';
import { DeleteCode } from './DeleteCode.tsx';

const RequestChange = lazy(async () => ({ default: (await import('./RequestChange.tsx')).RequestChange }));
const CodeDetails = lazy(async () => ({ default: (await import('./CodeDetails.tsx')).CodeDetails }));

export interface CodeHandlers {
  readonly onOpen: (code: ZarCodeCard) => void;
  readonly onRequestChange: (code: string) => void;
  readonly onDelete: (code: ZarCodeCard) => void;
}

/**
 * What opens beside the list, one above the other.
 * @param details the code whose details are open, or ''
 */
export function useCodeDialogs(details: FilterField<string>): {
  handlers: CodeHandlers;
  dialogs: ReactElement;
} {
  const [requesting, setRequesting] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ZarCodeCard | null>(null);
  const handlers: CodeHandlers = {
    onOpen: ({ zarcode }) => details.onChange(zarcode),
    onRequestChange: setRequesting,
    onDelete: setDeleting,
  };
  const dialogs = (
    <>
      {details.value === '' ? null : (
        <Suspense fallback={null}>
          <CodeDetails
            code={details.value}
            onClose={() => details.onChange('', { replace: true })}
            onRequestChange={setRequesting}
          />
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
