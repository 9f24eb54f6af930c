import { createFileRoute } from '@tanstack/react-router';
import { LandingRoute } from '#web/routes/_public/-landing.tsx';

export const Route = createFileRoute('/_public/_signedOut/')({
  staticData: { width: 'full' },
  component: LandingRoute,
});
