import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DeleteObjectCommand, GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { FetchSource, PMTiles } from 'pmtiles';
import { bucketName, stages } from '#infra/stage.ts';
import { nameOfFile } from '#scripts/basemap/basemapStore.ts';
import { root } from '#scripts/build/entries.ts';
import { emulatorKeys } from '#scripts/deploy/target.ts';
import { replacedTag } from '#shared/contract/basemap.ts';
import { makeBasemap } from '#test/support/basemap/makeBasemap.ts';
import type { ApiClient } from './apiClient.ts';

interface BasemapJob {
  readonly client: ApiClient;
  /** Of a super admin. */
  readonly token: string;
  /** The site, through the edge. */
  readonly url: string;
  /** The emulator's own address. */
  readonly endpoint: string;
  /** For the file, and where the command finds the emulator. */
  readonly dataDir: string;
}

const khayelitsha = { latitude: -34.0364, longitude: 18.6775 };

/** An operator uploads our own map, a browser reads tiles of it through the edge, and the bucket loses it. */
export async function runBasemapJob({ client, token, url, endpoint, dataDir }: BasemapJob): Promise<void> {
  const path = join(dataDir, 'za.pmtiles');
  await writeFile(path, makeBasemap([khayelitsha]));
  const basemap = async (...args: string[]) => {
    const command = [join(root, 'scripts/basemap.ts'), '--stage', stages.emulator.name, ...args];
    const env = { ...process.env, DATA_DIR: dataDir };
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  };
  const file = await nameOfFile(path);
  const address = `${url}/api/images/basemaps/${file}`;
  const readPart = async () => {
    const answer = await fetch(address, { headers: { range: 'bytes=0-126' } });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  };

  assert.match(await basemap('--file', path), /up to zoom 15/);
  await client.call('settings.update', { body: { mapProvider: 'own' } }, { token });
  assert.deepEqual((await client.call('settings.public')).basemap, file);
  const part = await fetch(address, { headers: { range: 'bytes=0-126' } });
  assert.equal(part.status, 206);
  assert.equal(part.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.match(part.headers.get('content-range') ?? '', /^bytes 0-126\/\d+$/);
  const tile = await new PMTiles(new FetchSource(address)).getZxy(6, 36, 36);
  assert.ok((tile?.data.byteLength ?? 0) > 0);

  const s3 = new S3Client({
    endpoint,
    region: stages.emulator.region,
    credentials: emulatorKeys,
    forcePathStyle: true,
  });
  const object = { Bucket: bucketName(stages.emulator, 'images'), Key: `api/images/basemaps/${file}` };
  await s3.send(new DeleteObjectCommand(object));
  // The edge of the emulator stores nothing, and says 403 of what is not there.
  assert.notEqual((await readPart())[0], 206);
  assert.match(await basemap('--file', path), /which is not in the bucket/);
  assert.deepEqual(await readPart(), [206, 127]);

  assert.match(await basemap('--remove'), /pages show the open map/);
  assert.equal((await client.call('settings.public')).basemap, undefined);
  // Still there for pages that are open, until the rule of the bucket deletes it.
  assert.deepEqual(await readPart(), [206, 127]);
  const { TagSet } = await s3.send(new GetObjectTaggingCommand(object));
  assert.deepEqual(TagSet, [{ Key: replacedTag.key, Value: replacedTag.value }]);
  s3.destroy();
  await client.call('settings.update', { body: { mapProvider: stages.emulator.mapProvider } }, { token });
}
