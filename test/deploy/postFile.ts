import assert from 'node:assert/strict';

/** A photo of one red pixel. */
export const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

interface Upload {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Sends a file to the bucket with the signed form. */
export async function postFile({ url, fields }: Upload, file: Buffer<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([file]));
  const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(30_000) });
  assert.ok(response.ok, `the bucket returned ${response.status}: ${await response.text()}`);
}
