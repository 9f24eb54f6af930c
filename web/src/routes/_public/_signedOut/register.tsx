import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Register } from '#web/features/auth/Register.tsx';

export const Route = createFileRoute('/_public/_signedOut/register')({
  staticData: { width: 'full' },
  component: RegisterPage,
});

function RegisterPage(): ReactElement {
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = redirect === undefined ? {} : { redirect };
  return <Register redirect={redirect} onDone={() => void navigate({ to: '/login', search })} />;
}
