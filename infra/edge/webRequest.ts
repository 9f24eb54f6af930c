import { fileOf, pointRoute } from '#shared/edge/pages.ts';
import { languageCookie, readerLanguage } from '#shared/edge/readerLanguage.ts';
import type { Language } from '#shared/text/languages.ts';
import { found, type Redirect } from './redirect.ts';

/** What CloudFront hands to a function of ours, as far as we use it. */
export interface ViewerRequest {
  readonly request: {
    uri: string;
    readonly headers: Record<string, { readonly value: string } | undefined>;
    readonly cookies: Readonly<Record<string, { readonly value: string } | undefined>>;
    /** As they came: encoded. */
    querystring: Readonly<
      Record<string, { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] }>
    >;
  };
}

/** Runs at the edge for every request to the web: the address becomes that of the file that answers it. */
export function handler(event: ViewerRequest): ViewerRequest['request'] | Redirect {
  const request = event.request;
  const point = pointRoute(request.uri);
  if (point !== null) return found(point);
  request.uri = fileOf(request.uri, languageOf(request));
  return request;
}

/** What the reader chose, else what the reader's browser is set to. */
export function languageOf({ cookies, headers }: ViewerRequest['request']): Language {
  return readerLanguage(cookies[languageCookie]?.value, headers['accept-language']?.value);
}
