import { type ReactElement, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmProps } from './ConfirmDialogBody.tsx';
import { type Failure, toastFailure } from './failure.ts';
import { type ToastMessage, toast } from './toast.ts';

interface ConfirmActionProps extends Omit<ConfirmProps, 'busy' | 'onConfirm' | 'busyText'> {
  busyText: string;
  action: () => Promise<unknown>;
  success: ToastMessage | (() => ToastMessage);
  failure: (error: unknown) => Failure;
  /** Where the focus goes when it is done: what opened this may not exist any more. By default the page's heading. */
  focusAfter?: () => HTMLElement | null;
}

const pageHeading = () => document.querySelector('h1');

/** A question, then the action and a toast of how it went. After a failure the question stays open. */
export function ConfirmAction({
  action,
  success,
  failure,
  focusAfter = pageHeading,
  onClose,
  ...question
}: ConfirmActionProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const done = useRef(false);
  const run = async () => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setBusy(false);
      toastFailure(failure(error));
      return;
    }
    done.current = true;
    toast(typeof success === 'function' ? success() : success);
    onClose();
  };
  return (
    <ConfirmDialog
      {...question}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
      focusAfter={() => (done.current ? focusAfter() : null)}
    />
  );
}
