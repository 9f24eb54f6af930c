import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { drawPath, type Paper, writeLine } from './paper.ts';

/** In millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const quietZone = 4; // modules, which ISO/IEC 18004 requires around a QR code

/** Black on white, which every printer and every QR reader can do. @param size with the quiet zone */
export function drawQr(
  paper: Paper,
  link: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const modules = generate(link, { minCorrectionLevel: correction.Q });
  const module = size / (modules.size + 2 * quietZone);
  drawPath(paper, toSvgPath(modules), {
    x: x + quietZone * module,
    y: y + quietZone * module,
    scale: module,
  });
}

/** The code in its frame, as wide as there is room. */
export function drawPlate(paper: Paper, code: string, { x, y, width, height }: Box): void {
  drawPath(paper, rounded(width, height, height / 5.6), { x, y, scale: 1, borderWidth: height / 10.8 });
  const padding = width / 15;
  writeLine(paper, code, {
    x: x + padding,
    y: y + height * 0.76,
    size: height * 0.75,
    maxWidth: width - 2 * padding,
    isBold: true,
    fills: true,
  });
}

const rounded = (width: number, height: number, radius: number): string =>
  [
    `M${radius} 0H${width - radius}`,
    `A${radius} ${radius} 0 0 1 ${width} ${radius}V${height - radius}`,
    `A${radius} ${radius} 0 0 1 ${width - radius} ${height}H${radius}`,
    `A${radius} ${radius} 0 0 1 0 ${height - radius}V${radius}`,
    `A${radius} ${radius} 0 0 1 ${radius} 0Z`,
  ].join('');
