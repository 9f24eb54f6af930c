import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { escapeHtml } from '#shared/domain/html.ts';

type Result = APIGatewayProxyStructuredResultV2;
type Headers = Readonly<Record<string, string>>;

/** What a route with `page` answers. */
export interface Page {
  readonly found: boolean;
  readonly html: string;
}

export function htmlResponse({ found, html }: Page, headers: Headers): Result {
  // Not kept where there is nothing, because there may soon be something.
  const kept = found ? headers : { ...headers, 'cache-control': 'no-cache' };
  return htmlResult(found ? 200 : 404, html, kept);
}

/** People who opened an address get the sentence, and not the error body that programs read. */
export function htmlErrorResponse(status: number, message: string, headers: Headers): Result {
  const html =
    '<!doctype html><html lang="en-ZA"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>ZarCodes</title>' +
    `<h1>ZarCodes</h1><p>${escapeHtml(message)}</p><p><a href="/">To the start page</a></p></html>`;
  return htmlResult(status, html, headers);
}

function htmlResult(statusCode: number, body: string, headers: Headers): Result {
  return { statusCode, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}
