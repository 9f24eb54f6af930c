import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditKind } from '#shared/contract/audit.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { AuditEntries } from './AuditEntries.tsx';

interface AuditDialogProps {
  kind: AuditKind;
  id: string;
  /** What people call it. */
  name: string;
  onClose: () => void;
}

/** What admins changed of a thing that has no page of its own. Heavy, as the dialog is: import it lazily. */
export function AuditDialog({ kind, id, name, onClose }: AuditDialogProps): ReactElement {
  return (
    <Dialog title={`History of ${name}`} onClose={onClose}>
      <chakra.div pb="6">
        <AuditEntries kind={kind} id={id} />
      </chakra.div>
    </Dialog>
  );
}
