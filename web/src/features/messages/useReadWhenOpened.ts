import { useEffect, useRef } from 'react';
import type { MessageThread } from '#shared/contract/messages.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';

/** Marks a message as read when it is opened, and not again when it is marked as unread there. */
export function useReadWhenOpened({ id, read }: Pick<MessageThread, 'id' | 'read'>): void {
  const { run } = useMutationOf('messages.update');
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    // Where it fails it stays unread, which is no error of the admin.
    if (!read) run({ params: { id }, body: { read: true } }).catch(() => {});
  }, [id, read, run]);
}
