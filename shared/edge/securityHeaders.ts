/**
 * The security headers of every page, shared by CloudFront and the local server, so that local tests check what
 * production sends.
 */
import { headScriptHash } from './headScript.ts';

export type MapProvider = 'google' | 'own' | 'open';

type Policy = Readonly<Record<string, readonly string[]>>;

/** Emotion creates empty <style> elements and fills them by script, which the policy does not restrict. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// The targets of the payment form, including their redirects.
const payFast = [
  'https://www.payfast.co.za',
  'https://sandbox.payfast.co.za',
  'https://payment.payfast.io',
] as const;

const everyPage: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", headScriptHash],
  'style-src': ["'self'", emptyStyle],
  // React's `style` properties and Leaflet's positions are style attributes.
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

// https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4; Google signals are off, so their
// hosts are not listed).
const googleAnalytics: Policy = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * The script that finds QR codes in pictures (docs/decisions/0091), by CloudFront's pattern. A worker has the policy of its
 * own response, so that no page may compile WebAssembly.
 */
export const qrWorkerPattern = '/assets/qrWorker-*';

/** It is handed pictures and its WebAssembly, and can send them to nobody. */
const qrWorkerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";

/** The headers of that script. @param headers of everything else */
export const qrWorkerHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  'content-security-policy': qrWorkerPolicy,
});

export function contentSecurityPolicy(content: Content): string {
  const { mapProvider, analytics = false, uploads, payments } = content;
  const parts: Policy[] = [
    everyPage,
    mapProvider === 'google' ? googleMaps : {},
    analytics ? googleAnalytics : {},
    uploads === undefined ? {} : { 'connect-src': [uploads], 'img-src': [uploads] },
    payments === undefined ? {} : { 'form-action': [payments] },
  ];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return [...names]
    .map((name) => {
      const sources = [...new Set(parts.flatMap((part) => part[name] ?? []))];
      // Browsers ignore 'unsafe-inline' next to a hash, and the styles of Google's script have no fixed hash.
      const allInline = name === 'style-src' && sources.includes("'unsafe-inline'");
      return [name, ...sources.filter((source) => !(allInline && source === emptyStyle))].join(' ');
    })
    .join('; ');
}

/** What decides which hosts the pages may load from. */
interface Content {
  readonly mapProvider: MapProvider;
  /** Whether the web was built with a Google Analytics id. */
  readonly analytics?: boolean;
  /** The origin of the bucket to which browsers upload photos, and from which they show those that are not public. */
  readonly uploads?: string;
  /** The origin of PayFast's stand-in, on a developer's machine. */
  readonly payments?: string;
}

export interface Site extends Content {
  /** Whether the site is always served over https, so that browsers may insist on it for a year. */
  readonly https: boolean;
}

export function securityHeaders({ https, ...content }: Site): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(content),
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // OpenStreetMap's tile policy requires a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The camera scans QR codes into a run, once its owner allows it.
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
