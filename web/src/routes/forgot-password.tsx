import { createFileRoute } from '@tanstack/react-router';
import { requireSignedOut } from '#web/session/guards.ts';
import { ForgotPassword } from '#web/features/auth/ForgotPassword.tsx';

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: requireSignedOut,
  component: ForgotPassword,
});
