import { createFileRoute } from '@tanstack/react-router';
import { CreatorDashboard } from '#web/features/creator/CreatorDashboard.tsx';

export const Route = createFileRoute('/_signedIn/creator-dashboard')({
  staticData: { width: 'fluid' },
  component: CreatorDashboard,
});
