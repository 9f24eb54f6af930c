import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { toastFailure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';

interface Mark {
  readonly read?: boolean;
  readonly archived?: boolean;
}

/** Marks or archives a message. @returns whether it was done; if not, a toast has said why */
export function useMark(id: string): (mark: Mark, done: string) => Promise<boolean> {
  const { run } = useMutationOf('messages.update');
  return async (mark, done) => {
    try {
      await run({ params: { id }, body: mark });
    } catch (error) {
      toastFailure(failure('Not saved', 'The message could not be changed.')(error));
      return false;
    }
    toast({ title: done });
    return true;
  };
}
