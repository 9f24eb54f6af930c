import { spelledWords } from '#shared/domain/spellingAlphabet.ts';
import { type Box, drawPlate, drawQr } from './drawParts.ts';
import { type Paper, writeLine } from './paper.ts';

export interface PrintedSign {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** Where the QR code leads. */
  readonly link: string;
}

interface Place extends Box {
  readonly site: string;
}

/** A place for a QR code, a plate and lines of text, in millimetres. */
interface Design {
  readonly width: number;
  readonly height: number;
  readonly qr: { readonly x: number; readonly y: number; readonly size: number };
  readonly plate: Box;
  readonly title: { readonly y: number; readonly size: number };
  readonly lines: { readonly y: number; readonly size: number; readonly step: number };
}

/** The QR code beside the code, as on a sticker. */
const wide: Design = {
  width: 99,
  height: 57,
  qr: { x: 1, y: 6.5, size: 44 },
  plate: { x: 46, y: 15.5, width: 49, height: 14 },
  title: { y: 12, size: 3.5 },
  lines: { y: 35.5, size: 3.3, step: 4.6 },
};

/** The QR code above the code. */
const tall: Design = {
  width: 99,
  height: 142.5,
  qr: { x: 12, y: 4, size: 75 },
  plate: { x: 9, y: 92, width: 81, height: 23 },
  title: { y: 87, size: 5 },
  lines: { y: 122, size: 4.2, step: 5.8 },
};

/** Black on white, which every printer and every QR reader can do; in the middle of its place. */
export function drawSign(paper: Paper, { code, title, link }: PrintedSign, place: Place): void {
  const design = place.height > place.width ? tall : wide;
  const scale = Math.min(place.width / design.width, place.height / design.height);
  const left = place.x + (place.width - design.width * scale) / 2;
  const top = place.y + (place.height - design.height * scale) / 2;
  const across = (x: number) => left + x * scale;
  const down = (y: number) => top + y * scale;
  const { qr, plate, title: heading, lines } = design;

  drawQr(paper, link, { x: across(qr.x), y: down(qr.y), size: qr.size * scale });
  drawPlate(paper, code, {
    x: across(plate.x),
    y: down(plate.y),
    width: plate.width * scale,
    height: plate.height * scale,
  });
  const line = { x: across(plate.x), maxWidth: plate.width * scale };
  writeLine(paper, title, { ...line, y: down(heading.y), size: heading.size * scale, isBold: true });
  const words = spelledWords(code).map((part) => part.join(' · '));
  for (const [index, text] of [...words, place.site].entries())
    writeLine(paper, text, { ...line, y: down(lines.y + index * lines.step), size: lines.size * scale });
}
