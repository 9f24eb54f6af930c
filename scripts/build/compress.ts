import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.wasm']);
const minBytes = 1_024; // a smaller file fits into one packet anyway
const largeBytes = 500_000; // Brotli's best quality takes seconds on Swagger UI's bundle and on WebAssembly, which few people load

/** Writes a `.br` and a `.gz` beside every file that it makes smaller, for the local server; CloudFront compresses by itself. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const quality = bytes.length > largeBytes ? 5 : zlib.BROTLI_MAX_QUALITY;
  const [gzipped, brotlied] = await Promise.all([
    zip(bytes),
    brotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotlied)]);
}
