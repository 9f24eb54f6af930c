import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Register } from '#web/features/auth/Register.tsx';
import { requireSignedOut } from '#web/session/guards.ts';
import { redirectSearch } from './-redirectSearch.ts';

export const Route = createFileRoute('/_public/register')({
  staticData: { width: 'full' },
  validateSearch: redirectSearch,
  beforeLoad: requireSignedOut,
  component: RegisterPage,
});

function RegisterPage(): ReactElement {
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = redirect === undefined ? {} : { redirect };
  return <Register redirect={redirect} onDone={() => void navigate({ to: '/login', search })} />;
}
