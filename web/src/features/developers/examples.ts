/** What people copy from the page for developers. A test runs each of them (test/e2e/developers.spec.ts). */

export interface Place {
  readonly origin: string;
  readonly key: string;
  /** A public code, as it is written. */
  readonly code: string;
}

export const checkoutExample = ({
  origin,
  key,
}: Place): string => `<script src="${origin}/zar-address.js" async></script>

<form method="post" action="/order">
  <label for="place">ZarCode of the delivery</label>
  <zar-address id="place" name="zarcode" api-key="${key}"></zar-address>

  <label>Street or farm <input name="line1" autocomplete="address-line1"></label>
  <label>Suburb <input name="suburb" autocomplete="address-level3"></label>
  <label>City or town <input name="city" autocomplete="address-level2"></label>
  <label>Province <input name="province" autocomplete="address-level1"></label>
  <button>Order</button>
</form>
`;

export const lookUpExample = ({ origin, key, code }: Place): string => `curl ${origin}/api/v1/codes/${code} \\
  -H 'Authorization: Bearer ${key}'
`;

export const batchExample = ({ origin, key, code }: Place): string => `curl ${origin}/api/v1/codes:batch \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"codes": ["${code}", "7PT-FLHX"]}'
`;

export const saveExample = ({
  origin,
  key,
  code,
}: Place): string => `curl ${origin}/api/v1/saved-codes:batch \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"save": ["${code}"]}'
`;

/** For Node; `standardwebhooks` has it for ten more languages. */
export const receiverExample = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.ZARCODES_WEBHOOK_SECRET);

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  try {
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, data.code); // code.moved 7PT-FLHV
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 3000);
`;
