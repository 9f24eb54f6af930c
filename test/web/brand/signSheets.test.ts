import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { claimLink } from '#shared/domain/claims.ts';
import { slipTexts } from '#web/brand/claim/slipTexts.ts';
import { drawSheets, type Sheets } from '#web/brand/signSheets/drawSheets.ts';
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
  /** The QR codes of each page. */
  readonly pages: string[][];
  /** What a reader of the PDF finds on each page. */
  readonly texts: string[];
  readonly progress: number[];
}

const signsOf = (links: readonly string[]) => links.map((link) => ({ ...signOf(card, origin), link }));

async function print(printed: Sheets['printed'], perSheet: Sheets['perSheet']): Promise<Printed> {
  const progress: number[] = [];
  const texts: string[] = [];
  const bytes = await drawSheets({ printed, perSheet, site }, (done) => progress.push(done));
  const document = await pdfium.loadDocument(bytes);
  const pages: string[][] = [];
  for (const page of document.pages()) {
    // https://en.wikipedia.org/wiki/ISO_216: A4 in points.
    const { originalWidth, originalHeight } = page.getOriginalSize();
    expect([Math.round(originalWidth), Math.round(originalHeight)]).toEqual([595, 842]);
    texts.push(page.getText());
    const image = await page.render({ scale: dotsPerInch / 72, render: async ({ data }) => data });
    const pixels = { ...image, data: new Uint8ClampedArray(image.data), colorSpace: 'srgb' } as const;
    const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 20 });
    pages.push(found.map(({ text }) => text));
  }
  document.destroy();
  return { pages, texts, progress };
}

describe('signs on sheets', () => {
  test.each([2, 4, 8, 10] as const)('%i on each: all QR codes can be read', async (perSheet) => {
    const links = [...Array(perSheet + 1).keys()].map(
      (index) => `${origin}/NDL-2QR6#at=-22.97${index}1,30.4${index}22`,
    );
    const { pages, progress } = await print(signsOf(links), perSheet);
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

describe('titles', () => {
  const printedTitle = async (title: string) => {
    const { texts } = await print([{ ...signOf({ ...card, title }, origin) }], 2);
    return texts[0]?.split(/[\r\n]+/)[1];
  };

  test.each([
    ['Đorđe & Łukasz, ŋaŋa', 'Dorde & Lukasz, nganga'],
    ['Ḓzata, ṱhoho, Ñandú, Müller', 'Dzata, thoho, Ñandú, Müller'],
    ['ǂKhomani ǀXam ǃXun ǁGana', '=Khomani /Xam !Xun //Gana'],
    ['Ɗakin ƙarfe, ɛkɔ', 'Dakin karfe, eko'],
    ['No. 7 🏫 קריה school', 'No. 7 school'],
  ])('%s is printed as %s', async (title, printed) => {
    expect(await printedTitle(title)).toBe(printed);
  });
});

describe('claim slips on sheets', () => {
  const slipOf = (index: number, texts = slipTexts(site, '1 December 2027')) => {
    const word = `ABC${index}-EFGH`;
    return {
      code: 'NDL-2QR6',
      title: `Hut ${index}`,
      word,
      link: claimLink(origin, 'NDL-2QR6', word),
      ...texts,
    };
  };

  test.each([2, 4, 8] as const)(
    '%i on each: code, word, steps and the QR code with both',
    async (perSheet) => {
      const slips = [...Array(perSheet + 1).keys()].map((index) => slipOf(index));
      const { pages, texts, progress } = await print(slips, perSheet);
      const links = slips.map(({ link }) => link);
      expect(pages.map((page) => page.toSorted())).toEqual([links.slice(0, -1).toSorted(), links.slice(-1)]);
      expect(progress).toEqual([perSheet, perSheet + 1]);
      const last = texts[1]?.replaceAll(/\s+/g, ' ');
      for (const part of ['This ZarCode can be yours', `Hut ${perSheet}`, 'NDL-2QR6', `ABC${perSheet}-EFGH`])
        expect(last).toContain(part);
      expect(last).toContain('open zarcodes.co.za/claims.');
      expect(last).toContain('take the ZarCode over, once. Valid until 1 December 2027.');
    },
  );

  test('texts that are half as long again stay on their slip', async () => {
    const { steps, notes, ...others } = slipTexts(site, '1 December 2027');
    const longer = (text: string) => `${text} ${text.slice(0, text.length / 2)}`;
    const texts = { ...others, steps: steps.map(longer), notes: notes.map(longer) };
    const document = await pdfium.loadDocument(
      await drawSheets({ printed: [slipOf(0, texts)], perSheet: 8, site }, () => undefined),
    );
    const { data, width, height } = await document
      .getPage(0)
      .render({ scale: 2, render: async ({ data }) => data });
    document.destroy();
    // The next slip would begin 71.25 mm below the margin of 6 mm; the crop marks stand outside.
    const [left, right] = [width * 0.05, width * 0.49];
    const isInk = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
    let lowest = 0;
    for (let y = 0; y < height * 0.9; y++)
      for (let x = Math.ceil(left); x < right; x++) if (isInk(x, y)) lowest = y;
    const millimetres = (lowest / height) * 297;
    expect(millimetres).toBeGreaterThan(65);
    expect(millimetres).toBeLessThan(6 + 71.25);
  });
});
