import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { AccessDenied } from '#web/features/shell/AccessDenied.tsx';
import { Frame } from '#web/features/shell/Frame.tsx';
import { requireSignedIn, useMeetsLevel } from '#web/session/guards.ts';
import { adminLevelOf } from './-adminLevel.ts';
import { Lookup } from './-Lookup.tsx';
import { usePageWidth } from './-usePageWidth.ts';

// Nobody else loads the back office.
const AdminFrame = lazy(async () => ({
  default: (await import('#web/features/shell/AdminFrame.tsx')).AdminFrame,
}));

/** The back office. A person without the role gets the reason instead. */
export const Route = createFileRoute('/_admin')({ beforeLoad: requireSignedIn, component: AdminLayout });

function AdminLayout(): ReactElement {
  const level = useMatches({ select: adminLevelOf });
  const allowed = useMeetsLevel(level);
  const width = usePageWidth();
  if (!allowed) {
    return (
      <Frame width="narrow" lookup={<Lookup />}>
        <AccessDenied level={level} />
      </Frame>
    );
  }
  return (
    <Frame width="full" lookup={<Lookup />}>
      <Suspense fallback={<LoadingScreen />}>
        <AdminFrame width={width}>
          <Outlet />
        </AdminFrame>
      </Suspense>
    </Frame>
  );
}
