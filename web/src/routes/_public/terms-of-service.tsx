import { createFileRoute } from '@tanstack/react-router';
import { t } from '#shared/text/t.ts';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { termsPage } from '#web/text/pages/termsPage.ts';
import { termsOfService } from '#web/text/termsOfService.ts';

export const Route = createFileRoute('/_public/terms-of-service')({
  component: function TermsRoute() {
    return <LegalPage title={t`Terms of Service`} text={termsOfService} page={termsPage} />;
  },
});
