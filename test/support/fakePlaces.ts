/** Speaks like Google's Places API (New), as far as our search asks it, and remembers how it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly fields: string | undefined;
  readonly body: unknown;
}

/** What it does with a question: answers it, or leaves it hanging. */
type Manner = { readonly status: number; readonly text: string } | 'silent';

export interface FakePlaces {
  readonly url: string;
  readonly asked: Asked[];
  behave(manner: Manner): void;
  stop(): void;
}

export async function startFakePlaces(): Promise<FakePlaces> {
  const asked: Asked[] = [];
  let manner: Manner = { status: 200, text: '{}' };
  const server = createServer(async (request, response) => {
    const header = (name: string) => request.headers[name]?.toString();
    asked.push({
      path: `${request.method} ${request.url}`,
      key: header('x-goog-api-key'),
      fields: header('x-goog-fieldmask'),
      body: await json(request),
    });
    if (manner === 'silent') return;
    response.writeHead(manner.status, { 'content-type': 'application/json; charset=UTF-8' }).end(manner.text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave: (next) => {
      manner = next;
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
