/**
 * The security headers of every page: one object for CloudFront and for the local server, so that what is tested
 * here is what is sent there.
 */

export type MapProvider = 'google' | 'open';

type Policy = Readonly<Record<string, readonly string[]>>;

/** Emotion makes empty <style> elements and fills them by script, which needs no permission. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// Where the browser may post the payment form, and where those hosts send it on to.
const payFast = [
  'https://www.payfast.co.za',
  'https://sandbox.payfast.co.za',
  'https://payment.payfast.io',
] as const;

const everyPage: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", emptyStyle],
  // React's `style` properties and Leaflet's positions are attributes.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https://tile.openstreetmap.org',
    'https://*.tile.openstreetmap.org',
  ],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'", ...payFast],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

// https://developers.google.com/maps/documentation/javascript/content-security-policy (allowlist variant).
const googleHosts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'] as const;
const googleMaps: Policy = {
  'script-src': [...googleHosts, 'https://*.ggpht.com', 'https://*.googleusercontent.com', 'blob:'],
  'img-src': [...googleHosts, 'https://*.ggpht.com', 'https://*.googleusercontent.com'],
  'connect-src': [...googleHosts, 'data:', 'blob:'],
  'font-src': ['https://fonts.gstatic.com'],
  'frame-src': ['https://*.google.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'worker-src': ['blob:'],
};

// https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4, without the hosts of Google
// signals, which we switch off).
const googleAnalytics: Policy = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

export function contentSecurityPolicy({ mapProvider, analytics = false, uploads }: Content): string {
  const parts: Policy[] = [
    everyPage,
    mapProvider === 'google' ? googleMaps : {},
    analytics ? googleAnalytics : {},
    uploads === undefined ? {} : { 'connect-src': [uploads] },
  ];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return [...names]
    .map((name) => {
      const sources = [...new Set(parts.flatMap((part) => part[name] ?? []))];
      // A hash switches 'unsafe-inline' off, and Google's script writes styles that no hash can know.
      const allInline = name === 'style-src' && sources.includes("'unsafe-inline'");
      return [name, ...sources.filter((source) => !(allInline && source === emptyStyle))].join(' ');
    })
    .join('; ');
}

/** Whose content the pages bring along. */
interface Content {
  readonly mapProvider: MapProvider;
  /** Whether the web was built with a measurement id. */
  readonly analytics?: boolean;
  /** The address of the bucket that browsers send photos to. */
  readonly uploads?: string;
}

export interface Site extends Content {
  /** Only a site that is always reached by https may say so for a year. */
  readonly https: boolean;
}

export function securityHeaders({ https, ...content }: Site): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(content),
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // OpenStreetMap's tile policy wants to know the site that asks.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
