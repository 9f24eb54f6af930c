import { createFileRoute } from '@tanstack/react-router';
import { t } from '#shared/text/t.ts';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { privacyPage } from '#web/text/pages/privacyPage.ts';
import { privacyPolicy } from '#web/text/privacyPolicy.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  component: function PrivacyRoute() {
    return <LegalPage title={t`Privacy Policy`} text={privacyPolicy} page={privacyPage} />;
  },
});
