import { fileOf } from '#shared/edge/pages.ts';

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
export function handler(event: ViewerRequest): ViewerRequest['request'] {
  const request = event.request;
  request.uri = fileOf(request.uri);
  return request;
}
