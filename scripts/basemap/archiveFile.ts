import { type FileHandle, open } from 'node:fs/promises';
import { PMTiles, type Source } from 'pmtiles';

/** An archive on this machine. */
export interface ArchiveFile {
  readonly archive: PMTiles;
  readonly bytes: number;
  close(): Promise<void>;
}

export async function openArchiveFile(path: string): Promise<ArchiveFile> {
  const handle = await open(path);
  const { size: bytes } = await handle.stat();
  return { archive: new PMTiles(sourceOf(handle, path)), bytes, close: () => handle.close() };
}

const sourceOf = (handle: FileHandle, path: string): Source => ({
  getKey: () => path,
  async getBytes(offset, length) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
    return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer };
  },
});
