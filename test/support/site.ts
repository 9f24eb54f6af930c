/** Serves minimal versions of the site files that `functions/services/pages.ts` fetches. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appShell, codeTemplate } from '#shared/edge/pages.ts';

const files: Readonly<Record<string, string>> = {
  [appShell]: '<title>ZarCodes</title><div id="root"></div>',
  [codeTemplate]:
    '<title>{{code}} {{title}}</title><link href="{{origin}}/zarcodes/{{code}}">' +
    '<p class="css-1">{{description}}</p><span class="a">{{addressLine2}}</span><a href="{{maps}}">{{place}}</a>' +
    '<script type="application/json">{{json}}</script>',
};

let started: Promise<string> | undefined;

/** @returns the server's URL. It stops with the process. */
export function testSite(): Promise<string> {
  started ??= new Promise((resolve) => {
    const server = createServer((request, response) => {
      const file = files[request.url ?? ''];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
    server.unref();
  });
  return started;
}
