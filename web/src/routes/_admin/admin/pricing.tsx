import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '#web/features/pricing/Pricing.tsx';

export const Route = createFileRoute('/_admin/admin/pricing')({
  staticData: { width: 'wide' },
  component: Pricing,
});
