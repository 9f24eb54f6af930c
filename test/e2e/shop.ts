/** A shop's own pages, served from another origin than ZarCodes. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, newAccount } from './people.ts';

interface ShopPage {
  /** What stands in the page's body. */
  readonly body: string;
  /** Of the body's element `html`. */
  readonly lang?: string;
  /** Added to a policy that allows the script of ZarCodes and nothing else. */
  readonly policy?: string;
  /** A script of the shop's own, which its policy has to allow. */
  readonly script?: string;
  readonly styles?: string;
}

interface Shop {
  readonly origin: string;
  /** The key of its pages. */
  readonly key: string;
  readonly owner: Account;
  readonly keyId: string;
  /** Sets what the shop answers with at `/checkout`. */
  readonly show: (page: ShopPage) => void;
  /** What customers sent, as a form. */
  readonly orders: URLSearchParams[];
}

function send(response: ServerResponse, type: string, body: string, policy = ''): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    ...(policy !== '' && { 'content-security-policy': policy }),
    // The strictest of what a shop may demand of the files of others.
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  response.end(body);
}

export async function makeKey(
  request: APIRequestContext,
  { token }: Account,
  origins: readonly string[],
): Promise<{ id: string; key: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/user/api-keys', { headers, data: { name: 'Shop', origins } });
  if (!made.ok()) throw new Error(`No key: ${await made.text()}`);
  return (await made.json()) as { id: string; key: string };
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Your ZarCode' });
export const said = (page: Page) => page.getByRole('status');

/** The element as a shop writes it down. */
export const elementOf = (key: string, attributes = 'name="zarcode" required') =>
  `<p><label for="zarcode">Your ZarCode</label></p>
<zar-address id="zarcode" api-key="${key}" ${attributes}></zar-address>`;

export const addressFields = `<p><label>Street <input name="street" autocomplete="shipping address-line1"></label></p>
<p><label>Unit <input name="unit" autocomplete="shipping address-line2"></label></p>
<p><label>Suburb <input name="suburb" autocomplete="shipping address-level3"></label></p>
<p><label>City <input name="city" autocomplete="shipping address-level2"></label></p>
<p><label>Province <select name="province" autocomplete="shipping address-level1"><option value="">Choose</option>
<option value="EC">Eastern Cape</option><option value="GP">Gauteng</option><option value="KZN">KwaZulu-Natal</option></select></label></p>
<p><label>Country <input name="country" autocomplete="shipping country-name"></label></p>`;

export const checkout = (element: string, fields = addressFields) =>
  `<main><h1>Checkout</h1><form action="/orders">${element}${fields}<button>Pay</button></form></main>`;

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ request, baseURL: site }, use) => {
    const baseURL = site ?? '';
    let page: ShopPage = { body: '' };
    const orders: URLSearchParams[] = [];
    const server = createServer((received, response) => {
      const { pathname, searchParams } = new URL(received.url ?? '/', 'http://shop');
      const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; form-action 'self'`;
      if (pathname === '/shop.js') return send(response, 'text/javascript', page.script ?? '');
      if (pathname === '/shop.css') return send(response, 'text/css', page.styles ?? '');
      if (pathname === '/orders') {
        orders.push(searchParams);
        return send(response, 'text/html', '<title>Thank you</title><h1>Thank you</h1>', policy);
      }
      if (pathname !== '/checkout') {
        response.writeHead(404).end();
        return;
      }
      const html = `<!doctype html><html lang="${page.lang ?? 'en'}"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width">${page.styles === undefined ? '' : '<link rel="stylesheet" href="/shop.css">'}
<script src="${baseURL}/zar-address.js" defer></script></head><body>${page.body}
${page.script === undefined ? '' : '<script src="/shop.js"></script>'}</body></html>`;
      send(response, 'text/html', html, page.policy ?? policy);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const owner = await newAccount(request);
    const { id, key } = await makeKey(request, owner, [origin]);
    await use({
      origin,
      key,
      keyId: id,
      owner,
      show: (shown) => {
        page = shown;
      },
      orders,
    });
    server.closeAllConnections();
    server.close();
  },
});

export { expect };
