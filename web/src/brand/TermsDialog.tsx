import type { ReactElement } from 'react';
import { codeTerms } from '#web/text/codeTerms.ts';
import { LegalDialog } from './LegalDialog.tsx';

/** The terms of a code. */
export function TermsDialog({ onClose }: { onClose: () => void }): ReactElement {
  return <LegalDialog title="Terms for your ZarCode" text={codeTerms} onClose={onClose} />;
}
