import { PDFDocument } from '@cantoo/pdf-lib';
import { drawCropMarks } from './cropMarks.ts';
import { drawSign, type PrintedSign } from './drawSign.ts';
import { drawSlip, type PrintedSlip } from './drawSlip.ts';
import { layouts, margin, type PerSheet, sheet, signSize } from './layouts.ts';
import { mm, paperOf } from './paper.ts';

export interface Sheets {
  readonly printed: readonly (PrintedSign | PrintedSlip)[];
  readonly perSheet: PerSheet;
  /** Where a code can be typed: zarcodes.co.za */
  readonly site: string;
}

/**
 * Signs and claim slips on sheets of A4, to cut out.
 * @param onSheet called after each sheet with the number of them so far
 * @returns a PDF
 */
export async function drawSheets(
  { printed, perSheet, site }: Sheets,
  onSheet: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(site);
  const layout = layouts[perSheet];
  const size = signSize(layout);
  for (let first = 0; first < printed.length; first += perSheet) {
    const page = pdf.addPage([sheet.width * mm, sheet.height * mm]);
    const paper = await paperOf(pdf, page);
    drawCropMarks(paper, layout);
    for (const [index, each] of printed.slice(first, first + perSheet).entries()) {
      const at = {
        x: margin + (index % layout.columns) * size.width,
        y: margin + Math.floor(index / layout.columns) * size.height,
      };
      if ('word' in each) drawSlip(paper, each, { ...at, ...size });
      else drawSign(paper, each, { ...at, ...size, site });
    }
    onSheet(Math.min(first + perSheet, printed.length));
  }
  return new Uint8Array(await pdf.save());
}
