import { fileOf, pointRoute } from '#shared/edge/pages.ts';
import { found, type Redirect } from './redirect.ts';

/** What CloudFront hands to a function of ours, as far as we use it. */
export interface ViewerRequest {
  readonly request: {
    uri: string;
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
  request.uri = fileOf(request.uri);
  return request;
}
