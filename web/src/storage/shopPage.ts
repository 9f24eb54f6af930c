import { tabStore } from './tabStore.ts';

/** The page of a shop that waits for the code that is made here (docs/decisions/0097). */
const stored = tabStore<string>('shop_page', 'anyone');

const maxLength = 2000;

/** @returns null for what is no page of the web, or names a person: `https://user@shop.example` */
function webPage(text: string | null): URL | null {
  if (text === null || text.length > maxLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username + url.password === '' ? url : null;
}

export const shopPage = {
  read: (): URL | null => webPage(stored.read()),
  clear: stored.clear,
  /** Takes what the address of the generator says: `#return=…`, which no server reads, or `?return=…`. */
  take(): URL | null {
    const [inHash, inQuery] = [location.hash.slice(1), location.search].map((text) =>
      new URLSearchParams(text).get('return'),
    );
    const page = webPage(inHash ?? inQuery ?? null);
    if (page === null) return shopPage.read();
    stored.write(page.href);
    return page;
  },
};

/** Where its own script reads the code. */
export function pageWithCode(page: URL, zarcode: string): string {
  const address = new URL(page);
  address.hash = `zarcode=${zarcode}`;
  return address.href;
}
