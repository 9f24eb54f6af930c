import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '#web/features/profile/Profile.tsx';
import { EmailPreferences } from '#web/features/settings/EmailPreferences.tsx';

export const Route = createFileRoute('/_signedIn/profile')({
  staticData: { width: 'medium' },
  component: () => <Profile emailPreferences={<EmailPreferences />} />,
});
