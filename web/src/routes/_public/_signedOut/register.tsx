import { createFileRoute } from '@tanstack/react-router';
import { type ReactElement, useCallback } from 'react';
import { Register } from '#web/features/auth/Register.tsx';

export const Route = createFileRoute('/_public/_signedOut/register')({
  staticData: { width: 'full' },
  component: RegisterPage,
});

function RegisterPage(): ReactElement {
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  const signIn = useCallback(() => {
    const search = redirect === undefined ? {} : { redirect };
    void navigate({ to: '/login', search });
  }, [navigate, redirect]);
  return <Register redirect={redirect} onDone={signIn} />;
}
