import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

/** Loaded where there is no connection: the service worker has it. */
export const LateSeenCode = lazy(async () => ({ default: (await import('./SeenCode.tsx')).SeenCode }));

/** The service worker has them, too. */
export const LateCodeNotFound = lazy(async () => ({
  default: (await import('./CodeProblem.tsx')).CodeNotFound,
}));
export const LateCodeFailed = lazy(async () => ({ default: (await import('./CodeProblem.tsx')).CodeFailed }));

/** Most codes are public. `preload` is for a page that came with its content: a click before that would be lost. */
export const LateAreaView = lazyRouteComponent(() => import('./AreaView.tsx'), 'AreaView');
