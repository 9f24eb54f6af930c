import { createFileRoute } from '@tanstack/react-router';
import { Settings } from '#web/features/settings/Settings.tsx';

export const Route = createFileRoute('/_signedIn/settings')({
  staticData: { width: 'medium' },
  component: Settings,
});
