import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawSheets } from '#web/brand/signSheets/drawSheets.ts';
import { signOf } from '#web/brand/signSheets/signOf.ts';

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });
});
afterAll(() => pdfium.destroy());

const card = {
  id: 'zar_1',
  zarcode: 'NDL2QR6',
  title: 'Ḓzata Primary School 🏫 קריה, on the hill behind the dam of Thohoyandou',
  suburb: 'Thohoyandou',
  city: 'Thohoyandou',
  province: 'Limpopo',
  createdAt: '2026-11-20T08:00:00.000Z',
} as const;
const site = 'zarcodes.co.za';
const origin = `https://${site}`;

// The smallest code of a sheet is 44 mm wide: 170 dots an inch show of it what 300, a common printer, do of one of 25 mm.
const dotsPerInch = 170;

interface Printed {
  /** Of each page, in reading order. */
  readonly pages: string[][];
  readonly progress: number[];
}

async function print(links: readonly string[], perSheet: 2 | 4 | 8 | 10): Promise<Printed> {
  const signs = links.map((link) => ({ ...signOf(card, origin), link }));
  const progress: number[] = [];
  const bytes = await drawSheets({ signs, perSheet, site }, (done) => progress.push(done));
  const document = await pdfium.loadDocument(bytes);
  const pages: string[][] = [];
  for (const page of document.pages()) {
    // https://en.wikipedia.org/wiki/ISO_216: A4 in points.
    const { originalWidth, originalHeight } = page.getOriginalSize();
    expect([Math.round(originalWidth), Math.round(originalHeight)]).toEqual([595, 842]);
    const image = await page.render({ scale: dotsPerInch / 72, render: async ({ data }) => data });
    const pixels = { ...image, data: new Uint8ClampedArray(image.data), colorSpace: 'srgb' } as const;
    const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 20 });
    pages.push(found.map(({ text }) => text));
  }
  document.destroy();
  return { pages, progress };
}

describe('signs on sheets', () => {
  test.each([2, 4, 8, 10] as const)('%i on each: all QR codes can be read', async (perSheet) => {
    const links = [...Array(perSheet + 1).keys()].map(
      (index) => `${origin}/NDL-2QR6#at=-22.97${index}1,30.4${index}22`,
    );
    const { pages, progress } = await print(links, perSheet);
    expect(pages.map((page) => page.toSorted())).toEqual([links.slice(0, -1).toSorted(), links.slice(-1)]);
    expect(progress).toEqual([perSheet, perSheet + 1]);
  });

  test('carry the point of a public code only', () => {
    const point = { latitude: -22.9731, longitude: 30.4622 };
    expect(signOf({ ...card, ...point }, origin).link).toBe(`${origin}/NDL-2QR6#at=-22.973100,30.462200`);
    expect(signOf({ ...card, ...point, visibility: 'area' }, origin).link).toBe(`${origin}/NDL-2QR6`);
    expect(signOf(card, origin).link).toBe(`${origin}/NDL-2QR6`);
  });
});
