import { type AnyRouteMatch, redirect } from '@tanstack/react-router';
import type { Level } from '#shared/domain/can.ts';
import { meetsLevelNow } from '#web/session/guards.ts';

type AdminLevel = Extract<Level, 'admin' | 'superAdmin'>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see a page of the back office (docs/product/paths.md#admin-paths); 'admin' unless given. */
    level?: AdminLevel;
  }
}

type Matches = readonly Pick<AnyRouteMatch, 'staticData'>[];

/** The level that the current route declares. */
export function adminLevelOf(matches: Matches): AdminLevel {
  return matches.at(-1)?.staticData.level ?? 'admin';
}

/** For `beforeLoad` of a page that is not there yet: administrators are led back, others get the reason. */
export function leadBack(matches: Matches): void {
  if (meetsLevelNow(adminLevelOf(matches))) throw redirect({ to: '/admin', replace: true });
}
