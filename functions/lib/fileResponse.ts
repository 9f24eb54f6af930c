import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { MediaType } from '#shared/contract/route.ts';

interface TextFile {
  /** Made of plain letters: it is a header. */
  readonly fileName: string;
  readonly mediaType: MediaType;
  readonly text: string;
}

interface Picture {
  readonly mediaType: MediaType;
  readonly bytes: Uint8Array;
}

/** The result of a route with `file`: a text to be saved, or a picture to be shown. */
export type AnsweredFile = TextFile | Picture;

export function fileResponse(
  file: AnsweredFile,
  headers: Readonly<Record<string, string>>,
): APIGatewayProxyStructuredResultV2 {
  if ('bytes' in file) {
    return {
      statusCode: 200,
      headers: { 'content-type': file.mediaType, ...headers },
      body: Buffer.from(file.bytes).toString('base64'),
      isBase64Encoded: true,
    };
  }
  return {
    statusCode: 200,
    headers: {
      'content-type': `${file.mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file.fileName}"`,
      ...headers,
    },
    body: file.text,
  };
}
