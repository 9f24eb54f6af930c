import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { ApiError, callRoute } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { focusRow } from '#web/ui/list/wantedRow.ts';
import { type ToastMessage, toast } from '#web/ui/toast.ts';
import { shownCode } from './shownCode.ts';

const failed = failure(t`Undo failed`, t`Failed to restore ZarCode`);

/** docs/product/viewing-codes.md#delete-dialog. @param until when the deletion can be undone no longer */
export function deletedToast(code: ShownCard, until: number): ToastMessage {
  return {
    title: t`ZarCode deleted`,
    description: t`The ZarCode has been successfully removed.`,
    action: { label: t`Undo`, onSelect: () => void restore(code, until) },
    until,
  };
}

async function restore(code: ShownCard, until: number): Promise<void> {
  const shown = shownCode(code.zarcode);
  toast({ title: t`Restoring ZarCode...` });
  focusRow(code.id);
  try {
    await callRoute('zarcodes.restore', { params: { code: code.zarcode } });
  } catch (error) {
    // An earlier try did it, and its answer was lost.
    if (!(error instanceof ApiError && error.code === 'not_deleted')) {
      focusRow(null);
      toast(problem(code, until, error));
      return;
    }
  }
  toast({ title: t`ZarCode restored`, description: t`${shown} is back as it was.` });
}

/** Without a connection it may be tried again, as long as there is time. */
function problem(code: ShownCard, until: number, error: unknown): ToastMessage {
  const { title, message } = failed(error);
  const isLate = Date.now() >= until || (error instanceof ApiError && error.code === 'restore_closed');
  return {
    title,
    description: message,
    variant: 'destructive',
    ...(!isLate && {
      action: { label: t`Try again`, onSelect: () => void restore(code, until) },
      until,
    }),
  };
}
