/** The headers that carry a pass and a PIN: never part of an address, which logs and referrers would have. */
export const passHeader = 'x-zarcode-pass';
export const pinHeader = 'x-zarcode-pin';

/** The link of a pass. What is behind the # is not sent to a server. */
export const passLink = (page: string, pass: string): string => `${page}#pass=${pass}`;

/** What can stand there, whether it opens anything or not. */
export const passPattern = /^[\w.-]{1,100}$/;

/** The pass in the fragment of an address. @returns null for another fragment */
export function passOfFragment(fragment: string): string | null {
  const [, pass = ''] = /^#pass=(.*)$/.exec(fragment) ?? [];
  return passPattern.test(pass) ? pass : null;
}
