import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

/** The WebAssembly comes once, before the first picture. */
export type QrRequest = { readonly wasm: ArrayBuffer } | { readonly picture: ImageData };

/** @returns the texts of a picture's codes */
let detect: (picture: ImageData) => Promise<string[]>;

async function start(wasm: ArrayBuffer): Promise<string[]> {
  await prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  detect = async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  return [];
}

/**
 * Beside the page, under a policy of its own (shared/edge/securityHeaders.ts), which allows WebAssembly here only. Each
 * request brings the port for its answer; null where it failed.
 */
addEventListener('message', async ({ data, ports: [port] }: MessageEvent<QrRequest>) => {
  try {
    port?.postMessage(await ('wasm' in data ? start(data.wasm) : detect(data.picture)));
  } catch {
    port?.postMessage(null);
  }
});
