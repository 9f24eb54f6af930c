import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { codeTerms } from '#web/text/codeTerms.ts';
import { LegalDialog } from './LegalDialog.tsx';

/** The terms of a code. */
export function TermsDialog({ onClose }: { onClose: () => void }): ReactElement {
  return <LegalDialog title={t`Terms for your ZarCode`} text={codeTerms} onClose={onClose} />;
}
