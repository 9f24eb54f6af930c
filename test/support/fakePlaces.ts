/** Fake of the part of Google's Places API (New) that the search uses; records the requests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface PlacesRequest {
  readonly path: string;
  readonly key: string | undefined;
  readonly fields: string | undefined;
  readonly body: unknown;
}

/** The response to every request; `silent` never responds. */
type PlacesResponse = { readonly status: number; readonly text: string } | 'silent';

export interface FakePlaces {
  readonly url: string;
  readonly requests: PlacesRequest[];
  respondWith(response: PlacesResponse): void;
  stop(): void;
}

export async function startFakePlaces(): Promise<FakePlaces> {
  const requests: PlacesRequest[] = [];
  let nextResponse: PlacesResponse = { status: 200, text: '{}' };
  const server = createServer(async (request, response) => {
    const header = (name: string) => request.headers[name]?.toString();
    requests.push({
      path: `${request.method} ${request.url}`,
      key: header('x-goog-api-key'),
      fields: header('x-goog-fieldmask'),
      body: await json(request),
    });
    if (nextResponse === 'silent') return;
    response
      .writeHead(nextResponse.status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(nextResponse.text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondWith: (next) => {
      nextResponse = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Predictions as Google writes them, by title and the rest of the address. */
export function predictions(...found: readonly (readonly [placeId: string, title: string, rest: string])[]) {
  const suggestions = found.map(([placeId, title, rest]) => ({
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${title}, ${rest}`, matches: [{ endOffset: 3 }] },
      structuredFormat: { mainText: { text: title }, secondaryText: { text: rest } },
    },
  }));
  return { status: 200, text: JSON.stringify({ suggestions }) };
}
