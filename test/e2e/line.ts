import { createServer, request as forward, type RequestListener, type Server } from 'node:http';
import { test as base, expect, type Page } from '@playwright/test';

/** The way to the app. It can be cut: a browser that is set offline does not take its workers offline. */
export interface Line {
  readonly url: string;
  /** What is served in place of the app's own file, by path: a later build. */
  readonly files: Map<string, { readonly type: string; readonly body: string }>;
  /** What answers in place of the app, by how a path begins: a page's requests that pass a worker can't be intercepted. */
  readonly answers: Map<string, RequestListener>;
  cut(): Promise<void>;
  fix(): Promise<void>;
}

export const test = base.extend<{ line: Line }>({
  line: async ({ baseURL, context }, use) => {
    const files: Line['files'] = new Map();
    const answers: Line['answers'] = new Map();
    let isCut = false;
    const server: Server = createServer((request, response) => {
      const file = files.get(request.url ?? '');
      if (file !== undefined) {
        response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body);
        return;
      }
      for (const [start, answer] of answers)
        if (request.url?.startsWith(start)) return answer(request, response);
      const { method, headers } = request;
      const further = forward(new URL(request.url ?? '/', baseURL), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).on('error', () => answer.destroy());
      });
      further.on('error', () => response.destroy());
      request.pipe(further);
    });
    server.on('connection', (socket) => {
      if (isCut) socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await use({
      url: `http://localhost:${port}`,
      files,
      answers,
      async cut() {
        isCut = true;
        server.closeAllConnections();
        await context.setOffline(true);
      },
      async fix() {
        isCut = false;
        await context.setOffline(false);
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

/** The keys of what was last seen, by how they begin. */
export const seen = (page: Page, start: string) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), start);

/** Waits until the page that is open would open without a connection. */
export async function stored(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  for (const part of parts) {
    await expect
      .poll(async () => (await seen(page, 'last_seen.')).some((key) => key.includes(part)))
      .toBe(true);
  }
}

export const lastSeen = (page: Page) => page.getByText('As you last saw it');
