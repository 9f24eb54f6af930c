import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Login } from '#web/features/auth/Login.tsx';
import { safeRedirect } from '#web/session/redirects.ts';
import { session } from '#web/session/session.ts';
import { redirectSearch } from './-redirectSearch.ts';

export const Route = createFileRoute('/_public/login')({
  staticData: { width: 'full' },
  validateSearch: redirectSearch,
  beforeLoad: ({ search }) => {
    if (session().status === 'signedIn') throw redirect({ href: afterLogin(search.redirect), replace: true });
  },
  component: LoginPage,
});

// docs/product.md, "Login": admins and creators will go to pages of their own, which do not exist yet.
function afterLogin(target: string | undefined): string {
  return safeRedirect(target) ?? '/dashboard';
}

function LoginPage(): ReactElement {
  const { redirect: target } = Route.useSearch();
  const { history } = useRouter();
  return <Login redirect={target} onDone={() => history.replace(afterLogin(target))} />;
}
