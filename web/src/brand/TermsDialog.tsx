import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { codeTerms } from '#web/text/codeTerms.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LegalSections } from './LegalSections.tsx';

/** The terms of a code. Heavy: import it lazily. Mount it to open it. */
export function TermsDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Dialog
      title="Terms for your ZarCode"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <chakra.p color="fg.muted" mb="4">
        Last updated: {codeTerms.updated}. {codeTerms.intro}
      </chakra.p>
      <LegalSections sections={codeTerms.sections} heading="h3" dense />
    </Dialog>
  );
}
