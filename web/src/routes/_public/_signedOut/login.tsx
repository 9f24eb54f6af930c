import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Login } from '#web/features/auth/Login.tsx';
import { afterLogin } from '#web/session/afterLogin.ts';

export const Route = createFileRoute('/_public/_signedOut/login')({
  staticData: { width: 'full' },
  component: LoginPage,
});

function LoginPage(): ReactElement {
  const { redirect } = Route.useSearch();
  const { history } = useRouter();
  return <Login redirect={redirect} onDone={async () => history.replace(await afterLogin(redirect))} />;
}
