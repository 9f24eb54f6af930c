/** The headers that carry a pass and a PIN: never part of an address, which logs and referrers would have. */
export const passHeader = 'x-zarcode-pass';
export const pinHeader = 'x-zarcode-pin';

/** The link of a pass. What is behind the # is not sent to a server. */
export const passLink = (page: string, pass: string): string => `${page}#pass=${pass}`;

/** The pass in the fragment of an address. @returns null for another fragment */
export const passOfFragment = (fragment: string): string | null =>
  /^#pass=([\w.-]{1,100})$/.exec(fragment)?.[1] ?? null;
