import { createFileRoute } from '@tanstack/react-router';
import { LandingRoute } from './-landing.tsx';

/** The landing page for people who are signed in: `/` leads them to their dashboard. */
export const Route = createFileRoute('/_public/home')({
  staticData: { width: 'full' },
  component: LandingRoute,
});
