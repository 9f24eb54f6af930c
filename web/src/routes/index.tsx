import { createFileRoute } from '@tanstack/react-router';
import { requireSignedOut } from '#web/session/guards.ts';
import { LandingRoute } from './-landing.tsx';

export const Route = createFileRoute('/')({ beforeLoad: requireSignedOut, component: LandingRoute });
