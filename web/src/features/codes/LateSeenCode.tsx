import { lazy } from 'react';

/** Loaded where there is no connection: the service worker has it. */
export const LateSeenCode = lazy(async () => ({ default: (await import('./SeenCode.tsx')).SeenCode }));
