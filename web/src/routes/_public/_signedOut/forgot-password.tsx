import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#web/features/auth/ForgotPassword.tsx';

export const Route = createFileRoute('/_public/_signedOut/forgot-password')({
  staticData: { width: 'full' },
  component: function ForgotPasswordPage() {
    return <ForgotPassword redirect={Route.useSearch().redirect} />;
  },
});
