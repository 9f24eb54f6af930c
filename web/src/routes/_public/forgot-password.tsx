import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#web/features/auth/ForgotPassword.tsx';
import { requireSignedOut } from '#web/session/guards.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  staticData: { width: 'full' },
  beforeLoad: requireSignedOut,
  component: ForgotPassword,
});
