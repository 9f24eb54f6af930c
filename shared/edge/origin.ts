/** CloudFront adds it to every call of the API, with a secret that only the two know. */
export const originHeader = 'x-origin-secret';
/** The address and port of whoever called CloudFront; it overwrites what a caller may claim. */
export const viewerHeader = 'cloudfront-viewer-address';
