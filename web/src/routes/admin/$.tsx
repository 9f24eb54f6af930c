import { createFileRoute, Navigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { type Level, meetsLevel } from '#shared/domain/can.ts';
import { AccessDenied } from '#web/features/shell/AccessDenied.tsx';
import { requireSignedIn } from '#web/session/guards.ts';
import { useSession } from '#web/session/session.ts';

export const Route = createFileRoute('/admin/$')({ beforeLoad: requireSignedIn, component: AdminArea });

/** SPEC 2: these two are for super administrators. */
const superAdminPaths: readonly string[] = ['email', 'settings'];

/** Who may not enter is told so; who may is led back until the pages of the back office are there. */
function AdminArea(): ReactElement {
  const { _splat = '' } = Route.useParams();
  const { user } = useSession();
  const [page = ''] = _splat.split('/');
  const level: Level = superAdminPaths.includes(page) ? 'superAdmin' : 'admin';
  if (!meetsLevel(user?.role ?? null, level)) return <AccessDenied level={level} />;
  return <Navigate to="/dashboard" replace />;
}
