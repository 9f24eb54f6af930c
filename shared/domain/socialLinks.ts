/** Where a creator is found elsewhere. People type a name, @name or the address of their page. */

export const socialNetworks = ['instagram', 'facebook', 'tiktok', 'xcom'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

interface Network {
  readonly label: string;
  /** A page is on one of these hosts, or on one below them. */
  readonly hosts: readonly string[];
  readonly page: (name: string) => string;
}

export const networks: Readonly<Record<SocialNetwork, Network>> = {
  instagram: {
    label: 'Instagram',
    hosts: ['instagram.com'],
    page: (name) => `https://www.instagram.com/${name}`,
  },
  facebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    page: (name) => `https://www.facebook.com/${name}`,
  },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'], page: (name) => `https://www.tiktok.com/@${name}` },
  xcom: { label: 'X', hosts: ['x.com', 'twitter.com'], page: (name) => `https://x.com/${name}` },
};

const accountName = /^@?([A-Za-z0-9_][A-Za-z0-9_.-]{0,79})$/;

/** @returns the address of the page, or null where the text is neither a name nor a page of the network */
export function socialUrl(network: SocialNetwork, typed: string): string | null {
  const { hosts, page } = networks[network];
  const url = webUrl(typed);
  if (url !== null) {
    const isThere = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    if (isThere) return url.href;
    if (typed.includes('/')) return null;
  }
  const name = accountName.exec(typed)?.[1];
  return name === undefined ? null : page(name);
}

/** @returns the address with its scheme, or null. Nothing but http and https: a link may run a script. */
export function websiteUrl(typed: string): string | null {
  return webUrl(typed)?.href ?? null;
}

function webUrl(typed: string): URL | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname.includes('.') && url.username === '' && url.password === '' ? url : null;
}
