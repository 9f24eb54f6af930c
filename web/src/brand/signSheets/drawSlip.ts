import { type Box, drawPlate, drawQr } from './drawParts.ts';
import { type Paper, writeLine, writeText } from './paper.ts';

/** A claim slip; its texts are of the page, because a worker has no catalogue. */
export interface PrintedSlip {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** As shown: ABCD-EFGH */
  readonly word: string;
  /** Where the QR code leads, with both. */
  readonly link: string;
  readonly heading: string;
  readonly wordLabel: string;
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/** Places in millimetres. */
interface Design {
  readonly width: number;
  readonly margin: number;
  readonly heading: { readonly y: number; readonly size: number };
  readonly title: { readonly y: number; readonly size: number };
  readonly qr: { readonly x: number; readonly y: number; readonly size: number };
  readonly plate: Box;
  readonly label: { readonly y: number; readonly size: number };
  readonly word: { readonly y: number; readonly size: number };
  /** The steps and notes, made smaller where a language needs more lines. */
  readonly texts: { readonly y: number; readonly size: number; readonly height: number };
}

/** Two or eight on a sheet: the QR code beside the code and the word. */
const wide: Design = {
  width: 99,
  margin: 4,
  heading: { y: 7.5, size: 4 },
  title: { y: 12.5, size: 3.2 },
  qr: { x: 2, y: 13.5, size: 38 },
  plate: { x: 42, y: 17, width: 53, height: 13.5 },
  label: { y: 36, size: 3 },
  word: { y: 45.5, size: 9.5 },
  texts: { y: 53.5, size: 2.6, height: 15.5 },
};

/** Four on a sheet: the QR code below the code. */
const tall: Design = {
  width: 99,
  margin: 9,
  heading: { y: 11, size: 5.4 },
  title: { y: 17.5, size: 4 },
  qr: { x: 22.5, y: 42, size: 54 },
  plate: { x: 9, y: 21, width: 81, height: 20 },
  label: { y: 101, size: 3.6 },
  word: { y: 112.5, size: 12 },
  texts: { y: 119.5, size: 3.1, height: 20 },
};

/** Black on white, as a sign is. */
export function drawSlip(paper: Paper, slip: PrintedSlip, place: Box): void {
  const design = place.height > place.width ? tall : wide;
  const scale = place.width / design.width;
  const across = (x: number) => place.x + x * scale;
  const down = (y: number) => place.y + y * scale;
  const { margin, heading, title, qr, plate, label, word, texts } = design;
  const line = { x: across(margin), maxWidth: (design.width - 2 * margin) * scale };
  const besideQr = { x: across(plate.x), maxWidth: plate.width * scale };

  writeLine(paper, slip.heading, { ...line, y: down(heading.y), size: heading.size * scale, isBold: true });
  writeLine(paper, slip.title, { ...line, y: down(title.y), size: title.size * scale });
  drawQr(paper, slip.link, { x: across(qr.x), y: down(qr.y), size: qr.size * scale });
  drawPlate(paper, slip.code, {
    x: across(plate.x),
    y: down(plate.y),
    width: plate.width * scale,
    height: plate.height * scale,
  });
  writeLine(paper, slip.wordLabel, { ...besideQr, y: down(label.y), size: label.size * scale });
  const bold = { isBold: true, fills: true } as const;
  writeLine(paper, slip.word, { ...besideQr, ...bold, y: down(word.y), size: word.size * scale });
  writeText(paper, [...slip.steps, ...slip.notes], {
    ...line,
    y: down(texts.y),
    size: texts.size * scale,
    maxHeight: texts.height * scale,
  });
}
