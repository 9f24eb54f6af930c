/**
 * Replaces S3 as far as we use it: posted forms, with their policy enforced, and signed GET, PUT and DELETE of single
 * objects. Every bucket is a folder in `folder`.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Objects, openObjects } from './objects.ts';
import { checkPost } from './postPolicy.ts';
import { accessDenied, S3Error } from './s3Error.ts';
import { checkSigned, type S3Access } from './s3Signature.ts';
import { portFailure } from './server.ts';

interface S3Options {
  readonly host: string;
  /** 0 uses a free one. */
  readonly port: number;
  readonly folder: string;
  readonly buckets: readonly string[];
  readonly access: S3Access;
  /** Called after every successful request: `PutObject uploads/…`. */
  readonly onUse?: (use: string) => void;
}

export interface S3 {
  readonly url: string;
  bucket(name: string): Objects;
  stop(): Promise<void>;
}

/** More than any photo; the limit of S3 itself is 5 GB. */
const maxBytes = 32 * 1024 * 1024;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '3600',
};

export async function startS3(options: S3Options): Promise<S3> {
  const buckets = new Map(options.buckets.map((name) => [name, openObjects(join(options.folder, name))]));
  const bucket = (name: string): Objects => {
    const found = buckets.get(name);
    if (found === undefined) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    return found;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      request.resume();
      if (error instanceof S3Error) end(response, error.status, error.toXml());
      else response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return end(response, 200);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [, name = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    const objects = bucket(name);
    if (request.method === 'POST' && key === '') return takePost(request, response, name, objects);

    await checkSigned(request, options.access, new Date());
    const path = decodeURIComponent(key);
    if (request.method === 'PUT') {
      const bytes = await readAll(request);
      await objects.put(path, { headers: storedHeaders(request), bytes });
      response.setHeader('etag', `"${createHash('md5').update(bytes).digest('hex')}"`);
      end(response, 200);
    } else if (request.method === 'DELETE') {
      await objects.delete(path);
      end(response, 204);
    } else if (request.method === 'GET') {
      const found = await objects.get(path);
      if (found === null) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
      const disposition = searchParams.get('response-content-disposition');
      response
        .writeHead(200, {
          ...found.headers,
          ...(disposition !== null && { 'content-disposition': disposition }),
          'content-length': found.bytes.length,
        })
        .end(found.bytes);
    } else {
      throw new S3Error(
        405,
        'MethodNotAllowed',
        'The specified method is not allowed against this resource.',
      );
    }
    options.onUse?.(`${{ PUT: 'Put', DELETE: 'Delete', GET: 'Get' }[request.method]}Object ${path}`);
  }

  async function takePost(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    objects: Objects,
  ): Promise<void> {
    const { fields, file } = await readForm(request);
    checkPost({ bucket: name, fields, bytes: file.length }, options.access, new Date());
    const key = fields.get('key') ?? '';
    if (key === '') throw accessDenied('Invalid according to Policy: no key');
    const given = [...fields].filter(([name]) => isStored(name));
    const headers = { 'content-type': 'binary/octet-stream', ...Object.fromEntries(given) };
    await objects.put(key, { headers, bytes: file });
    options.onUse?.(`PutObject ${key}`);
    end(response, 204);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(portFailure(options.port, error, 'S3_PORT')),
    );
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://localhost:${port}`,
    bucket,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the file and the fields before it. Like S3, it ignores fields after the file. */
async function readForm(request: IncomingMessage): Promise<{ fields: Map<string, string>; file: Buffer }> {
  const body = await readAll(request);
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new S3Error(
        400,
        'MalformedPOSTRequest',
        'The body of your POST request is not well-formed multipart/form-data.',
      );
    });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') return { fields, file: Buffer.from(await value.arrayBuffer()) };
    fields.set(name.toLowerCase(), value);
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
}

/** Of an upload, what S3 stores with the object, and sends with it. */
const isStored = (name: string) =>
  ['content-type', 'cache-control', 'content-disposition'].includes(name) || name.startsWith('x-amz-meta-');

function storedHeaders({ headers }: IncomingMessage): Record<string, string> {
  const given = Object.entries(headers).filter(([name]) => isStored(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function end(response: ServerResponse, status: number, xml = ''): void {
  response.writeHead(status, { ...cors, ...(xml !== '' && { 'content-type': 'application/xml' }) });
  response.end(xml);
}
