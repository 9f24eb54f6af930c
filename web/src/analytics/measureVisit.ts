import { prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { trackClicks } from './clicks.ts';
import { trackPageView } from './pageViews.ts';

/** Measures a page that waits for the app, whose router knows its routes; then Measurement.tsx goes on. */
export function measureVisit(): void {
  const route = routeOf(location.pathname);
  trackPageView(location.pathname, route);
  trackClicks(() => route);
}

function routeOf(path: string): string {
  if (path in prerendered || path in prerenderedForms) return path;
  if (path.startsWith('/zarcodes/')) return '/zarcodes/$code';
  return path.split('/').length > 2 ? '/$slug/$code' : '/$segment';
}
