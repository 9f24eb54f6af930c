import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#web/features/legal/LegalPage.tsx';
import { publicPages } from '#web/text/pages.ts';
import { privacyPolicy } from '#web/text/privacyPolicy.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  component: function PrivacyRoute() {
    return <LegalPage title="Privacy Policy" text={privacyPolicy} page={publicPages.privacy} />;
  },
});
