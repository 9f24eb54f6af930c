import type { ListedMessage } from '#shared/contract/messages.ts';
import { failure } from '#web/api/failure.ts';
import { showAtOnce } from '#web/api/showAtOnce.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { toastFailure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';

interface Mark {
  readonly read?: boolean;
  readonly archived?: boolean;
}
type Marked = Pick<ListedMessage, 'id' | 'read' | 'archived'>;

/** As the API does it: an unread one is in no archive, and one in the archive is read. */
function after({ id, read, archived }: Marked, mark: Mark): Marked {
  if (mark.read === false) return { id, read: false, archived: false };
  if (mark.archived === true) return { id, read: true, archived: true };
  return { id, read: mark.read ?? read, archived: mark.archived ?? archived };
}

function show({ id, read, archived }: Marked): void {
  const marked = <M extends Marked>(message: M): M =>
    message.id === id ? { ...message, read, archived } : message;
  showAtOnce('messages.list', (list) => ({ ...list, messages: list.messages.map(marked) }));
  showAtOnce('messages.get', marked);
}

/** Marks or archives a message. It shows at once; where it fails a toast says so, and it is as before. */
export function useMark(message: Marked): (mark: Mark, done: string) => Promise<void> {
  const { run } = useMutationOf('messages.update');
  return async (mark, done) => {
    show(after(message, mark));
    try {
      await run({ params: { id: message.id }, body: mark });
    } catch (error) {
      show(message);
      toastFailure(failure('Not saved', 'The message could not be changed.', 'messages')(error));
      return;
    }
    toast({ title: done });
  };
}
