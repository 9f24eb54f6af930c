import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { LegalText } from '#web/text/legal.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LegalSections, lastUpdated } from './LegalSections.tsx';

interface LegalDialogProps {
  title: string;
  text: LegalText;
  onClose: () => void;
}

/** Heavy: import it lazily. Mount it to open it. */
export function LegalDialog({ title, text, onClose }: LegalDialogProps): ReactElement {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>{t`Close`}</Button>}>
      <chakra.p color="fg.muted" mb="4">
        {lastUpdated(text)}. <span lang="en">{text.intro}</span>
      </chakra.p>
      <LegalSections sections={text.sections} heading="h3" dense />
    </Dialog>
  );
}
