import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#web/features/auth/ForgotPassword.tsx';
import { requireSignedOut } from '#web/session/guards.ts';

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: requireSignedOut,
  component: ForgotPassword,
});
