import { lazy, type ReactElement, Suspense } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { DeleteCode } from '#web/brand/DeleteCode.tsx';
import type { ListItem } from '#web/ui/list/useListSearch.ts';
import { useDialogs } from '#web/ui/useDialogs.tsx';

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
  const { open, dialog } = useDialogs({
    request: (onClose, code: string) => <RequestChange code={code} onClose={onClose} />,
    delete: (onClose, code: ZarCodeCard) => <DeleteCode code={code} onClose={onClose} />,
  });
  const onRequestChange = (code: string) => open('request', code);
  const handlers: CodeHandlers = {
    onOpen: ({ zarcode }) => details.open(zarcode),
    onRequestChange,
    onDelete: (code) => open('delete', code),
  };
  const dialogs = (
    <>
      {details.value === '' ? null : (
        <Suspense>
          <CodeDetails code={details.value} onClose={details.close} onRequestChange={onRequestChange} />
        </Suspense>
      )}
      {dialog}
    </>
  );
  return { handlers, dialogs };
}
