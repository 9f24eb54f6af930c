/** QR codes into a driver's run: docs/product/runs.md#scanning. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { generate } from 'lean-qr';
import sharp from 'sharp';
import { collectErrors, waitForHydration } from './app.ts';
import { makeCreatorCode, newCreator } from './creatorPeople.ts';
import { test as base } from './line.ts';
import { expectAccessible, expectNoSidewaysScrolling, look } from './look.ts';

const film = join(tmpdir(), `zarcodes-scan-${process.pid}.y4m`);

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
        // Without a screen there is nobody to ask: it is allowed.
        '--use-fake-ui-for-media-stream',
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 375, height: 667 } });
test.afterAll(() => rmSync(film, { force: true }));

const [width, height] = [320, 240];

/** Grey values of a picture with a QR code in its middle. */
function drawn(text: string): Buffer {
  const code = generate(text);
  const scale = Math.floor((height * 0.8) / code.size);
  const [left, top] = [width, height].map((side) => Math.floor((side - code.size * scale) / 2)) as [
    number,
    number,
  ];
  const pixels = Buffer.alloc(width * height, 230);
  for (let y = 0; y < code.size * scale; y++)
    for (let x = 0; x < code.size * scale; x++)
      if (code.get(Math.floor(x / scale), Math.floor(y / scale))) pixels[(top + y) * width + left + x] = 20;
  return pixels;
}

/** What the camera sees, half a second each, again and again. */
function show(texts: readonly string[]): void {
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frames = texts.flatMap((text) => [Buffer.from('FRAME\n'), drawn(text), colours]);
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F2:1\n`), ...frames]));
}

const photoOf = (text: string) =>
  sharp(drawn(text), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan QR codes' });
const said = (page: Page, text: string) => dialog(page).getByRole('status').filter({ hasText: text });
const stops = (page: Page) => page.getByRole('region', { name: 'Stops' }).getByRole('listitem');

async function choose(page: Page, ...photos: Buffer[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose a photo' }).click();
  const all = photos.map((buffer, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer }));
  await (await chooser).setFiles(all);
}

async function open(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/run`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

test('the codes of signs are added as the camera sees them, and it is off when nobody looks', async ({
  page,
  request,
  baseURL,
}) => {
  const creator = await newCreator(request);
  const codes = [
    await makeCreatorCode(request, creator, 'Stall 1'),
    await makeCreatorCode(request, creator, 'Stall 2'),
  ];
  show([`${baseURL}/${codes[0]}#at=-25.99636,28.2268`, `${baseURL}/${codes[1]}`]);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { tracks });
  });
  const trackStates = () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState),
    );
  const hide = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const errors = collectErrors(page);
  const files: string[] = [];
  page.on('request', (each) => files.push(each.url()));

  await open(page);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  for (const code of codes)
    await expect(dialog(page).getByRole('listitem').filter({ hasText: code })).toContainText('Added');
  await expectAccessible(page);
  await look(page, 'run-scan');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScrolling(page);
  expect(files.filter((url) => url.includes('.wasm'))).toHaveLength(1);
  expect(files.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);

  await hide('hidden');
  await expect.poll(trackStates).toEqual(['ended']);
  await hide('visible');
  await expect.poll(trackStates).toEqual(['ended', 'live']);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(stops(page)).toHaveCount(2);
  for (const title of ['Stall 1', 'Stall 2'])
    await expect(stops(page).filter({ hasText: title })).toBeVisible();
  expect(await trackStates()).toEqual(['ended', 'ended']);

  // WebAssembly runs in the scanner's worker only.
  const compiled = page.evaluate(async () => {
    const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    return WebAssembly.compile(empty).then(
      () => 'allowed',
      () => 'refused',
    );
  });
  expect(await compiled).toBe('refused');
  expect(errors.filter((text) => !text.includes('WebAssembly.compile()'))).toEqual([]);
});

test.describe('without a camera', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it says so, and a photo does instead, also without a connection', async ({ page, line }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('Permission denied', 'NotAllowedError');
      };
    });
    await open(page, line.url);
    await expect(dialog(page).getByRole('alert')).toContainText('The camera is not allowed here.');
    await expectAccessible(page);
    await look(page, 'run-scan-refused');
    await choose(page, Buffer.from('no photo'));
    await expect(said(page, 'This file is no photo that can be opened here.')).toBeVisible();
    await choose(
      page,
      await sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
        .png()
        .toBuffer(),
    );
    await expect(said(page, 'There is no QR code to be found in this photo.')).toBeVisible();
    await choose(page, await photoOf('https://example.com/menu'));
    await expect(said(page, 'There is no ZarCode in this QR code.')).toBeVisible();
    await choose(
      page,
      await photoOf(`${line.url}/run#stops=7PTFLHV.7PTFLHW`),
      await photoOf('7PT-FLHX Thandi'),
    );
    await expect(said(page, '7PT-FLHX is added.')).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
    await choose(page, await photoOf('7PT-FLHV'));
    await expect(said(page, '7PT-FLHV is already in the run.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(stops(page)).toHaveCount(3);
    await expect(stops(page).last()).toContainText('Thandi');

    const names = () =>
      page.evaluate(async () =>
        (await (await caches.open('visited')).keys()).map(({ url }) => url).join(' '),
      );
    for (const part of [/\/zxing_reader-[^ ]*\.wasm/, /\/qrWorker-/, /\/openScanner-/])
      await expect.poll(names).toMatch(part);
    await line.cut();
    await page.reload();
    await expect(stops(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await choose(page, await photoOf(`${line.url}/7PT-FLHZ`));
    await expect(said(page, '7PT-FLHZ is added.')).toBeVisible();

    // The page to paste into stays below the scanner, although there is a run by then.
    await line.fix();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete this run' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan your run' })).toBeVisible();
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await choose(page, await photoOf('7PT-FLHV'));
    await expect(said(page, '7PT-FLHV is added.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(stops(page)).toHaveCount(1);
  });
});

test('what the browser has itself reads first, and ours where that fails', async ({ page }) => {
  await page.addInitScript(() => {
    let reads = 0;
    class BarcodeDetector {
      static getSupportedFormats = async () => ['ean_13', 'qr_code'];
      detect = async () => {
        reads += 1;
        if (reads === 1) return [{ rawValue: '7PT-FLHV' }];
        throw new DOMException('Barcode detection service unavailable.', 'NotSupportedError');
      };
    }
    Object.assign(window, { BarcodeDetector });
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Device in use', 'NotReadableError');
    };
  });
  let isLoaded = false;
  page.on('request', (each) => {
    isLoaded ||= each.url().includes('.wasm');
  });
  await open(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Another app is using the camera.');
  await choose(page, await photoOf('7PT-FLHW'));
  await expect(said(page, '7PT-FLHV is added.')).toBeVisible();
  expect(isLoaded).toBe(false);
  await choose(page, await photoOf('7PT-FLHW'));
  await expect(said(page, '7PT-FLHW is added.')).toBeVisible();
  expect(isLoaded).toBe(true);
});
