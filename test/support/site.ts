/** Serves minimal versions of the site files that `functions/services/pages.ts` fetches. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appShell, areaTemplate, codeTemplate, creatorTemplate } from '#shared/edge/pages.ts';

const files: Readonly<Record<string, string>> = {
  [appShell]: '<title>ZarCodes</title><div id="root"></div>',
  [codeTemplate]:
    '<title>{{code}} {{title}}</title><link href="{{origin}}/zarcodes/{{code}}"><meta property="og:image" content="{{origin}}{{preview}}">' +
    '<p class="b">{{verified}}</p><p class="css-1">{{description}}</p><span class="a">{{addressLine2}}</span><a href="{{maps}}">{{place}}</a>' +
    '<a class="more" href="{{creatorPath}}">{{creator}}</a><script type="application/json">{{json}}</script>',
  [areaTemplate]:
    '<title>{{code}} {{title}}</title><meta property="og:image" content="{{origin}}{{preview}}"><p class="a">{{suburb}}</p><p>{{city}}</p><a class="more" href="{{creatorPath}}">{{creator}}</a>' +
    '<script type="application/json">{{json}}</script>',
  [creatorTemplate]:
    '<title>{{name}}</title><link href="{{origin}}{{path}}"><meta property="og:image" content="{{origin}}{{preview}}"><a data-if="website" href="{{website}}">{{site}}</a>' +
    '<ul data-if="rows"><li class="a" data-row="x"><a href="{{rowHref}}">{{rowCode}} {{rowTitle}}</a></li></ul>' +
    '<p data-if="empty">{{empty}}</p><p>{{count}} {{showing}}</p><a data-if="next" href="{{next}}">Next</a>' +
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
