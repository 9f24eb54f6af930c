/** `language=zu` of a `Cookie` header. For the local server; CloudFront's functions get cookies by their names. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  (header || '')
    .split(/;\s*/)
    .map((pair) => pair.split('='))
    .find((pair) => pair[0] === name)?.[1];
