import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The result of a route with `csv`. */
export interface CsvFile {
  /** Made of plain letters: it is a header. */
  readonly fileName: string;
  readonly csv: string;
}

export function csvResponse(
  { fileName, csv }: CsvFile,
  headers: Readonly<Record<string, string>>,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      ...headers,
    },
    body: csv,
  };
}
