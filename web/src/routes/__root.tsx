import { createRootRoute, Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ErrorPage } from '#web/features/shell/ErrorPage.tsx';
import { Frame } from '#web/features/shell/Frame.tsx';
import { Shell } from '#web/features/shell/Shell.tsx';
import { UnknownPage } from './_public/-UnknownPage.tsx';
import { Lookup } from './-Lookup.tsx';

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: UnknownPath,
  errorComponent: ErrorPage,
});

/** As UnknownPage, in the frame of public pages. */
function UnknownPath(): ReactElement {
  return (
    <Frame width="full" lookup={<Lookup />}>
      <UnknownPage />
    </Frame>
  );
}
