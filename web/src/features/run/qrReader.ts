import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { QrRequest } from './qrWorker.ts';

type Picture = HTMLVideoElement | ImageBitmap;

/** The browser's own: https://developer.mozilla.org/docs/Web/API/BarcodeDetector. TypeScript does not know it. */
interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const format = 'qr_code';
/** In pixels: a sign's code fills a tenth of it at least, or it would be too small for a phone's camera. */
const maxSide = { video: 1280, photo: 2000 } as const;

let native: Promise<Detector | null> | undefined;
let worker: Promise<Worker> | undefined;
// One for all pictures: an iPhone gives a page room for a few.
let canvas: HTMLCanvasElement | undefined;

/** The texts of the QR codes in a picture. @throws where what reads them could not be loaded */
export async function readQrCodes(picture: Picture): Promise<string[]> {
  native ??= nativeDetector();
  const detector = await native;
  try {
    if (detector !== null) return (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  } catch {
    // Some phones lack the service behind it.
    native = Promise.resolve(null);
  }
  worker ??= startWorker();
  try {
    return await ask(await worker, { picture: pixelsOf(picture) });
  } catch (error) {
    closeQrReader();
    throw error;
  }
}

/** Frees what it takes: some ten megabytes. What is being read fails. */
export function closeQrReader(): void {
  void worker?.then(stop, () => undefined);
  worker = undefined;
  canvas = undefined;
}

function stop(started: Worker): void {
  started.terminate();
  started.dispatchEvent(new Event('error'));
}

async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector !== undefined && formats.includes(format)
      ? new BarcodeDetector({ formats: [format] })
      : null;
  } catch {
    return null;
  }
}

/** The page fetches the WebAssembly, which is then stored with its other files. The worker may fetch nothing. */
async function startWorker(): Promise<Worker> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: ${response.status}`);
  const wasm = await response.arrayBuffer();
  const started = new Worker(new URL('./qrWorker.ts', import.meta.url), { type: 'module' });
  try {
    await ask(started, { wasm }, [wasm]);
    return started;
  } catch (error) {
    stop(started);
    throw error;
  }
}

function ask(worker: Worker, request: QrRequest, transfer: Transferable[] = []): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => {
      port1.close();
      worker.removeEventListener('error', fail);
      reject(new Error('The worker has failed'));
    };
    port1.onmessage = ({ data }: MessageEvent<string[] | null>) => {
      if (data === null) return fail();
      port1.close();
      worker.removeEventListener('error', fail);
      resolve(data);
    };
    worker.addEventListener('error', fail);
    worker.postMessage(request, [port2, ...transfer]);
  });
}

function pixelsOf(picture: Picture): ImageData {
  const isVideo = picture instanceof HTMLVideoElement;
  const width = isVideo ? picture.videoWidth : picture.width;
  const height = isVideo ? picture.videoHeight : picture.height;
  const scale = Math.min(1, maxSide[isVideo ? 'video' : 'photo'] / Math.max(width, height));
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
