import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmProps {
  title: string;
  children: ReactNode;
  confirmText: string;
  busyText?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialogBody({
  title,
  children,
  confirmText,
  busyText = 'Please wait...',
  busy = false,
  onConfirm,
  onClose,
}: ConfirmProps): ReactElement {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" data-first-focus onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy} busyText={busyText}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
