import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { MediaType } from '#shared/contract/route.ts';

/** The result of a route with `file`. */
export interface AnsweredFile {
  /** Made of plain letters: it is a header. */
  readonly fileName: string;
  readonly mediaType: MediaType;
  readonly text: string;
}

export function fileResponse(
  { fileName, mediaType, text }: AnsweredFile,
  headers: Readonly<Record<string, string>>,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${fileName}"`,
      ...headers,
    },
    body: text,
  };
}
