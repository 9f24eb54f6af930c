import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from './form/TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ConfirmProps {
  title: string;
  children: ReactNode;
  confirmText: string;
  cancelText?: string;
  busyText?: string;
  busy?: boolean;
  /** Has to be typed first, where a slip would cost much: a code, a name, DELETE. */
  typed?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Where the focus goes afterwards; to where it was before unless this names another place. */
  focusAfter?: () => HTMLElement | null;
}

export function ConfirmDialogBody({
  title,
  children,
  confirmText,
  cancelText = t`Cancel`,
  busyText = t`Please wait...`,
  busy = false,
  typed,
  onConfirm,
  onClose,
  focusAfter,
}: ConfirmProps): ReactElement {
  const formId = useId();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const ready = typed === undefined || text.trim() === typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!ready) setMissing(true);
    else if (!busy) onConfirm();
  };
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onClose}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="outline" data-first-focus onClick={onClose} disabled={busy}>
            {cancelText}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            aria-disabled={!ready || busy || undefined}
            busy={busy}
            busyText={busyText}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
      <form id={formId} onSubmit={submit} noValidate>
        {typed === undefined ? null : (
          <>
            <TextField
              label={t`Type ${typed} to confirm`}
              error={missing && !ready ? t`Please type ${typed} first.` : ''}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              readOnly={busy}
            />
            <VisuallyHidden role="status">
              {ready ? t`${confirmText} can be pressed now.` : ''}
            </VisuallyHidden>
          </>
        )}
      </form>
    </Dialog>
  );
}
