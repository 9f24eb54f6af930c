import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { escapeHtml } from '#shared/domain/html.ts';

type Result = APIGatewayProxyStructuredResultV2;
type Headers = Readonly<Record<string, string>>;

/** The result of a route with `page`. */
export interface Page {
  readonly found: boolean;
  readonly html: string;
  /** Where the page is now. */
  readonly movedTo?: string | undefined;
}

/** @param missing the `cache-control` of a page that is not found */
export function htmlResponse({ found, html, movedTo }: Page, headers: Headers, missing: string): Result {
  if (movedTo !== undefined) return htmlResult(301, '', { ...headers, location: movedTo });
  if (found) return htmlResult(200, html, headers);
  return htmlResult(404, html, { ...headers, 'cache-control': missing });
}

/** For people, who opened the address in a browser, instead of the JSON error body. */
export function htmlErrorResponse(status: number, message: string, headers: Headers): Result {
  const html =
    '<!doctype html><html lang="en-ZA"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>ZarCodes</title>' +
    `<h1>ZarCodes</h1><p>${escapeHtml(message)}</p><p><a href="/">Go to the start page</a></p></html>`;
  return htmlResult(status, html, headers);
}

function htmlResult(statusCode: number, body: string, headers: Headers): Result {
  return { statusCode, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}
