import { createFileRoute, useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PathNotFound } from '#web/brand/PathNotFound.tsx';
import { CountedMap } from '#web/features/dashboard/CountedMap.tsx';
import { Dashboard } from '#web/features/dashboard/Dashboard.tsx';
import { OwnCodesMap } from '#web/features/dashboard/OwnCodesMap.tsx';

export const Route = createFileRoute('/_signedIn/dashboard')({ component: DashboardPage });

function DashboardPage(): ReactElement {
  const path = useLocation({ select: ({ state }) => state.pathNotFound });
  return (
    <Dashboard
      notice={path === undefined ? null : <PathNotFound path={path} />}
      map={<OwnCodesMap>{(codes) => <CountedMap codes={codes} />}</OwnCodesMap>}
    />
  );
}
