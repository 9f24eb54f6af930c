import { createFileRoute, useRouter } from '@tanstack/react-router';
import { type ReactElement, useCallback } from 'react';
import { Login } from '#web/features/auth/Login.tsx';

export const Route = createFileRoute('/_public/_signedOut/login')({
  staticData: { width: 'full' },
  component: LoginPage,
});

function LoginPage(): ReactElement {
  const { redirect } = Route.useSearch();
  const { history } = useRouter();
  const leave = useCallback(async () => {
    const { afterLogin } = await import('#web/session/afterLogin.ts');
    history.replace(await afterLogin(redirect));
  }, [history, redirect]);
  return <Login redirect={redirect} onDone={leave} />;
}
