import { createFileRoute } from '@tanstack/react-router';
import { requireSignedOut } from '#web/session/guards.ts';
import { LandingRoute } from './-landing.tsx';

export const Route = createFileRoute('/_public/')({
  staticData: { width: 'full' },
  beforeLoad: requireSignedOut,
  component: LandingRoute,
});
