import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { privacyPolicy } from '#web/text/privacyPolicy.ts';
import { termsOfService } from '#web/text/termsOfService.ts';
import { LegalDialog } from './LegalDialog.tsx';

interface AccountTermsDialogProps {
  document: 'terms' | 'privacy';
  onClose: () => void;
}

/** What a person agrees to with an account. */
export function AccountTermsDialog({ document, onClose }: AccountTermsDialogProps): ReactElement {
  return document === 'terms' ? (
    <LegalDialog title={t`Terms of Service`} text={termsOfService} onClose={onClose} />
  ) : (
    <LegalDialog title={t`Privacy Policy`} text={privacyPolicy} onClose={onClose} />
  );
}
