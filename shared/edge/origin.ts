/** CloudFront sends it with every call to the API; its value is a secret that only the two have. */
export const originHeader = 'x-origin-secret';
/** The client's address and port. CloudFront overwrites any value that the client sent. */
export const viewerHeader = 'cloudfront-viewer-address';

/** The edge's guess by the viewer's address: a city and a country, either of which may be missing. */
export const viewerPlaceHeaders = ['cloudfront-viewer-city', 'cloudfront-viewer-country-name'] as const;

/** For a device from which somebody has signed in. The prefix makes browsers refuse it without `Secure`. */
export const deviceCookieName = '__Secure-device';
