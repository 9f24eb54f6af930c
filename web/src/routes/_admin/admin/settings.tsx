import { createFileRoute } from '@tanstack/react-router';
import { SystemSettings } from '#web/features/systemSettings/SystemSettings.tsx';

export const Route = createFileRoute('/_admin/admin/settings')({
  staticData: { level: 'superAdmin', width: 'medium' },
  component: SystemSettings,
});
