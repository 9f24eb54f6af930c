import { prerendered, prerenderedForms, withoutLanguage } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { trackClicks } from './clicks.ts';
import { trackPageView } from './pageViews.ts';

/** Measures a page that waits for the app, whose router knows its routes; then Measurement.tsx goes on. */
export function measureVisit(): void {
  const path = withoutLanguage(language(), location.pathname);
  const route = routeOf(path);
  trackPageView(path, route);
  trackClicks(() => route);
}

function routeOf(path: string): string {
  if (prerendered.includes(path) || prerenderedForms.includes(path)) return path;
  if (path.startsWith('/zarcodes/')) return '/zarcodes/$code';
  return path.split('/').length > 2 ? '/$slug/$code' : '/$segment';
}
